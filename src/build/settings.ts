/** Fails a build whose public settings are missing, or are test values in production. */
import type { AstroIntegration } from 'astro';
import { usesEmailjs } from '../domain/account/verification-mode.ts';
import { priceVariables } from '../domain/billing/plans.ts';

/** Settings the browser needs; without one of them the site would fail for visitors. */
const required = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'PUBLIC_STRIPE_PUBLISHABLE_KEY',
  ...Object.values(priceVariables),
];

/** Settings of EmailJS, if it mails the sign-up code. */
const emailjs = [
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
  'PUBLIC_EMAILJS_PUBLIC_KEY',
];

/** One sentence per invalid setting; empty if the build may continue. */
export function settingErrors(env: Readonly<Record<string, string | undefined>>): string[] {
  const missing = [...required, ...(usesEmailjs(env) ? emailjs : [])]
    .filter((name) => !env[name])
    .map((name) => `${name} is not set: see .env.example.`);
  if (env['CONTEXT'] !== 'production') return missing;
  const local = [...required, ...emailjs, 'PUBLIC_STRIPE_JS', 'LESSON_SEAL_SECRET']
    .filter((name) => !name.endsWith('URL') && env[name]?.includes('local'))
    .map((name) => `${name} is a value of the local test servers: not allowed in production.`);
  return [...missing, ...local];
}

export function settings(): AstroIntegration {
  return {
    name: 'settings',
    hooks: {
      'astro:build:start': () => {
        const faults = settingErrors(process.env);
        if (faults.length > 0) throw new Error(['Build failed.', ...faults].join('\n'));
      },
    },
  };
}
