/** Every variable: present, well-formed, and nobody else's. Values are never shown. */
import { priceVariables } from '../../../src/domain/billing/plans.ts';
import { isEmail } from '../../../src/domain/shared/email.ts';
import { errorFinding, okFinding, valueOf, type Env, type Finding, type Setup } from './setup.ts';

interface Variable {
  readonly name: string;
  readonly optional?: true;
  /** What a value looks like; told to whoever got it wrong. */
  readonly form: readonly [test: (value: string) => boolean, looks: string];
}

const matches =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value);
const address: Variable['form'] = [matches(/^https?:\/\/[^\s/]+\/?$/), 'an address, https://…'];
const secretBytes: Variable['form'] = [
  (value) => Buffer.from(value, 'base64').length === 32,
  '32 random bytes in base64 (openssl rand -base64 32)',
];
const publishable: Variable['form'] = [matches(/^(sb_publishable_|eyJ)\S+$/), 'sb_publishable_…'];
const price: Variable['form'] = [
  matches(/^price_\w+$/),
  'price_…, the id of a price and not of a product',
];

const priceNames = Object.values(priceVariables);

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
    form: [matches(/^(automatic|off)$/), '`automatic`, or left out'],
  },
  {
    name: 'PUBLIC_EMAIL_VERIFICATION',
    optional: true,
    form: [matches(/^(emailjs|supabase)$/), '`supabase` or `emailjs`'],
  },
  { name: 'PUBLIC_EMAILJS_SERVICE_ID', form: [matches(/^[\w-]+$/), 'service_…'] },
  { name: 'PUBLIC_EMAILJS_TEMPLATE_ID', form: [matches(/^[\w-]+$/), 'template_…'] },
  {
    name: 'PUBLIC_EMAILJS_PUBLIC_KEY',
    form: [matches(/^[\w-]{8,}$/), 'the public key, letters and digits'],
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
  { name: 'ACCOUNT_SECRET', form: secretBytes },
  { name: 'LESSON_SEAL_SECRET', form: secretBytes },
  {
    name: 'LESSON_SEAL_EPOCH',
    optional: true,
    form: [matches(/^[1-9]\d{0,5}$/), 'a whole number, 1 or more'],
  },
  { name: 'LESSON_SEAL_SECRET_PREVIOUS', optional: true, form: secretBytes },
];

/** Ways of tests and of the local world, each with what it would do to a site that people pay for. */
const notLive: Readonly<Record<string, string>> = {
  STRIPE_API_ORIGIN: 'payments would go to a stand-in',
  PUBLIC_STRIPE_JS: 'Stripe asks that its script come from Stripe',
  RESEND_API_ORIGIN: 'mails would go to a stand-in',
  PUBLIC_EMAILJS_ORIGIN: 'codes would go to a stand-in',
  COINGECKO_API_ORIGIN: 'prices would come from a stand-in',
  SEAL: 'lessons would be published unsealed',
  FAIL_POINT: 'functions would be killed on purpose',
};

export function checkVariables({ env, live }: Setup): Finding[] {
  const findings = variables.flatMap((variable) => {
    const value = valueOf(env, variable.name);
    if (value === '' && variable.optional) return [];
    return [one(variable, value, live)];
  });
  const leftOver = Object.entries(notLive)
    .filter(([name]) => live && valueOf(env, name) !== '')
    .map(([name, why]) => errorFinding(`${name} is set: ${why}. Remove it.`));
  return [...findings, ...leftOver, ...together(env)];
}

function one({ name, form: [fits, looks] }: Variable, value: string, live: boolean): Finding {
  if (value === '')
    return errorFinding(`${name} is not set. It is ${looks}; README.md says where to get it.`);
  if (live && value.includes('local') && !/(URL|FROM|EMAIL)$/.test(name)) {
    return errorFinding(`${name} belongs to the local stand-ins: production refuses it.`);
  }
  if (!fits(value)) return errorFinding(`${name} does not look right: it is ${looks}.`);
  if (live && /^[prs]k_test_/.test(value)) {
    return errorFinding(
      `${name} is a key of Stripe’s test mode: nobody would pay. Use the one of live mode.`,
    );
  }
  if (live && /URL$/.test(name) && !value.startsWith('https://')) {
    return errorFinding(`${name} must begin with https://.`);
  }
  return okFinding(`${name} is there and well-formed.`);
}

/** What must be the same twice, and what must not. */
function together(env: Env): Finding[] {
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
      'SITE_URL is not set. Give the site’s own address, https://…, as Netlify’s URL has it.',
    ],
    [
      value('PUBLIC_SUPABASE_URL') !== '/' &&
        !same(value('PUBLIC_SUPABASE_URL'), value('SUPABASE_URL')),
      'PUBLIC_SUPABASE_URL and SUPABASE_URL differ: browser and functions would use two projects.',
    ],
    [
      value('PUBLIC_SUPABASE_PUBLISHABLE_KEY') !== value('SUPABASE_PUBLISHABLE_KEY'),
      'PUBLIC_SUPABASE_PUBLISHABLE_KEY and SUPABASE_PUBLISHABLE_KEY differ. They are one key.',
    ],
    [
      priceNames.some((name, index) => {
        const earlier = priceNames.slice(0, index).map(value);
        return value(name) !== '' && earlier.includes(value(name));
      }),
      'Two plans have the same Stripe price. Each has its own.',
    ],
    [
      secret !== undefined && published !== undefined && secret !== published,
      'PUBLIC_STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of two modes: take both from one.',
    ],
    [
      previous !== '' && previous === value('LESSON_SEAL_SECRET'),
      'LESSON_SEAL_SECRET_PREVIOUS is LESSON_SEAL_SECRET: it is the one before, or left out.',
    ],
    [
      previous !== '' && !(Number(value('LESSON_SEAL_EPOCH')) > 1),
      'LESSON_SEAL_SECRET_PREVIOUS needs a LESSON_SEAL_EPOCH of 2 or more: add 1 at each change.',
    ],
  ];
  return faults.filter(([wrong]) => wrong).map(([, text]) => errorFinding(text));
}

const same = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');
