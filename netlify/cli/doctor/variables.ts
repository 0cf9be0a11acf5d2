/** Checks every variable: present, well-formed, and not a stand-in's. Values are never shown. */
import {
  readVerificationMode,
  usesEmailjs,
  verificationModes,
} from '../../../src/domain/account/verification-mode.ts';
import {
  formerPriceVariables,
  planKeys,
  priceVariables,
  type PlanKey,
} from '../../../src/domain/billing/plans.ts';
import { readMultikey } from '../../../src/domain/course/certificate/multibase.ts';
import { isEmail } from '../../../src/domain/shared/email.ts';
import {
  errorFinding,
  infoFinding,
  okFinding,
  valueOf,
  type Env,
  type Finding,
  type Setup,
} from './setup.ts';

interface Variable {
  readonly name: string;
  readonly optional?: true;
  /** Validation of the value, and a description of the expected format for the error. */
  readonly form: readonly [test: (value: string) => boolean, looks: string];
}

const matches =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value);
const address: Variable['form'] = [matches(/^https?:\/\/[^\s/]+\/?$/), 'a URL, https://…'];
const secretBytes: Variable['form'] = [
  (value) => Buffer.from(value, 'base64').length === 32,
  '32 random bytes in base64 (openssl rand -base64 32)',
];
const publishable: Variable['form'] = [matches(/^(sb_publishable_|eyJ)\S+$/), 'sb_publishable_…'];
const price: Variable['form'] = [
  matches(/^price_\w+$/),
  'price_…, the id of a price, not of a product',
];

const formerPrices: Variable['form'] = [
  matches(/^price_\w+([\s,]+price_\w+)*$/),
  'ids of prices, price_…, with commas',
];

const priceNames = Object.values(priceVariables);
const formerPriceNames = Object.values(formerPriceVariables);

