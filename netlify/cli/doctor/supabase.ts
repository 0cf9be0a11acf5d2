/** Checks the database: reachable, migrated, and closed to unauthorised access. */
import { join } from 'node:path';
import {
  request,
  errorFinding,
  infoFinding,
  okFinding,
  valueOf,
  type Env,
  type Finding,
  type Setup,
} from './setup.ts';
import { expectedSchema, type Expected } from './migrations.ts';

/** Result of public.deployment_check(). */
interface Schema {
  readonly tables: readonly {
    readonly name: string;
    readonly secured: boolean;
    readonly anonymous: boolean;
  }[];
  readonly columns: readonly string[];
  readonly indexes: readonly string[];
  readonly functions: readonly {
    readonly name: string;
    readonly body: string;
    readonly anonymous: boolean;
  }[];
  readonly triggers: readonly string[];
  readonly verification: string | null;
}

const migrations = 'supabase/migrations';

/** Checks the database, its schema, the Auth settings and the CAPTCHA. */
export async function checkSupabase({ env, root }: Setup): Promise<Finding[]> {
  const origin = valueOf(env, 'SUPABASE_URL');
  if (!URL.canParse(origin)) return [];
  const findings = await checkAuth(env, origin);
  const answer = await call(origin, 'rpc/deployment_check', valueOf(env, 'SUPABASE_SECRET_KEY'));
  if (answer.status !== 200) return [...findings, unreadable(answer.status)];
  findings.push(okFinding('The database accepts SUPABASE_SECRET_KEY.'));
  const schema = answer.body as Schema;
  return [
    ...findings,
    ...outdatedObjects(await expectedSchema(join(root, migrations)), schema),
    ...checkPermissions(schema, valueOf(env, 'SUPABASE_SECRET_KEY').includes('local')),
    ...(await checkPublicRead(env, origin, schema)),
    verification(env, schema),
  ];
}

function call(origin: string, path: string, key: string): ReturnType<typeof request> {
  const isRpc = path.startsWith('rpc/');
  return request(new URL(`/rest/v1/${path}`, origin), {
    method: isRpc ? 'POST' : 'GET',
    headers: {
      apikey: key,
      ...(key.startsWith('eyJ') ? { authorization: `Bearer ${key}` } : {}),
      'content-type': 'application/json',
    },
    ...(isRpc ? { body: '{}' } : {}),
  });
}

async function checkAuth(env: Env, origin: string): Promise<Finding[]> {
  const { status, body } = await request(new URL('/auth/v1/settings', origin), {
    headers: { apikey: valueOf(env, 'SUPABASE_PUBLISHABLE_KEY') },
  });
  if (status === 0 || status >= 500) {
    return [
      errorFinding(
        'Supabase does not respond at SUPABASE_URL. Is the URL correct and the project active?',
      ),
    ];
  }
  if (status === 401 || status === 403) {
    return [
      errorFinding('Supabase rejects SUPABASE_PUBLISHABLE_KEY. Is it a key of this project?'),
    ];
  }
  if (status !== 200) return [infoFinding(`Supabase’s Auth settings cannot be read (${status}).`)];
  const { mailer_autoconfirm: autoconfirm, external } = body as {
    mailer_autoconfirm?: boolean;
    external?: { google?: boolean };
  };
  const google = valueOf(env, 'PUBLIC_GOOGLE_SIGN_IN') !== 'off';
  return [
    okFinding('Supabase accepts SUPABASE_PUBLISHABLE_KEY.'),
    autoconfirm
      ? errorFinding(
          'Sign-up reveals which addresses have an account: turn “Confirm email” on (Sign in / Providers → Email).',
        )
      : okFinding('Sign-up responds alike for every address.'),
    google && !external?.google
      ? errorFinding(
          'Google sign-in is not configured: enable the provider in Supabase, or PUBLIC_GOOGLE_SIGN_IN=off.',
        )
      : okFinding(google ? 'Google sign-in is enabled.' : 'Google sign-in is off.'),
    await checkCaptcha(env, origin),
  ];
}

/** Signs in with an unknown address: Supabase checks the CAPTCHA before the password. */
async function checkCaptcha(env: Env, origin: string): Promise<Finding> {
  const { body } = await request(new URL('/auth/v1/token?grant_type=password', origin), {
    method: 'POST',
    headers: {
      apikey: valueOf(env, 'SUPABASE_PUBLISHABLE_KEY'),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email: 'nobody@doctor.invalid', password: 'no password' }),
  });
  const { error_code: code } = (body ?? {}) as { error_code?: string };
  const asks = code === 'captcha_failed';
  const hasKey = valueOf(env, 'PUBLIC_CAPTCHA_SITE_KEY') !== '';
  if (asks && hasKey) return okFinding('Supabase asks for a CAPTCHA, and the site has its key.');
  if (asks) {
    return errorFinding(
      'Supabase asks for a CAPTCHA, and nobody can sign in: set PUBLIC_CAPTCHA_SITE_KEY and build again.',
    );
  }
  if (hasKey) {
    return errorFinding(
      'PUBLIC_CAPTCHA_SITE_KEY is set, but Supabase asks for no CAPTCHA: enable it (Authentication → Attack protection).',
    );
  }
  return infoFinding(
    'No CAPTCHA: one caller can use up the project’s emails of an hour. See PUBLIC_CAPTCHA_SITE_KEY in README.md.',
  );
}

