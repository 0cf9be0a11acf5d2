/** Secrets of a webhook: derived, replaced with an overlap; encrypted values open for one webhook only. */
import { beforeAll, expect, it, vi } from 'vitest';
import {
  openValues,
  sealValues,
  signingSecret,
  signingSecrets,
} from '../../../../netlify/lib/signals/webhooks/secret.ts';

const [id, other] = [
  '11111111-0000-4000-8000-000000000001',
  '11111111-0000-4000-8000-000000000002',
];
const now = Date.parse('2026-11-26T12:00:00Z');
const row = (version: number, until: string | null) => ({
  id,
  secret_version: version,
  previous_secret_until: until,
});

beforeAll(() => {
  vi.stubEnv('ACCOUNT_SECRET', Buffer.alloc(32, 1).toString('base64'));
});

it('differs for each webhook and version, and has 32 bytes', () => {
  const all = [signingSecret(id, 1), signingSecret(id, 2), signingSecret(other, 1)];
  expect(new Set(all).size).toBe(3);
  for (const secret of all) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(signingSecret(id, 1)).toBe(all[0]);
});

it('signs with the previous one too until the overlap ends', () => {
  const [first, second] = [signingSecret(id, 1), signingSecret(id, 2)];
  expect(signingSecrets(row(1, null), now)).toEqual([first]);
  expect(signingSecrets(row(2, '2026-11-26T12:00:01Z'), now)).toEqual([second, first]);
  expect(signingSecrets(row(2, '2026-11-26T12:00:00Z'), now)).toEqual([second]);
});

it('signs with the one that a tool has, though the next was lost and replaced again', () => {
  const signed = (version: number) => signingSecrets(row(version, '2026-11-27T12:00:00Z'), now);
  expect(signed(3)).toEqual([3, 2, 1].map((version) => signingSecret(id, version)));
  expect(signed(30)).toEqual([30, 29, 28, 27].map((version) => signingSecret(id, version)));
});

it('encrypts values for one webhook, and detects changes', () => {
  const values = { secret: 'a token of the bot', quote: 'USDT' };
  const sealed = sealValues(id, values);
  expect(sealed).not.toContain(Buffer.from('token').toString('base64').slice(0, 5));
  expect(sealValues(id, values)).not.toBe(sealed);
  expect(openValues(id, sealed)).toEqual(values);
  expect(() => openValues(other, sealed)).toThrow(/authenticate/);
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => openValues(id, changed.toString('base64'))).toThrow(/authenticate/);
  expect(openValues(id, null)).toEqual({});
});

it('does not open under another account secret', () => {
  const sealed = sealValues(id, { secret: 'x' });
  vi.stubEnv('ACCOUNT_SECRET', Buffer.alloc(32, 2).toString('base64'));
  expect(() => openValues(id, sealed)).toThrow(/authenticate/);
});
