import { expect, it, vi } from 'vitest';
import { textsLoader } from '../../../src/i18n/load.ts';

const french = { title: 'Bonjour' };
const english = { title: 'Hello' };

it('returns the texts of the language', async () => {
  const load = textsLoader({
    '../i18n/fr/a.ts': async () => french,
    '../i18n/en/a.ts': async () => english,
  });
  expect(await load('fr')).toBe(french);
  expect(await load('en')).toBe(english);
});

it('loads a file once, also for concurrent calls', async () => {
  const fetchFile = vi.fn(async () => french);
  const load = textsLoader({ '../i18n/fr/a.ts': fetchFile });
  expect(load('fr')).toBe(load('fr'));
  await load('fr');
  expect(await load('fr')).toBe(french);
  expect(fetchFile).toHaveBeenCalledOnce();
});

it('retries after a failure', async () => {
  const fetchFile = vi.fn(async () => french).mockRejectedValueOnce(new Error('offline'));
  const load = textsLoader({ '../i18n/fr/a.ts': fetchFile });
  await expect(load('fr')).rejects.toThrow('offline');
  expect(await load('fr')).toBe(french);
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

it('throws with the name of a language without texts', () => {
  const load = textsLoader({ '../i18n/fr/a.ts': async () => french });
  expect(() => load('en')).toThrow('No texts in en.');
});
