/**
 * CAPTCHA services that Supabase Auth can check. Off unless `PUBLIC_CAPTCHA_SITE_KEY` is set; the same
 * service and its secret are then set in Supabase's dashboard.
 */

export interface CaptchaProvider {
  /** As the privacy policy names it. */
  readonly name: string;
  /** The service's script, loaded when an account form is submitted. */
  readonly script: string;
  /** Its object in `window`. */
  readonly global: 'turnstile' | 'hcaptcha';
  /** Origins for the content security policy. */
  readonly origins: readonly string[];
  /** Whether its styles and requests must be allowed too, besides its script and frame. */
  readonly needsStyles: boolean;
}

const providers = {
  turnstile: {
    name: 'Cloudflare (Turnstile)',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    origins: ['https://challenges.cloudflare.com'],
    needsStyles: false,
  },
  hcaptcha: {
    name: 'hCaptcha',
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    needsStyles: true,
  },
} as const satisfies Record<string, CaptchaProvider>;

/** The service named by `PUBLIC_CAPTCHA_PROVIDER`; Turnstile by default. */
export function captchaProvider(name: string | undefined): CaptchaProvider {
  return name === 'hcaptcha' ? providers.hcaptcha : providers.turnstile;
}
