import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sealLesson } from '../../../src/content/sealing.ts';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import {
  openLesson,
  sealedPath,
  sealTag,
  type SealId,
} from '../../../src/domain/course/encryption.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { body, keyBytes, openingKey, seal, secretOf, type Bytes } from './sealed-lesson.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const altered = sample(100, 1_000);

const opens = async (key: Bytes, id: SealId, bytes: Bytes) =>
  openLesson(await openingKey(key), id, bytes);

describe('an encrypted lesson', () => {
  it('decrypts with its own key to the original', async () => {
    const sealed = await seal();
    expect(await opens(await keyBytes(sealed), sealed.id, sealed.bytes)).toEqual(body);
    expect(sealed.id.tag).toMatch(/^[0-9a-f]{32}$/);
    expect(sealedPath(sealed.id)).toBe(`/sealed/fr/${sealed.id.tag}.bin`);
  });

  it('contains none of its text', async () => {
    const { bytes } = await seal();
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/stop|unit|html/);
  });

  it(`is rejected after any of ${altered} alterations`, async () => {
    const random = seededRandom(seedOf(1));
    const below = (limit: number) => Math.floor(random() * limit);
    const flip = (bytes: Bytes): Bytes => {
      const copy = bytes.slice();
      const at = below(copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << below(8));
      return copy;
    };
    const sealed = await seal();
    const key = await keyBytes(sealed);
    const { id, bytes } = sealed;
    const hex = '0123456789abcdef';
    const otherDigit = (digit: string) => hex[(hex.indexOf(digit) + 1 + below(15)) % 16] ?? '';
    const alterations: (() => [Bytes, SealId, Bytes])[] = [
      () => [key, id, flip(bytes)],
      () => [key, id, bytes.slice(0, below(bytes.length))],
      () => [key, id, new Uint8Array([...bytes, below(256)])],
      () => [flip(key), id, bytes],
      () => [key, { ...id, lang: 'en' }, flip(bytes)],
      () => [key, { ...id, lang: 'en' }, bytes],
      () => [key, { ...id, lesson: lessonKeys[below(11)] ?? 'stablecoins' }, bytes],
      () => [key, { ...id, epoch: 2 + below(1_000_000) }, bytes],
      () => {
        const at = below(32);
        const tag = id.tag.slice(0, at) + otherDigit(id.tag[at] ?? '') + id.tag.slice(at + 1);
        return [key, { ...id, tag }, bytes];
      },
    ];
    let opened = 0;
    for (let count = 0; count < altered; count += 1) {
      const [someKey, someId, someBytes] = alterations[count % alterations.length]?.() ?? [];
      if (!someKey || !someId || !someBytes) throw new Error('No alteration.');
      await opens(someKey, someId, someBytes).then(
        () => (opened += 1),
        () => undefined,
      );
    }
    expect(opened).toBe(0);
  });

  it('has the same bytes on each build', async () => {
    const [first, second] = [await seal(), await seal()];
    expect(first.id).toEqual(second.id);
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
  });
});

describe('a lesson key', () => {
  const other = { ...body, html: `${body.html}<p>Une phrase de plus.</p>` };

  it('decrypts only its own file', async () => {
    const files = [
      await seal(),
      await seal('en'),
      await seal('fr', 'stablecoins'),
      await seal('fr', 'gestion-risque', other),
    ];
    for (const keyed of files) {
      const key = await keyBytes(keyed);
      for (const file of files) {
        // Another file fails under its own name and under the name that the key was made for.
        for (const id of [file.id, keyed.id]) {
          const opening = opens(key, id, file.bytes);
          if (file === keyed) await expect(opening).resolves.toEqual(file.body);
          else await expect(opening).rejects.toThrow();
        }
      }
    }
  });

  it('changes with an edit, as does the content hash', async () => {
    const [before, after] = [await seal(), await seal('fr', 'gestion-risque', other)];
    expect(after.id.tag).not.toBe(before.id.tag);
    expect(await keyBytes(after)).not.toEqual(await keyBytes(before));
  });

  it('changes with the secret, the lesson and the language', async () => {
    const seals = [
      await seal(),
      await seal('en'),
      await seal('fr', 'stablecoins'),
      await seal('fr', 'gestion-risque', body, { secret: secretOf(8) }),
    ];
    const keys = await Promise.all(
      seals.map((sealed, index) => keyBytes(sealed, secretOf(index === 3 ? 8 : 7))),
    );
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(4);
    expect(new Set(seals.map(({ id }) => id.tag)).size).toBe(4);
  });

  it('cannot be exported by a script', async () => {
    const key = await openingKey(await keyBytes(await seal()));
    expect(key.extractable).toBe(false);
    expect(key.usages).toEqual(['decrypt']);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('differs in the next key version, whose files it cannot decrypt', async () => {
    const [old, now] = [
      await seal(),
      await seal('fr', 'gestion-risque', body, { secret: secretOf(8), epoch: 2 }),
    ];
    await expect(opens(await keyBytes(old), now.id, now.bytes)).rejects.toThrow();
  });
});

describe('the content hash', () => {
  it('is the HMAC of the compressed bytes, bound to language and lesson', async () => {
    const compressed = new Uint8Array([1, 2, 3]);
    const tag = (lang: 'fr' | 'en', lesson: SealId['lesson']) =>
      sealTag(secretOf(7), lang, lesson, compressed);
    const expected = createHmac('sha256', secretOf(7))
      .update('tag|fr|stablecoins|')
      .update(compressed)
      .digest('hex')
      .slice(0, 32);
    expect(await tag('fr', 'stablecoins')).toBe(expected);
    expect(await tag('en', 'stablecoins')).not.toBe(expected);
    expect(await tag('fr', 'yield-farming')).not.toBe(expected);
  });
});

describe('the secret', () => {
  it.each([
    ['absent', '', '1'],
    ['of 31 bytes', Buffer.alloc(31, 1).toString('base64'), '1'],
    ['with epoch 0', Buffer.alloc(32, 1).toString('base64'), '0'],
    ['with an epoch in words', Buffer.alloc(32, 1).toString('base64'), 'one'],
  ])('fails the build with instructions: %s', async (_, secret, epoch) => {
    vi.stubEnv('LESSON_SEAL_SECRET', secret);
    vi.stubEnv('LESSON_SEAL_EPOCH', epoch);
    await expect(sealLesson('fr', 'stablecoins', body, [])).rejects.toThrow('openssl rand');
  });
});

describe('the encrypted size', () => {
  const lessons = ['fr', 'en'].flatMap((lang) =>
    readdirSync(`content/lessons/${lang}`).map((file) => `content/lessons/${lang}/${file}`),
  );

  it.each(lessons)('of %s is at most 1.3 times its plain brotli size', async (file) => {
    const [, , ...parts] = readFileSync(file, 'utf8').split(/^---$/m);
    const lesson = { ...body, html: parts.join('---') };
    const plain = brotliCompressSync(JSON.stringify(lesson)).length;
    const { bytes } = await seal(file.includes('/en/') ? 'en' : 'fr', 'gestion-risque', lesson);
    expect(bytes.length).toBeLessThanOrEqual(plain * 1.3);
  });
});
