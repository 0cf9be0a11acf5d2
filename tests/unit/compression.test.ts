import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compress, decompress } from '../../src/domain/course/compression.ts';
import { seededRandom } from '../seeded-random.ts';

const lesson = readFileSync('content/lessons/fr/gestion-risque.mdx');
const random = seededRandom(3);
const noise = Uint8Array.from({ length: 9_000 }, () => Math.floor(random() * 256));

describe('what was compressed comes back', () => {
  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['one byte', Uint8Array.of(0)],
    ['every byte', Uint8Array.from({ length: 256 }, (_, index) => index)],
    ['the same byte 20,000 times', new Uint8Array(20_000).fill(255)],
    ['zeros', new Uint8Array(20_000)],
    ['noise', noise],
    ['a lesson', lesson],
    ['a lesson followed by noise', Buffer.concat([lesson, noise])],
  ])('%s', async (_, data) => {
    expect(Buffer.from(await decompress(compress(data))).equals(Buffer.from(data))).toBe(true);
  });
});

describe('size', () => {
  it('of what repeats is next to nothing, of noise hardly more than it was', () => {
    expect(compress(new Uint8Array(20_000)).length).toBeLessThan(60);
    expect(compress(noise).length).toBeLessThan(noise.length * 1.05);
  });
});

describe('the format', () => {
  // A file sealed by one deploy is opened by the script of the next: a change of the model changes
  // this, and then the version of the seal (src/domain/course/encryption.ts) must change with it.
  it('has not changed', () => {
    const text = 'Le stop décide de la taille. The stop decides the size. '.repeat(8);
    const packed = compress(Buffer.from(text));
    expect(createHash('sha256').update(packed).digest('hex').slice(0, 16)).toBe('251bb9e9f52d47e4');
  });
});
