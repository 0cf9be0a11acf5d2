/** Where the sign-up code is created and checked: `PUBLIC_EMAIL_VERIFICATION`. */

/**
 * `emailjs`: the browser, which sends it through EmailJS; `function`: our function; `supabase`: Supabase Auth. The
 * database stores the same mode in `app_settings`.
 */
export const verificationModes = ['emailjs', 'function', 'supabase'] as const;
export type VerificationMode = (typeof verificationModes)[number];

/** Parses the setting: `emailjs` if empty, undefined if invalid. */
export function readVerificationMode(given: string | undefined): VerificationMode | undefined {
  const name = given?.trim() || 'emailjs';
  return verificationModes.find((mode) => mode === name);
}

/** Whether EmailJS sends the code: from the browser, or from our function if it has the private key. */
export function usesEmailjs(env: Readonly<Record<string, string | undefined>>): boolean {
  const mode = readVerificationMode(env['PUBLIC_EMAIL_VERIFICATION']);
  return mode === 'function' ? Boolean(env['EMAILJS_PRIVATE_KEY']?.trim()) : mode !== 'supabase';
}
