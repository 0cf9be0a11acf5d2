/** The reader's own numbers keep their value when the page is read in the other language. */
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';
import {
  $ownNumbers,
  changeOwnNumbers,
  readOwnNumbers,
} from '../../../src/stores/signals/own-numbers.ts';

const session = vi.hoisted(() => ({ store: undefined as unknown }));
vi.mock('../../../src/stores/auth/session.ts', () => ({
  get $session() {
    return (session.store ??= atom<SessionState>({ type: 'loading' }));
  },
}));
const signIn = (id: string): void =>
  (session.store as { set: (state: SessionState) => void }).set({
    type: 'signed-in',
    member: { id, email: `${id}@demo.example`, firstName: id },
  });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['fr', '0,1'],
  ['en', '0.1'],
] as const)('begin in the notation of %s', (lang, fee) => {
  readOwnNumbers(lang);
  expect($ownNumbers.get()).toEqual({ capital: '1000', risk: '1', fee });
});

it('are written anew in another language', () => {
  readOwnNumbers('en');
  changeOwnNumbers('en', { capital: '2,500 €', risk: '0.125' });
  readOwnNumbers('fr');
  expect($ownNumbers.get()).toEqual({ capital: '2500', risk: '0,125', fee: '0,1' });
});

it('are not those of the user before', () => {
  signIn('ada');
  readOwnNumbers('fr');
  changeOwnNumbers('fr', { capital: '2500' });
  signIn('blaise');
  expect($ownNumbers.get()).toEqual({ capital: '1000', risk: '1', fee: '0,1' });
});
