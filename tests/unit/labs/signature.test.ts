import { createPublicKey, verify as nodeVerify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toHex } from '../../../src/domain/labs/hash.ts';
import { makeKeys, sign, verify } from '../../../src/domain/labs/signature.ts';

const text = 'Ana paie 10 € à Léo';

describe('a signature', () => {
  it('is accepted by an implementation of its own', async () => {
    const keys = await makeKeys('Ana');
    const point = keys.publicHex.slice(2);
    const part = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
    const key = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: part(point.slice(0, 64)), y: part(point.slice(64)) },
    });
    const signature = await sign(keys, text);
    const accepts = (message: string) =>
      nodeVerify('sha256', Buffer.from(message), { key, dsaEncoding: 'ieee-p1363' }, signature);
    expect(accepts(text)).toBe(true);
    expect(accepts(`${text} `)).toBe(false);
  });

  it('holds for its text and its signer only', async () => {
    const [ana, mia] = await Promise.all([makeKeys('Ana'), makeKeys('Mia')]);
    const signature = await sign(ana, text);
    expect(await verify(ana, text, signature)).toBe(true);
    expect(await verify(ana, text.replace('10', '90'), signature)).toBe(false);
    expect(await verify(mia, text, signature)).toBe(false);
  });

  it('is refused with any one bit changed', async () => {
    const keys = await makeKeys('Ana');
    const signature = await sign(keys, text);
    for (let byte = 0; byte < 64; byte += 9) {
      const changed = signature.slice();
      changed[byte] = (changed[byte] ?? 0) ^ 1;
      expect(await verify(keys, text, changed)).toBe(false);
    }
  });

  it('is 64 bytes, another one each time', async () => {
    const keys = await makeKeys('Ana');
    const [first, second] = await Promise.all([sign(keys, text), sign(keys, text)]);
    expect(first).toHaveLength(64);
    expect(toHex(first)).not.toBe(toHex(second));
  });
});

it('has a public key that starts as an uncompressed point does', async () => {
  const { publicHex, secret } = await makeKeys('Ana');
  expect(publicHex).toMatch(/^04[0-9a-f]{128}$/);
  expect(secret.extractable).toBe(false);
});
