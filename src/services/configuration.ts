/** Public settings of this build. A relative URL is resolved against the page. */
import { readVerificationMode } from '../domain/account/verification-mode.ts';
import type { PriceIds } from '../domain/billing/plans.ts';

const env = import.meta.env;

export const configuration = {
  supabaseUrl: () => absolute(env.PUBLIC_SUPABASE_URL),
  supabaseKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  emailjs: {
    origin: () => absolute(env.PUBLIC_EMAILJS_ORIGIN ?? 'https://api.emailjs.com'),
    serviceId: env.PUBLIC_EMAILJS_SERVICE_ID,
    templateId: env.PUBLIC_EMAILJS_TEMPLATE_ID,
    publicKey: env.PUBLIC_EMAILJS_PUBLIC_KEY,
  },
  /** Where the sign-up code is created and checked: this browser, our function, or Supabase. */
  emailVerification: readVerificationMode(env.PUBLIC_EMAIL_VERIFICATION) ?? 'emailjs',
  /** Whether new signals are announced by Supabase Realtime, besides polling. */
  signalsRealtime: env.PUBLIC_SIGNALS_REALTIME === 'on',
  /** Whether Google sign-in is enabled. */
  googleSignIn: env.PUBLIC_GOOGLE_SIGN_IN !== 'off',
  stripe: {
    publishableKey: env.PUBLIC_STRIPE_PUBLISHABLE_KEY,
    /** Another URL for Stripe.js; the loader's default if unset. */
    script: env.PUBLIC_STRIPE_JS || undefined,
  },
  priceIds: {
    formation: env.PUBLIC_STRIPE_PRICE_FORMATION,
    formationEtSignaux: env.PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX,
  } satisfies PriceIds,
} as const;

function absolute(address: string): string {
  return new URL(address, location.origin).href.replace(/\/$/, '');
}
