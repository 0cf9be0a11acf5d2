/**
 * Fails a build whose public settings are missing. In production it fails, too, on test values and
 * while the owner has not given what a sale requires.
 */
import type { AstroIntegration } from 'astro';
import { usesEmailjs } from '../domain/account/verification-mode.ts';
import { priceVariables } from '../domain/billing/plans.ts';
import { describeValue, missingForSale, type OwnerSite } from '../domain/site/owner.ts';
import { site } from '../site.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Settings the browser needs; without one of them the site would fail for visitors. */
const required = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'PUBLIC_STRIPE_PUBLISHABLE_KEY',
  ...Object.values(priceVariables),
];

/** Settings of EmailJS, if it sends the sign-up code. */
const emailjs = [
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
  'PUBLIC_EMAILJS_PUBLIC_KEY',
];

/** One sentence per invalid setting; empty if the build may continue. */
export function settingErrors(env: Env): string[] {
  const missing = [...required, ...(usesEmailjs(env) ? emailjs : [])]
    .filter((name) => !env[name])
    .map((name) => `${name} is not set: see .env.example.`);
  if (env['CONTEXT'] !== 'production') return missing;
  const testable = [...required, ...emailjs, 'PUBLIC_STRIPE_JS', 'LESSON_SEAL_SECRET'];
  const local = [...testable, 'SHOW_MISSING_VALUES']
    .filter((name) => !name.endsWith('URL') && env[name]?.includes('local'))
    .map((name) => `${name} is a value of the local test servers: not allowed in production.`);
  return [...missing, ...local];
}

/** One sentence per value that the owner still has to give before production is built. */
export function ownerErrors(env: Env, owner: OwnerSite): string[] {
  if (env['CONTEXT'] !== 'production') return [];
  return missingForSale(owner).map(
    (value) => `src/site.ts: ${describeValue(value)} is required before selling.`,
  );
}

/** Stops the build if a setting or a value of the owner is missing or invalid. */
export function settings(): AstroIntegration {
  return {
    name: 'settings',
    hooks: {
      'astro:build:start': () => {
        const faults = [...settingErrors(process.env), ...ownerErrors(process.env, site)];
        if (faults.length > 0) throw new Error(['Build failed.', ...faults].join('\n'));
      },
    },
  };
}
