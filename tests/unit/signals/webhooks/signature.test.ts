/** Signatures, read by the independent library `standardwebhooks`. */
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import {
  secretKey,
  secretText,
  signatureHeaders,
} from '../../../../src/domain/signals/webhooks/signature.ts';

const secret = (byte: number): string => secretText(new Uint8Array(32).fill(byte));
const message = (at = Date.now()) => ({
  id: 'a1b2c3d4-0000-4000-8000-000000000000',
  body: '{"type":"signal.issued","é":"€"}',
  at,
});

it('is accepted by the library, with the key and the body it was made for', async () => {
  const headers = await signatureHeaders(message(), [secret(1)]);
  expect(new Webhook(secret(1)).verify(message().body, headers)).toEqual({
    type: 'signal.issued',
    é: '€',
  });
});

it.each([
  ['another body', '{"type":"signal.issued","é":"$"}', secret(1)],
  ['another secret', message().body, secret(2)],
])('is refused by the library for %s', async (_, body, key) => {
  const headers = await signatureHeaders(message(), [secret(1)]);
  expect(() => new Webhook(key).verify(body, headers)).toThrow(/No matching signature/);
});

it('is refused by the library once its time is long ago', async () => {
  const headers = await signatureHeaders(message(Date.now() - 600_000), [secret(1)]);
  expect(() => new Webhook(secret(1)).verify(message().body, headers)).toThrow(/timestamp/);
});

it('is accepted under both secrets while one replaces the other', async () => {
  const headers = await signatureHeaders(message(), [secret(2), secret(1)]);
  expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
  for (const key of [secret(1), secret(2)]) {
    expect(() => new Webhook(key).verify(message().body, headers)).not.toThrow();
  }
});

it('refuses a secret of another form', () => {
  expect(secretKey(secret(7))).toEqual(new Uint8Array(32).fill(7));
  expect(() => secretKey('AAAA')).toThrow(/secret/);
});
