import { expect, it } from 'vitest';
import { wordsFromPath } from '../../../src/domain/search/words-from-path.ts';

it.each([
  ['/fr/articles/carnet-d-ordres', 'carnet d ordres'],
  ['/fr/portefeuille.html', 'portefeuille'],
  ['/en/Bid_Ask+spread/', 'Bid Ask spread'],
  ['/fr/d%C3%A9centralisation', 'décentralisation'],
  ['/fr/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'script alert 1 script'],
  ['/fr/caf%E9-crypto', 'caf crypto'],
  ['/fr/100%', ''],
  ['/fr/404', ''],
  ['/fr', ''],
  ['/', ''],
  ['/fr/%F0%9F%9A%80', ''],
])('turns %s into the query “%s”', (address, question) => {
  expect(wordsFromPath(address)).toBe(question);
});

it('truncates an overlong path', () => {
  expect(wordsFromPath(`/fr/${'mot-'.repeat(500)}`).length).toBeLessThanOrEqual(60);
});
