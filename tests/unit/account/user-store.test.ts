/** A store of the signed-in user shows nothing of the previous user. */
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';

const signedIn = (id: string): SessionState => ({
  type: 'signed-in',
  member: { id, email: `${id}@example.test`, firstName: '' },
});
const $session = atom<SessionState>(signedIn('ada'));
vi.mock('../../../src/stores/auth/session.ts', () => ({ $session }));

it('is empty while it loads for another user, and drops answers for the one before', async () => {
  const { createUserStore } = await import('../../../src/stores/user-store.ts');
  const answers = new Map<string, (state: string) => void>();
  const store = createUserStore('loading', (id) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answers.set(id, resolve);
    return promise;
  });
  const seen: string[] = [];
  store.$state.subscribe((state) => void seen.push(state));
  answers.get('ada')?.('of Ada');
  await vi.waitFor(() => expect(store.$state.get()).toBe('of Ada'));

  const late = store.refresh();
  $session.set(signedIn('grace'));
  expect(store.$state.get()).toBe('loading');
  answers.get('ada')?.('late, of Ada');
  await late;
  expect(store.$state.get()).toBe('loading');
  answers.get('grace')?.('of Grace');
  await vi.waitFor(() => expect(store.$state.get()).toBe('of Grace'));
  $session.set({ type: 'signed-out' });
  expect(seen).toEqual(['loading', 'of Ada', 'loading', 'of Grace', 'loading']);
});
