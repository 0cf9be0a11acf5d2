/** The page of a reset link, once its link has been redeemed. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { texts } from '../../../src/i18n/texts.ts';
import { textOf } from '../islands/markup.ts';

vi.mock('../../../src/services/supabase.ts', () => ({
  secondsToWait: () => undefined,
  supabase: () =>
    Promise.resolve({
      auth: {
        verifyOtp: () => Promise.resolve({ data: { user: null, session: null }, error: null }),
        signOut: () => Promise.resolve({ error: null }),
        onAuthStateChange: () => undefined,
        getSession: () => Promise.resolve({ data: { session: null }, error: null }),
      },
    }),
}));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('location', { pathname: '/fr/mot-de-passe', search: '' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const { resetPassword } = texts('fr').waysIn;

/** What the panel shows in the present state of the store. */
async function shown(): Promise<string> {
  const { default: ResetLink } = await import('../../../src/islands/auth/pages/ResetLink.tsx');
  return textOf(ResetLink, { lang: 'fr', t: resetPassword, failure: texts('fr').loadingError });
}

it('offers to use the link', async () => {
  expect(await shown()).toContain(resetPassword.link.title);
});

it('says that the link was used, not that nothing has changed, when the person leaves to use another account', async () => {
  const { leaveFactor, openResetLink } = await import('../../../src/stores/auth/auth.ts');
  await openResetLink('a'.repeat(40));
  await leaveFactor();
  const text = await shown();
  expect(text).toContain(resetPassword.spent.used);
  expect(text, 'the old password may have ended').not.toContain(resetPassword.spent.text);
  expect(text).not.toContain(resetPassword.link.title);
  expect(text).not.toContain(resetPassword.spent.malformed);
});