function unreadable(status: number): Finding {
  if (status === 0) return errorFinding('The database does not respond at SUPABASE_URL.');
  if (status === 401 || status === 403) {
    return errorFinding(
      'The database rejects SUPABASE_SECRET_KEY. Is it the secret key of this project?',
    );
  }
  if (status === 404) {
    return errorFinding(
      'The latest migrations are not applied: run npx supabase db push, then run this again.',
    );
  }
  return errorFinding(`The database cannot be checked (${status}). Check its logs.`);
}

/** Objects the migrations create but the database lacks or has in an older version. */
function outdatedObjects(expected: readonly Expected[], schema: Schema): Finding[] {
  const names: Readonly<Record<Expected['kind'], readonly string[]>> = {
    table: schema.tables.map(({ name }) => name),
    column: schema.columns,
    index: schema.indexes,
    trigger: schema.triggers,
    function: schema.functions.map(({ name }) => name),
  };
  const files = new Map<string, string[]>();
  for (const { kind, name, body, file } of expected) {
    const exists = names[kind].includes(name);
    const present = schema.functions.filter((each) => kind === 'function' && each.name === name);
    const older = body !== undefined && !present.some((each) => each.body === body);
    if (exists && !older) continue;
    const what = `${kind} ${name} is ${exists ? 'outdated' : 'missing'}`;
    files.set(file, [...(files.get(file) ?? []), what]);
  }
  if (files.size === 0) {
    return [
      okFinding(
        `All migrations are applied: ${expected.length} tables, columns, indexes and functions.`,
      ),
    ];
  }
  return [...files].map(([file, all]) => {
    const more = all.length > 5 ? [`and ${all.length - 5} more`] : [];
    const what = [...all.slice(0, 5), ...more].join(', ');
    return errorFinding(`${file} is not applied (${what}). Run npx supabase db push.`);
  });
}

/** Tables and functions open to visitors without an account: the record of signals. */
const forEverybody: readonly string[] = [
  'signal_chain',
  'signal_events',
  'signals',
  'signals_status',
];

/** The stand-in grants every role all rights at its first use: there, only row-level security is checked. */
function checkPermissions({ tables, functions }: Schema, standIn: boolean): Finding[] {
  const open = tables.filter(({ secured }) => !secured).map(({ name }) => name);
  const openToAnon = (list: readonly { name: string; anonymous: boolean }[]): string[] =>
    list
      .filter(({ name, anonymous }) => anonymous && !forEverybody.includes(name))
      .map(({ name }) => name);
  const [granted, callable] = [openToAnon(tables), openToAnon(functions)];
  const rights =
    granted.length > 0
      ? errorFinding(`Role anon has rights on: ${granted.join(', ')}. Revoke them from anon.`)
      : okFinding('Role anon has rights on no table but those of the record of signals.');
  return [
    open.length > 0
      ? errorFinding(
          `Row-level security is off: ${open.join(', ')}. Turn it on (enable row level security).`,
        )
      : okFinding(`Row-level security is on for all ${tables.length} tables.`),
    ...(standIn ? [] : [rights]),
    callable.length > 0
      ? errorFinding(`Role anon can execute: ${callable.join(', ')}. Revoke it from anon.`)
      : okFinding('Role anon can execute nothing but what is for everybody.'),
  ];
}

/** Reads tables from outside, with the publishable key that anybody has. */
async function checkPublicRead(env: Env, origin: string, { tables }: Schema): Promise<Finding[]> {
  const key = valueOf(env, 'SUPABASE_PUBLISHABLE_KEY');
  const closed = tables.filter(({ name }) => !forEverybody.includes(name));
  const readable = await Promise.all(
    closed.map(async ({ name }) => {
      const { status, body } = await call(origin, `${name}?select=*&limit=1`, key);
      return status === 200 && Array.isArray(body) && body.length > 0 ? name : undefined;
    }),
  );
  const names = readable.filter((name) => name !== undefined);
  const check = await call(origin, 'rpc/deployment_check', key);
  if (names.length === 0 && check.status !== 200)
    return [okFinding('The publishable key alone reads nothing but the record of signals.')];
  return [
    errorFinding(
      `Anybody can read: ${[...names, ...(check.status === 200 ? ['deployment_check()'] : [])].join(', ')}.`,
    ),
  ];
}

function verification(env: Env, schema: Schema): Finding {
  const browser = valueOf(env, 'PUBLIC_EMAIL_VERIFICATION') || 'emailjs';
  return schema.verification === browser
    ? okFinding(`Site and database agree on email verification by ${browser}.`)
    : errorFinding(
        `PUBLIC_EMAIL_VERIFICATION is ${browser}, the database has ${String(schema.verification)}: ` +
          `update app_settings set value = '${browser}' where key = 'email_verification'.`,
      );
}
