import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';
import { onUserChange } from '../../../src/stores/auth/user-change.ts';

const session = vi.hoisted(() => ({ store: undefined as unknown }));
vi.mock('../../../src/stores/auth/session.ts', () => ({
  get $session() {
    return (session.store ??= atom<SessionState>({ type: 'loading' }));
  },
}));

const signedIn = (id: string): SessionState => ({
  type: 'signed-in',
  member: { id, email: `${id}@demo.example`, firstName: id },
});

it('forgets when the user signs out or is replaced, and not otherwise', () => {
  const forget = vi.fn();
  onUserChange(forget);
  const { set } = session.store as { set: (state: SessionState) => void };
  const calls = (
    [
      signedIn('ada'),
      { type: 'failed' },
      signedIn('ada'),
      signedIn('blaise'),
      { type: 'signed-out' },
    ] as const
  ).map((state) => {
    set(state);
    return forget.mock.calls.length;
  });
  expect(calls).toEqual([0, 0, 0, 1, 2]);
});
