/** What the browser keeps of a deleted account. */
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';

const answer = vi.hoisted(() => ({ value: undefined as unknown }));
const session = vi.hoisted(() => ({
  $session: undefined as unknown,
  signOut: (): Promise<void> => Promise.resolve(),
}));
vi.mock('../../../src/stores/auth/session.ts', () => session);
vi.mock('../../../src/stores/auth/call-as-member.ts', () => ({
  callAsMember: () => Promise.resolve(answer.value),
}));

const signedIn = (id: string): SessionState => ({
  type: 'signed-in',
  member: { id, email: `${id}@demo.example`, firstName: id },
});

beforeEach(() => {
  vi.resetModules();
  const $session = atom<SessionState>(signedIn('ada'));
  session.$session = $session;
  session.signOut = () => {
    $session.set({ type: 'signed-out' });
    return Promise.resolve();
  };
  const removeItem = (key: string) => Reflect.deleteProperty(storage, key);
  const storage = Object.create({ removeItem }) as Record<string, string>;
  Object.assign(storage, { 'note-draft:ada:1': '{}', 'note-draft:eve:2': '{}', theme: 'dark' });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../src/stores/account/data.ts');

it('does not include the unsaved changes of its notes', async () => {
  answer.value = { type: 'ok', value: { deleted: true, kept: [] } };
  const { deleteAccount } = await load();
  await deleteAccount('ada@demo.example', 'en');
  expect(Object.keys(localStorage)).toEqual(['note-draft:eve:2', 'theme']);
});

it('includes them while the account is not deleted', async () => {
  answer.value = { type: 'error', code: 'confirmation_mismatch' };
  const { deleteAccount } = await load();
  await deleteAccount('eve@demo.example', 'en');
  expect(localStorage).toHaveProperty('note-draft:ada:1');
});

it('is said until somebody else signs in', async () => {
  answer.value = { type: 'ok', value: { deleted: true, kept: ['invoices'] } };
  const { $deletionResult, deleteAccount } = await load();
  await deleteAccount('ada@demo.example', 'en');
  expect($deletionResult.get()).toEqual({ kept: ['invoices'] });
  (session.$session as { set: (state: SessionState) => void }).set(signedIn('eve'));
  expect($deletionResult.get()).toBeUndefined();
});

it.each([
  ['network', 'erasure_unknown'],
  ['unavailable', 'erasure_unknown'],
  ['erasure_pending', 'erasure_pending'],
  ['confirmation_mismatch', 'confirmation_mismatch'],
])('that ends with %s is reported as %s', async (code, reported) => {
  answer.value = { type: 'error', code };
  const { deleteAccount } = await load();
  expect(await deleteAccount('ada@demo.example', 'en')).toEqual({ type: 'error', code: reported });
});
