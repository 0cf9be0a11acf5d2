import type { PriceVariable } from './domain/billing/plans.ts';
import type { LessonContext } from './content/lesson-context.ts';
import type { Crumb, Described } from './content/structured-data.ts';

declare global {
  interface ImportMetaEnv extends Readonly<Record<PriceVariable, string>> {
    readonly PUBLIC_SUPABASE_URL: string;
    readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY: string;
    readonly PUBLIC_EMAILJS_ORIGIN?: string;
    readonly PUBLIC_EMAILJS_SERVICE_ID: string;
    readonly PUBLIC_EMAILJS_TEMPLATE_ID: string;
    readonly PUBLIC_EMAILJS_PUBLIC_KEY: string;
    readonly PUBLIC_EMAIL_VERIFICATION?: string;
    readonly PUBLIC_GOOGLE_SIGN_IN?: string;
    readonly PUBLIC_SIGNALS_REALTIME?: string;
    readonly PUBLIC_CAPTCHA_SITE_KEY?: string;
    readonly PUBLIC_CAPTCHA_PROVIDER?: string;
    readonly PUBLIC_CAPTCHA_JS?: string;
    readonly PUBLIC_STRIPE_PUBLISHABLE_KEY: string;
    readonly PUBLIC_STRIPE_JS?: string;
  }

  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }

  namespace App {
    /**
     * Structured data collected from the components of a page for its head: see
     * src/content/structured-data.ts.
     */
    interface Locals {
      things?: Described[];
      trail?: readonly Crumb[];
      /** The lesson of the page. */
      lesson?: LessonContext;
    }
  }
}
