/** Fixtures of every browser test: local world, console guard, sessions and emails. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { ConsoleGuard } from './console-guard.ts';
import { latestMail, type Mail } from './inbox.ts';
import { type Account, serveWorld, type World } from './serve-world.ts';
import { putSession, type Session, SessionStore } from './sessions.ts';

export { expect } from 'playwright/test';
export type Role = 'member' | 'formation' | 'signals' | 'lapsed' | 'editor';
export type SignedIn = Account & { readonly session: Session };

/** Phone options, for `test.use(phone)`. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Tag of tests that a full short run leaves to `npm run test:long`; naming their file runs them. */
export const longOnly = '@long';

/** Refuses cookies before the page opens: the banner adds to the height of pages. */
export async function answerCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'false');
    localStorage.setItem('cookieConsentDay', new Date().toISOString().slice(0, 10));
  });
}

/** Options without reduced motion, for `test.use(motion)`. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface Fixtures {
  /** The world of the worker; `own-world.ts` gives a test one of its own. */
  readonly world: World;
  /** Allows the console messages that a test causes on purpose. */
  readonly consoleGuard: ConsoleGuard;
  /** Signs the browser in as a demonstration account; the next page opened has the session. */
  readonly signIn: (page: Page, role: Role) => Promise<SignedIn>;
  /** Waits for the newest email to an address; `after` skips emails received up to that time. */
  readonly latestMail: (to: string, options?: { subject?: RegExp; after?: Date }) => Promise<Mail>;
}

interface WorkerFixtures {
  readonly sharedWorld: World;
  readonly sessions: SessionStore;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedWorld: [
    async ({}, use) => {
      const world = await freshWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  sessions: [
    async ({}, use) => {
      await use(new SessionStore());
    },
    { scope: 'worker' },
  ],

  world: async ({ sharedWorld }, use) => {
    await use(sharedWorld);
  },

  baseURL: async ({ world }, use) => {
    await use(world.origin);
  },

  consoleGuard: async ({}, use) => {
    const consoleGuard = new ConsoleGuard();
    await use(consoleGuard);
    expect(consoleGuard.unexpected(), 'console, policy and network are quiet').toEqual([]);
  },

  context: async ({ context, world, consoleGuard }, use) => {
    await consoleGuard.listen(context, world.origin);
    await use(context);
  },

  signIn: async ({ world, sessions }, use) => {
    await use(async (page, role) => {
      const account = accountOf(world, role);
      const session = await sessions.of(world, account);
      sessions.watch(page, session);
      await putSession(page, world, session);
      return { ...account, session };
    });
  },

  latestMail: async ({ world }, use) => {
    await use((to, options) => latestMail(world, to, options));
  },
});

/** A world with data of its own, deleted when it closes. */
export async function freshWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'world-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    // The built site contains the keys it was built with.
    await copyFile(join(requiredFolder('E2E_DATA_DIR'), 'keys.json'), join(dataDir, 'keys.json'));
    const world = await serveWorld(dataDir, requiredFolder('E2E_SITE_DIR'));
    return { ...world, close: () => world.close().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The demonstration account with a role. Throws when there is none. */
export function accountOf(world: World, role: Role): Account {
  const account = world.info.accounts.find((one) => one.role === role);
  if (!account) throw new Error(`The local world has no account with the role "${role}".`);
  return account;
}

/** A folder prepared by `tests/run.ts`. */
export function requiredFolder(name: 'E2E_DATA_DIR' | 'E2E_SITE_DIR'): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(
      `${name} is not set. Run "npm test", or "npm test -- browser" for these tests only.`,
    );
  }
  return value;
}
