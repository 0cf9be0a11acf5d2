/** The CAPTCHA token of a request to Supabase Auth, if a CAPTCHA is configured. */

/**
 * Options for sign-up, sign-in, reset and resend; empty without a CAPTCHA. Each call gets a new
 * token, because Supabase accepts each once. A CAPTCHA that fails or is blocked gives no token:
 * Supabase then returns `captcha_failed`.
 */
export async function captchaOptions(): Promise<{ readonly captchaToken?: string }> {
  const siteKey = import.meta.env.PUBLIC_CAPTCHA_SITE_KEY;
  if (!siteKey) return {};
  try {
    const { solveCaptcha } = await import('./captcha-widget.ts');
    return { captchaToken: await solveCaptcha(siteKey) };
  } catch {
    return {};
  }
}
