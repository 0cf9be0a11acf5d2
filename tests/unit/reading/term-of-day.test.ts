import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showTermOfDay } from '../../../src/scripts/reading/term-of-day.ts';

vi.mock('../../../src/services/term-entry.ts', () => ({
  loadTermEntry: (address: string) => Promise.resolve({ term: address, definition: 'Defined.' }),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The name shown that many days after the build. */
async function nameAfter(days: number): Promise<string> {
  vi.setSystemTime((100 + days) * 86_400_000);
  const name = { href: 'https://site.example/fr/dictionnaire-crypto/bloc', textContent: 'Bloc' };
  const parts: Readonly<Record<string, object>> = { a: name, 'p:last-child': {} };
  await showTermOfDay({
    dataset: { day: '100', next: 'bloc carnet jeton' },
    querySelector: (selector: string) => parts[selector] ?? null,
  } as unknown as HTMLElement);
  return name.textContent;
}

it('the word of the day is that of the reader’s day, and starts again after the last', async () => {
  const folder = 'https://site.example/fr/dictionnaire-crypto';
  expect(await nameAfter(1)).toBe(`${folder}/carnet`);
  expect(await nameAfter(2)).toBe(`${folder}/jeton`);
  expect(await nameAfter(4)).toBe(`${folder}/carnet`);
});

it('the word of the build stays where the reader’s clock is behind', async () => {
  expect(await nameAfter(-1)).toBe('Bloc');
});
