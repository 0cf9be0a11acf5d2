/** The first sign-in to an account that Google's sign-in has just created. */
import { beforeEach, expect, it, vi } from 'vitest';
import { termsVersion } from '../../../src/domain/contract/terms-version.ts';
import { saveFirstSignIn } from '../../../src/stores/auth/first-sign-in.ts';

const auth = vi.hoisted(() => ({
  user: undefined as object | undefined,
  sent: [] as unknown[],
}));
vi.mock('../../../src/services/supabase.ts', () => ({
  supabase: () =>
    Promise.resolve({
      auth: {
        getSession: () => Promise.resolve({ data: { session: auth.user && { user: auth.user } } }),
        updateUser: ({ data }: { readonly data: unknown }) => {
          auth.sent.push(data);
          return Promise.resolve({ error: null });
        },
      },
    }),
}));

const fresh = {
  id: 'u1',
  created_at: '2026-11-20T10:00:00.5Z',
  last_sign_in_at: '2026-11-20T10:00:00.7Z',
  user_metadata: { full_name: 'Ada Lovelace' },
};

beforeEach(() => {
  Object.assign(auth, { user: fresh, sent: [] });
});

it('saves the language of the page and the terms that the button names', async () => {
  await saveFirstSignIn('en');
  expect(auth.sent).toEqual([{ language: 'en', terms_version: termsVersion }]);
});

it.each([
  ['a later sign-in', { ...fresh, last_sign_in_at: '2026-11-21T10:00:00Z' }],
  ['an account that has one', { ...fresh, user_metadata: { language: 'fr' } }],
  ['an account without a sign-in', { ...fresh, last_sign_in_at: undefined }],
  ['nobody', undefined],
])('saves nothing for %s', async (_, user) => {
  auth.user = user;
  await saveFirstSignIn('en');
  expect(auth.sent).toEqual([]);
});
