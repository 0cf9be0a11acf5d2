/** Who makes and checks the code of a sign-up: `PUBLIC_EMAIL_VERIFICATION`. */

/**
 * `emailjs`: the browser, which mails it through EmailJS; `function`: a function of ours; `supabase`:
 * Supabase Auth. The database repeats it in `app_settings`.
 */
export const verificationModes = ['emailjs', 'function', 'supabase'] as const;
export type VerificationMode = (typeof verificationModes)[number];

/** The mode of a setting; `emailjs` when it is empty, undefined when it is none of them. */
export function readVerificationMode(given: string | undefined): VerificationMode | undefined {
  const name = given?.trim() || 'emailjs';
  return verificationModes.find((mode) => mode === name);
}

/** Whether EmailJS mails the code: from the browser, or from our function if that has the private key. */
export function usesEmailjs(env: Readonly<Record<string, string | undefined>>): boolean {
  const mode = readVerificationMode(env['PUBLIC_EMAIL_VERIFICATION']);
  return mode === 'function' ? Boolean(env['EMAILJS_PRIVATE_KEY']?.trim()) : mode !== 'supabase';
}
