/** An email link that opens another account than the one signed in says so. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textOf } from '../islands/markup.ts';
import { fill } from '../../../src/i18n/format.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { auth as english } from '../../../src/i18n/en/auth/dialogs.ts';
import { auth as french } from '../../../src/i18n/fr/auth/dialogs.ts';
import { OpenedAccount } from '../../../src/islands/auth/OpenedAccount.tsx';

interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string; readonly email: string; readonly user_metadata: object };
}

/** The stored session, and the one that the link opens; none for half of a change of address. */
const browser = vi.hoisted(() => ({
  stored: null as Session | null,
  opened: null as Session | null,
}));

vi.mock('../../../src/services/supabase.ts', () => ({
  secondsToWait: () => undefined,
  supabase: () =>
    Promise.resolve({
      auth: {
        onAuthStateChange: () => undefined,
        getSession: () => Promise.resolve({ data: { session: browser.stored }, error: null }),
        getUser: () => Promise.resolve({ data: { user: browser.stored?.user }, error: null }),
        updateUser: () => Promise.resolve({ error: null }),
        signOut: () => Promise.resolve({ error: null }),
        verifyOtp: () => {
          browser.stored = browser.opened ?? browser.stored;
          const user = browser.opened?.user ?? null;
          return Promise.resolve({ data: { user, session: browser.opened }, error: null });
        },
      },
    }),
}));

const session = (id: string): Session => ({
  access_token: 't',
  user: { id, email: `${id}@example.test`, user_metadata: { first_name: id } },
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('location', { pathname: '/fr/mot-de-passe', search: '' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

const cases: [string, Session | null, boolean][] = [
  ['nobody', null, false],
  ['the same account', session('ada'), false],
  ['another account', session('eve'), true],
];

describe.each(cases)('in a browser signed in to %s', (_, stored, isOther) => {
  it('the link of a password reset tells whether it replaced the session', async () => {
    Object.assign(browser, { stored, opened: session('ada') });
    const { $auth, choosePassword, openResetLink } =
      await import('../../../src/stores/auth/auth.ts');
    await openResetLink('a'.repeat(40));
    expect($auth.get().step).toEqual({ type: 'new-password', isOther });
    await choosePassword('correct horse battery');
    expect($auth.get().step).toEqual({ type: 'password-changed', isOther });
  });

  it('the link of a change of address does too, and names the account', async () => {
    Object.assign(browser, { stored, opened: session('ada') });
    const { confirmEmail } = await import('../../../src/stores/auth/credentials.ts');
    expect(await confirmEmail('a'.repeat(40))).toEqual({
      type: 'ok',
      value: { type: 'changed', email: 'ada@example.test', isOther },
    });
  });
});

it('half of a change of address opens no session', async () => {
  Object.assign(browser, { stored: session('eve'), opened: null });
  const { confirmEmail } = await import('../../../src/stores/auth/credentials.ts');
  expect(await confirmEmail('a'.repeat(40))).toEqual({ type: 'ok', value: { type: 'half' } });
});

it.each(langs)('the account is named, and the way out of another one, in %s', (lang) => {
  const t = { fr: french, en: english }[lang].openedAccount;
  const email = 'ada@example.test';
  const shown = (isOther: boolean) =>
    textOf(OpenedAccount, { t, email, isOther, onSignOut: () => undefined });
  expect(shown(false)).toBe(fill(t.same, { email }));
  expect(shown(true)).toBe(`${fill(t.other, { email })} ${t.signOut}`);
});
