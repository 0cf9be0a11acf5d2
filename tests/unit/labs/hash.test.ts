import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  differences,
  distance,
  hashBits,
  sha256,
  toHex,
  variant,
} from '../../../src/domain/labs/hash.ts';

describe('SHA-256', () => {
  it.each([
    // FIPS 180-4, appendix B.1, and the hash of the empty text.
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ])('of %o is the published one', async (text, hash) => {
    expect(toHex(await sha256(text))).toBe(hash);
  });

  it('reads a text as UTF-8', async () => {
    const text = 'Léo paie 10 €';
    expect(toHex(await sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('of the two texts of the lesson starts as the lesson says', async () => {
    expect(toHex(await sha256('Ana>Leo:10'))).toMatch(/^ba6476f4/);
    expect(toHex(await sha256('Ana>Leo:11'))).toMatch(/^5efe4f69/);
  });
});

describe('the bits that differ', () => {
  it('are in the order of the hash', () => {
    const [first, second] = [new Uint8Array([0b10000001, 0]), new Uint8Array([0, 0b00000011])];
    const changed = differences(first, second).flatMap((differs, index) =>
      differs ? [index] : [],
    );
    expect(changed).toEqual([0, 7, 14, 15]);
    expect(distance(first, second)).toBe(4);
  });

  it('are none for the same text', async () => {
    expect(distance(await sha256('a'), await sha256('a'))).toBe(0);
  });

  it('are half of them on average, as for 256 coins tossed', async () => {
    const text = 'Ana>Leo:10';
    const first = await sha256(text);
    const counts = await Promise.all(
      Array.from({ length: 400 }, async (_, n) => distance(first, await sha256(variant(text, n)))),
    );
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    // The mean of 400 draws of 256 coins has a standard deviation of 8 ÷ 20 = 0.4.
    expect(Math.abs(mean - hashBits / 2)).toBeLessThan(1.6);
  });
});

describe('a variant', () => {
  it('changes exactly one character', () => {
    const text = 'Léo>10';
    for (let n = 0; n < 100; n += 1) {
      const other = Array.from(variant(text, n));
      expect(other).toHaveLength(6);
      expect(Array.from(text).filter((character, at) => character !== other[at])).toHaveLength(1);
    }
  });

  it('of a short text is another one each time for a while', () => {
    expect(new Set(Array.from({ length: 60 }, (_, n) => variant('abc', n))).size).toBe(60);
  });

  it('of nothing is a letter', () => {
    expect(variant('', 0)).toBe('a');
  });
});
