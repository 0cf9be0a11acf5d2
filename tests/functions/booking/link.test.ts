/** Links cannot be forged: only tokens that we emailed are valid. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyLinkToken, signLinkToken } from '../../../netlify/lib/booking/token.ts';
import type { Booked } from '../../../src/domain/api/appointment.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import {
  callAppointment,
  book,
  cancel,
  freeStarts,
  hold,
  showAppointment,
  move,
  storedRow,
} from './fixtures.ts';
import { refusal } from '../fixtures/services.ts';

const mutations = sample(40, 100);

let services: AccountServices;
let ada: Booked;
let eve: Booked;
let free: string;

beforeAll(async () => {
  services = await startAccountServices();
  const starts = await freeStarts();
  ada = await book(starts[0] ?? '');
  eve = await book(starts[1] ?? '');
  free = starts[2] ?? '';
});
afterAll(() => services.close());

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A token with a small change. */
function mutated(token: string, random: () => number): string {
  const randomBelow = (count: number) => Math.floor(random() * count);
  const place = randomBelow(token.length);
  const letter = alphabet[randomBelow(alphabet.length)] ?? 'A';
  const ways = [
    () => token.slice(0, place) + letter + token.slice(place + 1),
    () => token.slice(0, place) + token.slice(place + 1),
    () => token.slice(0, place) + letter + token.slice(place),
    () => token.replace('.', letter),
    () => token.split('.').reverse().join('.'),
    () => `${token}=`,
    () => token.toLowerCase(),
    // Another encoding of the same id: changes only bits that decoding ignores.
    () => token.replace(/.\./, `${letter}.`),
    () => token.replace(/.$/, letter),
    () => `${token.split('.')[0] ?? ''}.${randomBytes(32).toString('base64url')}`,
  ];
  return ways[randomBelow(ways.length)]?.() ?? '';
}

describe('a token', () => {
  it('identifies its appointment', () => {
    for (let times = 0; times < 1_000; times += 1) {
      const id = randomUUID();
      expect(verifyLinkToken(signLinkToken(id))).toBe(id);
      expect(signLinkToken(id)).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    }
  });

  it('differs under another secret', () => {
    const before = signLinkToken('00000000-0000-4000-8000-000000000000');
    vi.stubEnv('ACCOUNT_SECRET', randomBytes(32).toString('base64'));
    expect(verifyLinkToken(before)).toBeUndefined();
    vi.unstubAllEnvs();
    expect(verifyLinkToken(before)).toBeDefined();
  });

  it(`in ${mutations} mutations shows, moves and cancels nothing`, async () => {
    const random = seededRandom(seedOf(20261123));
    const tried = new Set<string>();
    while (tried.size < mutations) tried.add(mutated(ada.token, random));
    tried.delete(ada.token);
    expect(tried.size).toBeGreaterThan(mutations * 0.95);
    const before = await storedRow(services, ada);
    for (const token of tried) {
      for (const answer of [
        callAppointment({ action: 'show', token }),
        move(token, free),
        cancel(token),
      ]) {
        expect(await refusal(await answer), token).toEqual([404, 'bad_link']);
      }
    }
    expect(await storedRow(services, ada)).toEqual(before);
  });

  it('of an unknown id is invalid', async () => {
    const token = signLinkToken(randomUUID());
    expect(await refusal(await callAppointment({ action: 'show', token }))).toEqual([
      404,
      'bad_link',
    ]);
  });

  it('of a held slot is invalid', async () => {
    await hold(free);
    const [held] = await services.supabase.query<{ id: string }>(
      `select id from appointments where status = 'held'`,
    );
    const token = signLinkToken(held?.id ?? '');
    expect(await refusal(await callAppointment({ action: 'show', token }))).toEqual([
      404,
      'bad_link',
    ]);
    expect(await refusal(await cancel(token))).toEqual([404, 'bad_link']);
  });

  it('gives access to its own appointment only', async () => {
    expect((await showAppointment(ada.token)).reference).toBe(ada.reference);
    expect((await showAppointment(eve.token)).reference).toBe(eve.reference);
    const [name] = ada.token.split('.');
    const [, proof] = eve.token.split('.');
    const mixed = `${name ?? ''}.${proof ?? ''}`;
    expect(await refusal(await callAppointment({ action: 'show', token: mixed }))).toEqual([
      404,
      'bad_link',
    ]);
  });

  it('is stored in no row of the calendar', async () => {
    expect(JSON.stringify(await storedRow(services, ada))).not.toContain(ada.token.slice(23));
  });
});
