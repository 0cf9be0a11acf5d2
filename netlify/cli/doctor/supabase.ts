/** The database of a deployment: reached, up to date, and closed to whoever has no right in it. */
import { join } from 'node:path';
import {
  ask,
  errorFinding,
  infoFinding,
  okFinding,
  valueOf,
  type Env,
  type Finding,
  type Setup,
} from './setup.ts';
import { expectedSchema, type Expected } from './migrations.ts';

/** What public.deployment_check() gives. */
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

export async function checkSupabase({ env, root }: Setup): Promise<Finding[]> {
  const origin = valueOf(env, 'SUPABASE_URL');
  if (!URL.canParse(origin)) return [];
  const findings = await checkAuth(env, origin);
  const answer = await call(origin, 'rpc/deployment_check', valueOf(env, 'SUPABASE_SECRET_KEY'));
  if (answer.status !== 200) return [...findings, unread(answer.status)];
  findings.push(okFinding('SUPABASE_SECRET_KEY opens the database.'));
  const schema = answer.body as Schema;
  return [
    ...findings,
    ...stale(await expectedSchema(join(root, migrations)), schema),
    ...exposed(schema, valueOf(env, 'SUPABASE_SECRET_KEY').includes('local')),
    ...(await seenByAnybody(env, origin, schema)),
    verification(env, schema),
  ];
}

function call(origin: string, path: string, key: string): ReturnType<typeof ask> {
  const isRpc = path.startsWith('rpc/');
  return ask(new URL(`/rest/v1/${path}`, origin), {
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
  const { status, body } = await ask(new URL('/auth/v1/settings', origin), {
    headers: { apikey: valueOf(env, 'SUPABASE_PUBLISHABLE_KEY') },
  });
  if (status === 0 || status >= 500) {
    return [
      errorFinding(
        'Supabase does not answer at SUPABASE_URL. Is the address right, the project awake?',
      ),
    ];
  }
  if (status === 401 || status === 403) {
    return [
      errorFinding('Supabase refuses SUPABASE_PUBLISHABLE_KEY. Is it a key of this project?'),
    ];
  }
  if (status !== 200)
    return [infoFinding(`Supabase’s sign-in settings cannot be read (${status}).`)];
  const { mailer_autoconfirm: autoconfirm, external } = body as {
    mailer_autoconfirm?: boolean;
    external?: { google?: boolean };
  };
  const google = valueOf(env, 'PUBLIC_GOOGLE_SIGN_IN') !== 'off';
  return [
    okFinding('Supabase answers, and knows the publishable key.'),
    autoconfirm
      ? errorFinding(
          'Signing up tells who has an account: turn “Confirm email” on (Sign in / Providers → Email).',
        )
      : okFinding('Signing up answers alike for every address.'),
    google && !external?.google
      ? errorFinding(
          'The button of Google leads nowhere: set Google up in Supabase, or PUBLIC_GOOGLE_SIGN_IN=off.',
        )
      : okFinding(google ? 'Google lets people in.' : 'Google’s button is off.'),
  ];
}

function unread(status: number): Finding {
  if (status === 0) return errorFinding('The database does not answer at SUPABASE_URL.');
  if (status === 401 || status === 403) {
    return errorFinding(
      'The database refuses SUPABASE_SECRET_KEY. Is it the secret key of this project?',
    );
  }
  if (status === 404) {
    return errorFinding(
      'The newest migrations are not applied: run npx supabase db push, then this again.',
    );
  }
  return errorFinding(`The database cannot be checked (${status}). Look at its logs.`);
}

/** What a migration adds and the database lacks, or has in an older form. */
function stale(expected: readonly Expected[], schema: Schema): Finding[] {
  const names: Readonly<Record<Expected['kind'], readonly string[]>> = {
    table: schema.tables.map(({ name }) => name),
    column: schema.columns,
    index: schema.indexes,
    trigger: schema.triggers,
    function: schema.functions.map(({ name }) => name),
  };
  const files = new Map<string, string[]>();
  for (const { kind, name, body, file } of expected) {
    const there = names[kind].includes(name);
    const present = schema.functions.filter((each) => kind === 'function' && each.name === name);
    const older = body !== undefined && !present.some((each) => each.body === body);
    if (there && !older) continue;
    const what = `${kind} ${name} is ${there ? 'an older one' : 'missing'}`;
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

/** The stand-in grants every role everything at its first use: there, row-level security alone is told. */
function exposed({ tables, functions }: Schema, standIn: boolean): Finding[] {
  const open = tables.filter(({ secured }) => !secured).map(({ name }) => name);
  const granted = tables.filter(({ anonymous }) => anonymous).map(({ name }) => name);
  const callable = functions.filter(({ anonymous }) => anonymous).map(({ name }) => name);
  const rights =
    granted.length > 0
      ? errorFinding(
          `Visitors without an account have rights on: ${granted.join(', ')}. Revoke them from anon.`,
        )
      : okFinding('Visitors without an account have no right on any table.');
  return [
    open.length > 0
      ? errorFinding(
          `Row-level security is off: ${open.join(', ')}. Turn it on (enable row level security).`,
        )
      : okFinding(`Row-level security is on for all ${tables.length} tables.`),
    ...(standIn ? [] : [rights]),
    callable.length > 0
      ? errorFinding(
          `Visitors without an account may call: ${callable.join(', ')}. Revoke it from anon.`,
        )
      : okFinding('Visitors without an account may call no function.'),
  ];
}

/** The same from outside, with what anybody has: the publishable key. */
async function seenByAnybody(env: Env, origin: string, { tables }: Schema): Promise<Finding[]> {
  const key = valueOf(env, 'SUPABASE_PUBLISHABLE_KEY');
  const seen = await Promise.all(
    tables.map(async ({ name }) => {
      const { status, body } = await call(origin, `${name}?select=*&limit=1`, key);
      return status === 200 && Array.isArray(body) && body.length > 0 ? name : undefined;
    }),
  );
  const names = seen.filter((name) => name !== undefined);
  const check = await call(origin, 'rpc/deployment_check', key);
  if (names.length === 0 && check.status !== 200)
    return [okFinding('Asked as anybody, the database shows nothing.')];
  return [
    errorFinding(
      `Anybody can read: ${[...names, ...(check.status === 200 ? ['deployment_check()'] : [])].join(', ')}.`,
    ),
  ];
}

function verification(env: Env, schema: Schema): Finding {
  const browser = valueOf(env, 'PUBLIC_EMAIL_VERIFICATION') || 'emailjs';
  return schema.verification === browser
    ? okFinding(`Site and database agree that ${browser} proves an address.`)
    : errorFinding(
        `PUBLIC_EMAIL_VERIFICATION is ${browser}, the database has ${String(schema.verification)}: ` +
          `update app_settings set value = '${browser}' where key = 'email_verification'.`,
      );
}
