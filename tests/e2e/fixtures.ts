/** What every browser test stands on: a world per worker, a quiet browser, signing in, the mail. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { Noise } from './console-guard.ts';
import { type Account, serveWorld, type World } from './serve-world.ts';

export { expect } from 'playwright/test';
export type Role = 'member' | 'formation' | 'signals' | 'lapsed' | 'editor';

/** A caught mail, as `/local/inbox.json` lists it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601. */
  readonly at: string;
  /** Where an answer goes; empty: to the sender. */
  readonly replyTo: string;
  /** `content` in base64. */
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

interface Fixtures {
  /** Says which console noise a test causes on purpose. */
  readonly noise: Noise;
  /** Signs the page's browser in as a demonstration account; the next page opened has the session. */
  readonly signIn: (page: Page, role: Role) => Promise<Account>;
  /** The newest mail to an address, waiting for it; `after` skips mail caught up to that time. */
  readonly latestMail: (to: string, options?: { subject?: RegExp; after?: Date }) => Promise<Mail>;
}

export const test = base.extend<Fixtures, { readonly world: World }>({
  world: [
    async ({}, use) => {
      const world = await freshWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ world }, use) => {
    await use(world.origin);
  },

  noise: async ({}, use) => {
    const noise = new Noise();
    await use(noise);
    expect(noise.heard(), 'console, policy and network are quiet').toEqual([]);
  },

  context: async ({ context, world, noise }, use) => {
    await noise.listen(context, world.origin);
    await use(context);
  },

  signIn: async ({ world }, use) => {
    await use((page, role) => signIn(page, world, role));
  },

  latestMail: async ({ world }, use) => {
    await use((to, options) => latestMail(world, to, options));
  },
});

/** A world with data of its own, which goes with it. */
export async function freshWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'world-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    // The built site knows the keys it was built with.
    await copyFile(join(given('E2E_DATA_DIR'), 'keys.json'), join(dataDir, 'keys.json'));
    const world = await serveWorld(dataDir, given('E2E_SITE_DIR'));
    return { ...world, close: () => world.close().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function signIn(page: Page, world: World, role: Role): Promise<Account> {
  const account = world.info.accounts.find((one) => one.role === role);
  if (!account) throw new Error(`The local world has no account with the role "${role}".`);
  const url = new URL(
    '/auth/v1/token?grant_type=password',
    new URL(world.info.supabaseUrl, world.origin),
  );
  const response = await page.request.post(url.href, {
    headers: { apikey: world.info.publishableKey },
    data: { email: account.email, password: account.password },
  });
  expect(response.status(), `${account.email} signs in`).toBe(200);
  await store(page, world.origin, 'session', await response.text());
  return account;
}

/** Writes to local storage from an empty page of the origin, so that no script of the site runs. */
async function store(page: Page, origin: string, key: string, value: string): Promise<void> {
  const empty = `${origin}/empty-page-of-the-tests`;
  await page.route(empty, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,">',
    }),
  );
  await page.goto(empty);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  await page.unroute(empty);
}

/** The newest mail to an address, waiting for it. */
export async function latestMail(
  world: World,
  to: string,
  { subject = /(?:)/, after = new Date(0) }: { subject?: RegExp; after?: Date } = {},
): Promise<Mail> {
  const find = async (): Promise<Mail | undefined> => {
    const response = await fetch(new URL('/local/inbox.json', world.origin));
    const mails = (await response.json()) as Mail[];
    return mails.find(
      (mail) => mail.to === to && subject.test(mail.subject) && new Date(mail.at) > after,
    );
  };
  let mail: Mail | undefined;
  await expect
    .poll(async () => (mail = await find()), { message: `mail to ${to} (${subject.source})` })
    .toBeDefined();
  if (!mail) throw new Error(`No mail to ${to}.`);
  return mail;
}

/** A folder that `tests/run.ts` prepared. */
export function given(name: 'E2E_DATA_DIR' | 'E2E_SITE_DIR'): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(
      `${name} is not set. Run "npm test", or "npm test -- browser" for these tests only.`,
    );
  }
  return value;
}
