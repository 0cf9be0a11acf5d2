import { describe, expect, it } from 'vitest';
import { calldataOf, readRequest, units } from '../../../src/domain/labs/approval-reading.ts';
import { parties, requests, type Request } from '../../../src/domain/labs/approval-requests.ts';
import {
  amountOf,
  exposureOf,
  fitOf,
  judge,
  maxLoss,
  readDecision,
  withAmount,
  writeDecision,
} from '../../../src/domain/labs/approval.ts';
import { decodeCall, encodeCall, functions, maxUint } from '../../../src/domain/labs/shared/abi.ts';
import { checksummed, keccak } from './keccak.ts';

const of = (id: string): Request => {
  const found = requests.find((request) => request.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('the selectors', () => {
  it.each(Object.entries(functions))('%s is that of its function', (selector, signature) => {
    const types = signature.parameters.map(([, type]) => type).join();
    expect(keccak(`${signature.name}(${types})`).slice(0, 8)).toBe(selector);
  });
});

describe('the data of a call', () => {
  const spender = '6e243fa45b2276bb2be4fbd3d89c024aa3a1f5fe';

  it('are a selector and words of 32 bytes', () => {
    // 100 tokens of 6 decimals: 100,000,000 = 0x5f5e100.
    expect(encodeCall('095ea7b3', [spender, 100_000_000n])).toBe(
      `095ea7b3${'0'.repeat(24)}${spender}${'0'.repeat(57)}5f5e100`,
    );
    expect(encodeCall('a22cb465', [spender, true]).slice(-1)).toBe('1');
  });

  it('hold an array after the fixed words, at an offset in bytes', () => {
    const path = [spender, 'fda18b5eadbe5c25aeb869f390ab7ecd66db2d87'];
    const { fields, words } = decodeCall(encodeCall('38ed1739', [1n, 2n, path, spender, 3n]));
    // Five words before it: 5 × 32 = 160 bytes = 0xa0.
    expect(words[2]).toBe(`${'0'.repeat(62)}a0`);
    expect(words[5]).toBe(`${'0'.repeat(63)}2`);
    expect(fields.map(({ value }) => value)).toEqual([1n, 2n, path, spender, 3n]);
    expect(fields[2]?.words).toEqual([2, 5, 6, 7]);
  });

  it('of an unlimited approval end with 64 f', () => {
    const data = encodeCall('095ea7b3', [spender, maxUint]);
    expect(data.slice(-64)).toBe('f'.repeat(64));
    expect(decodeCall(data).fields[1]?.value).toBe(2n ** 256n - 1n);
  });

  it.each([
    ['an unknown function', 'deadbeef'],
    ['half a word', `095ea7b3${'0'.repeat(96)}`],
    ['a missing word', `095ea7b3${'0'.repeat(64)}`],
    ['an address of 21 bytes', `095ea7b3${'0'.repeat(22)}01${spender}${'0'.repeat(64)}`],
    ['a boolean of 2', `a22cb465${'0'.repeat(127)}2`],
  ])('are refused with %s', (_, data) => {
    expect(() => decodeCall(data)).toThrow();
  });
});

describe('the requests', () => {
  it.each(Object.values(parties))('write the address %s with its checksum', (address) => {
    expect(checksummed(address)).toBe(address);
  });

  it.each(requests)('$id decides by a field that it shows', ({ action, key }) => {
    expect(readRequest(action, 'echange.example').fields.map(({ name }) => name)).toContain(key);
  });

  it.each(requests)('$id has each of its lines in a field', ({ action }) => {
    const { fields, lines } = readRequest(action, 'echange.example');
    const names = fields.map(({ name }) => name);
    for (const { field } of lines) expect(names).toContain(field);
  });

  it('read amounts in the smallest unit of the token', () => {
    expect(units('eurf', 100)).toBe(100_000_000n);
    expect(units('orio', 121.25)).toBe(121_250_000_000_000_000_000n);
    const amountIn = readRequest(of('swap').action, '').fields[2];
    expect(amountIn).toMatchObject({ name: 'amountIn', value: 500_000_000n });
  });

  it('are transactions or messages', () => {
    const messages = requests.filter(({ action }) => calldataOf(action) === undefined);
    expect(messages.map(({ id }) => id)).toEqual([
      'permit',
      'free-permit',
      'login',
      'relayed-login',
    ]);
  });
});

describe('the largest loss', () => {
  it.each([
    ['exact', 100],
    ['unlimited', 3000],
    ['permit', 250],
    ['free-permit', 3000],
    ['all-cards', 5 * 180],
    // 500 € paid, at least 121.25 × 4 € back.
    ['swap', 15],
    ['swap-zero', 500],
    ['swap-elsewhere', 500],
    ['transfer', 60],
    ['tenfold', 450],
    ['login', 0],
    ['relayed-login', 620],
  ])('of %s is %d €', (id, euros) => {
    expect(maxLoss(of(id).action)).toBe(euros);
  });

  it('includes what arrives later only if the amount exceeds the balance', () => {
    expect(exposureOf(of('unlimited').action).future).toBe(true);
    expect(exposureOf(of('exact').action).future).toBe(false);
    expect(exposureOf(withAmount(of('exact').action, 3000)).future).toBe(false);
    expect(exposureOf(withAmount(of('exact').action, 3001)).future).toBe(true);
  });
});

describe('a decision', () => {
  it.each([
    ['exact', 'sign', 'right'],
    ['exact', 'refuse', 'half'],
    ['exact', 'change:100', 'right'],
    ['exact', 'change:101', 'wrong'],
    ['unlimited', 'sign', 'wrong'],
    ['unlimited', 'change:100', 'right'],
    ['unlimited', 'change:2000', 'wrong'],
    ['unlimited', 'change:99', 'half'],
    ['unlimited', 'refuse', 'half'],
    ['free-permit', 'change:10', 'wrong'],
    ['free-permit', 'change:0', 'half'],
    ['free-permit', 'refuse', 'right'],
    ['swap-zero', 'sign', 'wrong'],
    ['swap-zero', 'change:121.25', 'right'],
    ['swap-zero', 'change:125', 'right'],
    ['swap-zero', 'change:125.5', 'half'],
    ['swap-zero', 'change:100', 'wrong'],
    ['swap-elsewhere', 'change:125', 'wrong'],
    ['tenfold', 'change:45', 'right'],
  ])('on %s to %s is %s', (id, text, mark) => {
    const decision = readDecision(text);
    if (!decision) throw new Error(text);
    expect(judge(of(id), decision)).toBe(mark);
    expect(writeDecision(decision)).toBe(text);
  });

  it('is none until there is one', () => {
    expect(readDecision(undefined)).toBeUndefined();
    expect(readDecision('')).toBeUndefined();
  });

  it('has each kind as the best one several times', () => {
    const count = (best: string) => requests.filter((request) => request.best === best).length;
    expect([count('sign'), count('change'), count('refuse')]).toEqual([5, 3, 4]);
  });

  it('that is best leaves no more than any other that completes the operation', () => {
    for (const request of requests.filter(({ best }) => best === 'change')) {
      const safer = withAmount(request.action, request.wanted);
      expect(maxLoss(safer)).toBeLessThan(maxLoss(request.action));
      expect(fitOf(request, request.wanted)).toBe('exact');
      expect(amountOf(safer)).toBe(request.wanted);
    }
  });
});
