/** The reader's own numbers keep their value when the page is read in the other language. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  $ownNumbers,
  changeOwnNumbers,
  readOwnNumbers,
} from '../../../src/stores/signals/own-numbers.ts';

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
