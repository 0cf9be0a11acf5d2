/** A store of the signed-in user shows nothing of the previous user. */
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';

const signedIn = (id: string): SessionState => ({
  type: 'signed-in',
  member: { id, email: `${id}@example.test`, firstName: '' },
});
const $session = atom<SessionState>(signedIn('ada'));
vi.mock('../../../src/stores/auth/session.ts', () => ({ $session }));

beforeEach(() => $session.set(signedIn('ada')));

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

it('drops the response to a change of the user before, and waits for the read of the new one', async () => {
  const { createUserStore } = await import('../../../src/stores/user-store.ts');
  const { promise, resolve } = Promise.withResolvers<string>();
  const store = createUserStore('loading', (id) =>
    id === 'grace' ? promise : Promise.resolve(`of ${id}`),
  );
  store.$state.subscribe(() => undefined);
  await vi.waitFor(() => expect(store.$state.get()).toBe('of ada'));
  store.showForUser()('changed by Ada');
  expect(store.$state.get()).toBe('changed by Ada');

  const show = store.showForUser();
  $session.set(signedIn('grace'));
  show('late, of Ada');
  expect(store.$state.get()).toBe('loading');
  resolve('of Grace');
  await vi.waitFor(() => expect(store.$state.get()).toBe('of Grace'));
});
