/** The language of an account that Google's sign-in has just created. */
import { beforeEach, expect, it, vi } from 'vitest';
import { saveFirstLanguage } from '../../../src/stores/auth/first-language.ts';

const auth = vi.hoisted(() => ({
  user: undefined as object | undefined,
  error: null as object | null,
  sent: [] as unknown[],
}));
vi.mock('../../../src/services/supabase.ts', () => ({
  supabase: () =>
    Promise.resolve({
      from: () => ({
        update: (change: unknown) => ({
          eq: (_: string, id: string) => {
            auth.sent.push([id, change]);
            return Promise.resolve({ error: auth.error });
          },
        }),
      }),
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
  Object.assign(auth, { user: fresh, error: null, sent: [] });
});

it('is that of the page, in the profile and for the emails of Supabase', async () => {
  await saveFirstLanguage('en');
  expect(auth.sent).toEqual([['u1', { language: 'en' }], { language: 'en' }]);
});

it.each([
  ['a later sign-in', { ...fresh, last_sign_in_at: '2026-11-21T10:00:00Z' }],
  ['an account that has one', { ...fresh, user_metadata: { language: 'fr' } }],
  ['an account without a sign-in', { ...fresh, last_sign_in_at: undefined }],
  ['nobody', undefined],
])('is left for %s', async (_, user) => {
  auth.user = user;
  await saveFirstLanguage('en');
  expect(auth.sent).toEqual([]);
});

it('stays the same in both places when the profile could not be saved', async () => {
  auth.error = { code: '500' };
  await saveFirstLanguage('en');
  expect(auth.sent).toHaveLength(1);
});
