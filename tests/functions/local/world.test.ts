/** The whole local world in its own process, over a site of one page. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portError } from '../../../local/start/lock.ts';
import { type Keys, identifiers } from '../../../local/settings.ts';
import { startWorld } from '../../../local/world.ts';
import { type World, serveWorld } from '../../e2e/serve-world.ts';
import { long, sampleOf } from '../../sizes.ts';

const START = 120_000;

let dataDir: string;
let world: World;

beforeAll(async () => {
  dataDir = newDataDir();
  world = await start();
}, START);

afterAll(async () => {
  await world.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'world-test-'));
  folders.push(folder);
  return folder;
}

function newDataDir(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/fr.html'), '<h1>Bonjour</h1>');
  return folder;
}

const start = () => serveWorld(dataDir, join(dataDir, 'site'));
const keys = () => JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as Keys;

function supabase(path: string, options: { token?: string; body?: unknown } = {}) {
  const { token = world.info.publishableKey, body } = options;
  return fetch(world.origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: world.info.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const signIn = (email: string, password: string) =>
  supabase('/auth/v1/token?grant_type=password', { body: { email, password } });

describe('demonstration accounts', () => {
  const NONE = { rows: 0, active: false, signals: false };
  const cases = [
    { role: 'member', expected: NONE },
    { role: 'formation', expected: { rows: 1, active: true, signals: false } },
    { role: 'signals', expected: { rows: 1, active: true, signals: true } },
    { role: 'lapsed', expected: { rows: 1, active: false, signals: false } },
    { role: 'editor', expected: NONE },
  ];

  it.each(cases)(
    '$role signs in and has the data its name promises',
    async ({ role, expected }) => {
      const account = world.info.accounts.find((one) => one.role === role);
      const session = (await (
        await signIn(account?.email ?? '', account?.password ?? '')
      ).json()) as {
        access_token: string;
        user: { app_metadata: { role?: string } };
      };
      const answer = await supabase('/rest/v1/subscriptions?select=*', {
        token: session.access_token,
      });
      const rows = (await answer.json()) as {
        status: string;
        end_date: string;
        includes_signals: boolean;
      }[];
      expect({
        rows: rows.length,
        active: rows.some((row) => row.status === 'active' && new Date(row.end_date) > new Date()),
        signals: rows.some((row) => row.includes_signals),
      }).toEqual(expected);
      expect(session.user.app_metadata.role).toBe(role === 'editor' ? 'editor' : undefined);
    },
  );
});

describe('the tools', () => {
  it('describe the world to programs', async () => {
    const info: unknown = await (await fetch(`${world.origin}/local/info.json`)).json();
    expect(info).toEqual(world.info);
    expect(world.info).toMatchObject({
      site: world.origin,
      inbox: `${world.origin}/local/inbox.json`,
      supabaseUrl: world.origin,
    });
    expect(world.info.publishableKey).toMatch(/^sb_publishable_local_/);
  });

  it('link to the payments dashboard', async () => {
    const response = await fetch(`${world.origin}/local/payments`);
    expect([response.status, response.redirected]).toEqual([200, true]);
  });

  it('reject a reset requested by another site, and keep the accounts', async () => {
    const response = await fetch(`${world.origin}/local/reset`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(403);
    const [account] = world.info.accounts;
    expect((await signIn(account?.email ?? '', account?.password ?? '')).status).toBe(200);
  });
});

describe('a world killed with SIGKILL', () => {
  it('keeps every acknowledged account, email and customer', { timeout: START }, async () => {
    const email = 'ada@example.com';
    const person = { email, password: 'une phrase longue', data: { first_name: 'Ada' } };
    const [signedUp, mailed, customer] = await Promise.all([
      supabase('/auth/v1/signup', { body: person }),
      sendCode(email, '482913'),
      createCustomer(email),
    ]);
    await world.kill();
    expect([signedUp.status, mailed.status, customer.status]).toEqual([200, 200, 200]);
    const { id } = (await customer.json()) as { id: string };

    world = await start();
    expect((await signIn(email, person.password)).status).toBe(200);
    const mails = (await (await fetch(world.info.inbox)).json()) as {
      to: string;
      text: string;
    }[];
    expect(mails.find((mail) => mail.to === email)?.text).toContain('482913');
    const known = await stripe(`/v1/customers/${id}`);
    expect(await known.json()).toMatchObject({ id, email });
  });

  it.runIf(long)(
    'starts again when it was killed during its first start',
    { timeout: START },
    async () => {
      const folder = newDataDir();
      for (const delay of sampleOf([300, 900, 1_500], 1)) {
        const starting = serveWorld(folder, join(folder, 'site'), AbortSignal.timeout(delay));
        await starting.then(
          (early) => early.kill(),
          () => undefined,
        );
      }
      const whole = await serveWorld(folder, join(folder, 'site'));
      expect((await fetch(`${whole.origin}/fr`)).status).toBe(200);
      await whole.close();
    },
  );
});

it.runIf(long)(
  'starts over on request of the dashboard, with the same keys',
  { timeout: START },
  async () => {
    const before = keys();
    const response = await fetch(`${world.origin}/local/reset`, {
      method: 'POST',
      headers: { origin: world.origin },
    });
    expect(new URL(response.url).search).toBe('?done=reset');
    expect((await signIn('ada@example.com', 'une phrase longue')).status).toBe(400);
    expect(await (await fetch(world.info.inbox)).json()).toEqual([]);
    for (const { email, password } of world.info.accounts) {
      expect((await signIn(email, password)).status, email).toBe(200);
    }
    expect(keys()).toEqual(before);
  },
);

describe('a world refuses to start with', () => {
  it('a folder that another world uses', async () => {
    await expect(startWorld({ dataDir, port: 0 })).rejects.toThrow(
      /is in use by another npm start/,
    );
  });

  it('a folder with a user’s own files, and leaves them', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'thesis.txt'), 'mine');
    const starting = startWorld({ dataDir: folder, port: 0, reset: true });
    await expect(starting).rejects.toThrow(/holds other things \(thesis\.txt\)/);
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
  });

  it('a port that is taken, suggesting another', async () => {
    const port = Number(new URL(world.origin).port);
    const starting = startWorld({ dataDir: newDataDir(), port });
    await expect(starting).rejects.toThrow(`Port ${port} is taken by another program`);
    await expect(starting).rejects.toThrow(`npm start -- --port ${port + 1}`);
  });

  it('a port that only administrators may use', () => {
    const error = Object.assign(new Error('no'), { code: 'EACCES' });
    expect(String(portError(error, 80, dataDir))).toMatch(/Port 80 is not allowed.*--port 8888/);
    expect(String(portError(error, 8888, dataDir))).not.toMatch(/--port 8888/);
  });
});

function sendCode(to: string, code: string) {
  return fetch(`${world.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.origin },
    body: JSON.stringify({
      user_id: keys().emailjsPublicKey,
      service_id: identifiers.emailjsServiceId,
      template_id: identifiers.emailjsTemplateId,
      template_params: { to_email: to, to_name: 'Ada', verification_code: code },
    }),
  });
}

const createCustomer = (email: string) => stripe('/v1/customers', new URLSearchParams({ email }));

/** Calls the local Stripe, at the address of the payments dashboard. */
async function stripe(path: string, body?: URLSearchParams) {
  const payments = await fetch(`${world.origin}/local/payments`, { redirect: 'manual' });
  return fetch(new URL(path, payments.headers.get('location') ?? ''), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${keys().stripeSecretKey}` },
    ...(body ? { body } : {}),
  });
}
