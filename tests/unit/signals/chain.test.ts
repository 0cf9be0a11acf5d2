/** The verifier of the record against altered histories; records and hashes are made by written-chain.ts. */
import { describe, expect, it } from 'vitest';
import { readHead } from '../../../src/domain/signals/chain-result.ts';
import { verifyByClocks } from '../../../src/domain/signals/chain-clock.ts';
import { verifyChain } from '../../../src/domain/signals/chain.ts';
import { edited } from './edited-chains.ts';
import { forged } from './forged-chains.ts';
import { day, entries, minute, now, start, write } from './written-chain.ts';

const chain = write(entries);
const known = { position: 9, hash: chain[8]?.hash ?? '' };

describe('a record as it was written', () => {
  it('is accepted, with what is still sealed and its head', async () => {
    expect(await verifyChain(chain, { now, known })).toEqual({
      type: 'ok',
      events: 15,
      revealed: 12,
      head: { position: 15, hash: chain.at(-1)?.hash },
      sealed: [
        {
          opening: 13,
          events: 2,
          issuedAt: chain[12]?.recorded_at,
          closedAt: chain[14]?.recorded_at,
        },
        { opening: 14, events: 1, issuedAt: chain[13]?.recorded_at, closedAt: null },
      ],
    });
  });

  it('is accepted when empty, and after each of its events', async () => {
    expect(await verifyChain([], { now })).toMatchObject({ type: 'ok', head: null });
    for (let length = 1; length < chain.length; length += 1) {
      const result = await verifyChain(chain.slice(0, length), { now });
      expect(result, `${length}`).toMatchObject({ type: 'ok', events: length });
    }
  });

  it('is described as far as it goes when it ends before the known head', async () => {
    const copy = chain.slice(0, 6);
    const result = await verifyChain(copy, { now, known });
    expect(result).toEqual({ ...(await verifyChain(copy, { now })), type: 'ahead' });
  });

  it('is looked through although it ends before the known head', async () => {
    const late = { position: 16, hash: 'a'.repeat(64) };
    const overdue = new Date(now.getTime() + 2 * day);
    expect(await verifyChain(chain, { now: overdue, known: late })).toMatchObject({
      type: 'fault',
      code: 'sealed',
    });
  });

  it('is unsure while a closed signal is overdue by the clock of the device only', async () => {
    const closed = start + 10 * day + 5 * minute;
    const device = closed + day + 20 * minute;
    const by = (server: number | undefined, events: readonly unknown[] = chain) =>
      verifyByClocks(events, server, { now: new Date(device), known });
    const server = closed + day - 10 * minute;
    expect(await by(server)).toEqual({ type: 'clock', device, server });
    for (const same of [device, undefined])
      expect(await by(same)).toMatchObject({ type: 'fault', code: 'sealed' });
    // A fault that does not depend on the time.
    const sealedPosition = chain.findIndex(({ payload }) => payload === null);
    const cut = chain.map((line, index) =>
      index === sealedPosition ? { ...line, commitment: '0'.repeat(64) } : line,
    );
    expect(await by(server, cut)).toMatchObject({ type: 'fault', code: 'hash' });
    // A server clock that is behind never hides a fault: both times are shown.
    expect(await by(0)).toEqual({ type: 'clock', device, server: 0 });
  });

  it('may keep a signal sealed until a day after it closed, an open one for ever', async () => {
    const closed = start + 10 * day + 5 * minute;
    const at = (time: number) => verifyChain(chain, { now: new Date(time) });
    expect(await at(closed + day)).toMatchObject({ type: 'ok' });
    expect(await at(closed + day + 11 * minute)).toEqual({
      type: 'fault',
      position: 13,
      code: 'sealed',
    });
    expect(
      await verifyChain(chain.slice(0, 14), { now: new Date(start + 400 * day) }),
    ).toMatchObject({
      type: 'ok',
    });
  });

  it('is checked step by step', async () => {
    const steps: number[] = [];
    await verifyChain(chain, { now, onProgress: (checked) => steps.push(checked) });
    expect(steps).toEqual(chain.map(({ position }) => position));
  });
});

describe('altered histories', () => {
  const cases = [...edited(chain), ...forged()];

  it('are at least a hundred different ones', () => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
    expect(new Set(cases.map(({ events }) => JSON.stringify(events))).size).toBe(cases.length);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  it.each(cases)('$name: refused as $code', async ({ events, code }) => {
    const result = await verifyChain(events, { now, known });
    expect(result).toMatchObject(code === 'ahead' ? { type: code } : { type: 'fault', code });
  });
});

it('reads a head as emails write it', () => {
  const hash = 'ab'.repeat(32);
  expect(readHead(` 12:${hash.toUpperCase()}\n`)).toEqual({ position: 12, hash });
  expect(readHead(`12 ${hash}`)).toEqual({ position: 12, hash });
  for (const wrong of [
    '',
    hash,
    `0:${hash}`,
    `12:${hash}0`,
    `-1:${hash}`,
    `1.5:${hash}`,
    `x:${hash}`,
  ])
    expect(readHead(wrong), wrong).toBeUndefined();
});