const variables: readonly Variable[] = [
  {
    name: 'PUBLIC_SUPABASE_URL',
    form: [matches(/^(\/|https?:\/\/[^\s/]+\/?)$/), 'an address, https://…'],
  },
  { name: 'PUBLIC_SUPABASE_PUBLISHABLE_KEY', form: publishable },
  { name: 'SUPABASE_URL', form: address },
  { name: 'SUPABASE_PUBLISHABLE_KEY', form: publishable },
  { name: 'SUPABASE_SECRET_KEY', form: [matches(/^(sb_secret_|eyJ)\S+$/), 'sb_secret_…'] },
  ...priceNames.map((name) => ({ name, form: price })),
  ...formerPriceNames.map((name): Variable => ({ name, optional: true, form: formerPrices })),
  {
    name: 'PUBLIC_STRIPE_PUBLISHABLE_KEY',
    form: [matches(/^pk_(live|test)_\w+$/), 'pk_live_… or pk_test_…'],
  },
  {
    name: 'STRIPE_SECRET_KEY',
    form: [matches(/^[sr]k_(live|test)_\w+$/), 'sk_live_… or sk_test_…'],
  },
  { name: 'STRIPE_WEBHOOK_SECRET', form: [matches(/^whsec_\S+$/), 'whsec_…'] },
  {
    name: 'STRIPE_TAX',
    optional: true,
    form: [matches(/^(automatic|off)$/), '`automatic`, or unset'],
  },
  {
    name: 'PUBLIC_EMAIL_VERIFICATION',
    optional: true,
    form: [
      (value) => readVerificationMode(value) !== undefined,
      `one of ${verificationModes.join(', ')}`,
    ],
  },
  {
    name: 'PUBLIC_SIGNALS_REALTIME',
    optional: true,
    form: [matches(/^(on|off)$/), '`on`, or unset'],
  },
  {
    name: 'PUBLIC_CAPTCHA_SITE_KEY',
    optional: true,
    form: [matches(/^[\w-]{8,}$/), 'the site key, letters and digits, not the secret'],
  },
  {
    name: 'PUBLIC_CAPTCHA_PROVIDER',
    optional: true,
    form: [matches(/^(turnstile|hcaptcha)$/), '`turnstile` or `hcaptcha`'],
  },
  { name: 'PUBLIC_EMAILJS_SERVICE_ID', form: [matches(/^[\w-]+$/), 'service_…'] },
  { name: 'PUBLIC_EMAILJS_TEMPLATE_ID', form: [matches(/^[\w-]+$/), 'template_…'] },
  {
    name: 'PUBLIC_EMAILJS_PUBLIC_KEY',
    form: [matches(/^[\w-]{8,}$/), 'the public key, letters and digits'],
  },
  {
    name: 'EMAILJS_PRIVATE_KEY',
    optional: true,
    form: [matches(/^[\w-]{8,}$/), 'the private key, letters and digits'],
  },
  { name: 'RESEND_API_KEY', form: [matches(/^re_\w+$/), 're_…'] },
  {
    name: 'MAIL_FROM',
    form: [
      matches(/^([^<>\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u),
      'Name <hello@your.domain>',
    ],
  },
  {
    name: 'STAFF_EMAIL',
    form: [isEmail, 'one address, team@your.domain'],
  },
  {
    name: 'COINGECKO_API_KEY',
    optional: true,
    form: [matches(/^CG-\w+$/), 'CG-…, the key of a demo account'],
  },
  {
    name: 'MARKET_INTERVAL_SECONDS',
    optional: true,
    form: [matches(/^[1-9]\d{0,4}$/), 'a whole number of seconds, 60 to 86400'],
  },
  {
    name: 'SIGNAL_WEBHOOKS',
    optional: true,
    form: [matches(/^(on|off)$/), '`off`, or unset'],
  },
  {
    name: 'SIGNAL_ALERT_SECRET',
    optional: true,
    form: [matches(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/), 'whsec_ and base64 of 24 bytes or more'],
  },
  {
    name: 'SIGNAL_WATCH_SECONDS',
    optional: true,
    form: [matches(/^(?:[6-9]\d|[1-9]\d{2,3})$/), 'a whole number of seconds, 60 to 9999'],
  },
  { name: 'ACCOUNT_SECRET', form: secretBytes },
  { name: 'LESSON_SEAL_SECRET', form: secretBytes },
  {
    name: 'LESSON_SEAL_EPOCH',
    optional: true,
    form: [matches(/^[1-9]\d{0,5}$/), 'a whole number, 1 or more'],
  },
  { name: 'LESSON_SEAL_SECRET_PREVIOUS', optional: true, form: secretBytes },
  { name: 'CERTIFICATE_PRIVATE_KEY', optional: true, form: secretBytes },
  {
    name: 'CERTIFICATE_RETIRED_KEYS',
    optional: true,
    form: [
      (value) => value.split(/[\s,]+/).every((key) => readMultikey(key) !== undefined),
      'public keys, z6Mk…, with commas (npm run certificates -- public-key)',
    ],
  },
];

/** Variables of tests and the local world, each with its effect in production. */
const notLive: Readonly<Record<string, string>> = {
  SIGNAL_WEBHOOKS_ORIGIN: 'signals would not reach subscribers’ webhooks',
  STRIPE_API_ORIGIN: 'payments would go to a stand-in',
  PUBLIC_STRIPE_JS: 'Stripe requires loading its script from Stripe',
  RESEND_API_ORIGIN: 'emails would go to a stand-in',
  PUBLIC_EMAILJS_ORIGIN: 'codes would go to a stand-in',
  EMAILJS_API_ORIGIN: 'codes would go to a stand-in',
  COINGECKO_API_ORIGIN: 'prices would come from a stand-in',
  SEAL: 'lessons would be published unencrypted',
  FAIL_POINT: 'functions would be killed on purpose',
};

/** Checks that each environment variable is set and has the right form. */
export function checkVariables({ env, live }: Setup): Finding[] {
  const findings = variables.flatMap((variable) => {
    const value = valueOf(env, variable.name);
    const optional = variable.optional || (isEmailjs(variable.name) && !usesEmailjs(env));
    if (value === '' && optional) return [];
    return [checkVariable(variable, value, live)];
  });
  const leftOver = Object.entries(notLive)
    .filter(([name]) => live && valueOf(env, name) !== '')
    .map(([name, why]) => errorFinding(`${name} is set: ${why}. Remove it.`));
  return [...findings, ...leftOver, ...checkCombinations(env), ...checkCertificates(env)];
}

/** Only a note: without the key no certificates are issued, which may be intended. */
function checkCertificates(env: Env): Finding[] {
  if (valueOf(env, 'CERTIFICATE_PRIVATE_KEY') !== '') return [];
  return [infoFinding('CERTIFICATE_PRIVATE_KEY is not set: no certificates are issued.')];
}

/** Whether a variable is needed only if EmailJS sends the sign-up code. */
function isEmailjs(name: string): boolean {
  return name.startsWith('PUBLIC_EMAILJS_');
}

function checkVariable(
  { name, form: [fits, expected] }: Variable,
  value: string,
  live: boolean,
): Finding {
  if (value === '')
    return errorFinding(
      `${name} is not set. Expected: ${expected}; see README.md for where to get it.`,
    );
  if (live && value.includes('local') && !/(URL|FROM|EMAIL)$/.test(name)) {
    return errorFinding(`${name} is a value of the local stand-ins and is rejected in production.`);
  }
  if (!fits(value)) return errorFinding(`${name} is malformed: expected ${expected}.`);
  if (live && /^[prs]k_test_/.test(value)) {
    return errorFinding(
      `${name} is a Stripe test mode key: no payment would be real. Use the live mode key.`,
    );
  }
  if (live && /URL$/.test(name) && !value.startsWith('https://')) {
    return errorFinding(`${name} must begin with https://.`);
  }
  return okFinding(`${name} is set and well-formed.`);
}

/** Values that must match, and values that must differ. */
function checkCombinations(env: Env): Finding[] {
  const value = (name: string) => valueOf(env, name);
  const site = value('SITE_URL') || value('URL');
  const stripeMode = (name: string) => /^[prs]k_(live|test)_/.exec(value(name))?.[1];
  const [secret, published] = [
    stripeMode('STRIPE_SECRET_KEY'),
    stripeMode('PUBLIC_STRIPE_PUBLISHABLE_KEY'),
  ];
  const previous = value('LESSON_SEAL_SECRET_PREVIOUS');
  const faults: [boolean, string][] = [
    [
      site === '',
      'The site’s address is unknown. Name it: npm run doctor -- --site https://…, as shown by Netlify.',
    ],
    [
      value('PUBLIC_SUPABASE_URL') !== '/' &&
        !same(value('PUBLIC_SUPABASE_URL'), value('SUPABASE_URL')),
      'PUBLIC_SUPABASE_URL and SUPABASE_URL differ: browser and functions would use different projects.',
    ],
    [
      value('PUBLIC_SUPABASE_PUBLISHABLE_KEY') !== value('SUPABASE_PUBLISHABLE_KEY'),
      'PUBLIC_SUPABASE_PUBLISHABLE_KEY and SUPABASE_PUBLISHABLE_KEY differ. They must be the same key.',
    ],
    [
      planKeys.some((plan, index) => {
        const others = planKeys.slice(0, index).flatMap((other) => pricesOf(env, other));
        return pricesOf(env, plan).some((id) => others.includes(id));
      }),
      'Two plans have the same Stripe price. Each needs its own.',
    ],
    [
      secret !== undefined && published !== undefined && secret !== published,
      'PUBLIC_STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of different modes: use two test keys or two live keys.',
    ],
    [
      previous !== '' && previous === value('LESSON_SEAL_SECRET'),
      'LESSON_SEAL_SECRET_PREVIOUS equals LESSON_SEAL_SECRET: set the previous secret, or unset it.',
    ],
    [
      previous !== '' && !(Number(value('LESSON_SEAL_EPOCH')) > 1),
      'LESSON_SEAL_SECRET_PREVIOUS requires a LESSON_SEAL_EPOCH of 2 or more: add 1 at each change.',
    ],
  ];
  return faults.filter(([wrong]) => wrong).map(([, text]) => errorFinding(text));
}

const same = (address: string, other: string): boolean =>
  address.replace(/\/$/, '') === other.replace(/\/$/, '');

/** The price ids of a plan, on sale and former. */
function pricesOf(env: Env, plan: PlanKey): string[] {
  return [priceVariables[plan], formerPriceVariables[plan]]
    .flatMap((name) => valueOf(env, name).split(/[\s,]+/))
    .filter(Boolean);
}
