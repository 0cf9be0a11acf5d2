import { describe, expect, it } from 'vitest';
import {
  historyOf,
  judgePick,
  payments,
  type Payment,
} from '../../../src/domain/labs/address-poisoning-histories.ts';
import {
  chanceWithin,
  differences,
  inUnits,
  sameEnds,
  secondsToMatch,
  triesToMatch,
} from '../../../src/domain/labs/address-poisoning.ts';
import { randomFrom } from '../../../src/domain/labs/shared/random.ts';
import { checksummed } from './keccak.ts';

const all: readonly Payment[] = payments;
const of = (id: string): Payment => {
  const found = all.find((payment) => payment.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('the addresses', () => {
  const addresses = all.flatMap(({ address, lookalikes }) => [
    address,
    ...lookalikes.map((one) => one.address),
  ]);

  it.each(addresses)('%s has the checksum of EIP-55', (address) => {
    expect(checksummed(address)).toBe(address);
  });

  it('are all different', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('of look-alikes share at least four characters at both ends, in another case', () => {
    const ends = all.flatMap(({ address, lookalikes }) =>
      lookalikes.map((fake) => sameEnds(address, fake.address)),
    );
    expect(ends).toEqual([
      { first: 4, last: 4 },
      { first: 4, last: 4 },
      { first: 4, last: 6 },
      { first: 4, last: 4 },
      { first: 6, last: 4 },
      { first: 6, last: 6 },
      { first: 5, last: 4 },
    ]);
    for (const { address, lookalikes } of all) {
      const shown = (text: string) => text.slice(0, 4) + text.slice(-4);
      for (const fake of lookalikes) {
        expect(shown(fake.address).toLowerCase()).toBe(shown(address).toLowerCase());
      }
    }
  });
});

describe('two addresses', () => {
  const address = '0123456789abcdef0123456789abcdef01234567';

  it('are compared whatever their case', () => {
    expect(differences(address, address.toUpperCase())).not.toContain(true);
    expect(sameEnds(address, address.toUpperCase())).toEqual({ first: 40, last: 40 });
  });

  it('share their ends up to the first and from the last difference', () => {
    const other = `012345678X${address.slice(10, 37)}X${address.slice(38)}`;
    expect(sameEnds(address, other)).toEqual({ first: 9, last: 2 });
    expect(differences(address, other).filter(Boolean)).toHaveLength(2);
  });
});

describe('the attacker', () => {
  it.each([
    [0, '1'],
    [1, '16'],
    [4, '65536'],
    [8, '4294967296'],
    [16, '18446744073709551616'],
  ])('tries 16 to the power of %d addresses', (count, tries) => {
    expect(String(triesToMatch(count))).toBe(tries);
  });

  it('needs as many draws as that on average', () => {
    const random = randomFrom(7);
    let draws = 0;
    const matches = 4000;
    for (let match = 0; match < matches; match += 1) {
      do draws += 1;
      while (Math.floor(random() * 256) !== 171);
    }
    // Standard deviation of the mean: 256 / √4000 ≈ 4.
    expect(Math.abs(draws / matches - Number(triesToMatch(2)))).toBeLessThan(12);
  });

  it('takes 24 seconds for eight characters at 179 million a second, as a generator publishes', () => {
    expect(secondsToMatch(8, 179e6)).toBeCloseTo(24, 0);
    expect(secondsToMatch(8, 1096e6)).toBeCloseTo(3.92, 2);
  });

  it('has found one after the mean time with a chance of 1 − 1/e', () => {
    for (const count of [4, 8, 12, 16]) {
      const mean = secondsToMatch(count, 1e9);
      expect(chanceWithin(mean, count, 1e9)).toBeCloseTo(1 - 1 / Math.E, 4);
    }
    // One draw among 16.
    expect(chanceWithin(1, 1, 1)).toBeCloseTo(1 / 16, 12);
    expect(chanceWithin(0, 8, 1e9)).toBe(0);
  });
});

it.each([
  [0.0043, 'millisecond', 4.3],
  [4.29, 'second', 4.29],
  [90, 'minute', 1.5],
  [7200, 'hour', 2],
  [86_400 * 3, 'day', 3],
  [365.25 * 86_400 * 585, 'year', 585],
])('writes %d seconds in %ss', (seconds, unit, count) => {
  expect(inUnits(seconds).unit).toBe(unit);
  expect(inUnits(seconds).count).toBeCloseTo(count, 9);
});

describe('a history', () => {
  it.each(all)('of $id has five lines or more, the same for a seed, latest first', (payment) => {
    for (let seed = 1; seed < 40; seed += 1) {
      const rows = historyOf(payment, seed);
      expect(rows).toEqual(historyOf(payment, seed));
      expect(rows).toHaveLength(5);
      const days = rows.map(({ daysAgo }) => daysAgo);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(rows.filter(({ address }) => address === payment.address)).toHaveLength(1);
      expect(new Set(rows.map(({ address }) => address)).size).toBe(5);
    }
  });

  it('has the look-alikes after the true payment, with the amounts of their tricks', () => {
    const rows = historyOf(of('two'), 3);
    const at = (address: string | undefined) => rows.findIndex((row) => row.address === address);
    const [dust, zero] = of('two').lookalikes;
    expect(at(dust?.address)).toBeLessThan(at(of('two').address));
    expect(rows[at(dust?.address)]).toMatchObject({ direction: 'received', amount: 0.01 });
    expect(rows[at(zero?.address)]).toMatchObject({ direction: 'sent', amount: 0 });
    const copy = historyOf(of('counterfeit'), 3).find(({ isCounterfeit }) => isCounterfeit);
    expect(copy).toMatchObject({ direction: 'sent', amount: 1200 });
  });

  it('changes with the seed', () => {
    expect(historyOf(of('plain'), 1)).not.toEqual(historyOf(of('plain'), 2));
  });
});

describe('a pick', () => {
  it.each([
    ['zero', 'book', 'right'],
    ['zero', 'ask', 'half'],
    ['alone', 'ask', 'right'],
  ])('in %s from %s is %s', (id, pick, mark) => {
    expect(judgePick(of(id), pick)).toBe(mark);
  });

  it('of the own address is right if it can be checked, else half', () => {
    for (const payment of all) {
      const mark = payment.reference === 'none' ? 'half' : 'right';
      expect(judgePick(payment, payment.address)).toBe(mark);
    }
  });

  it('of a look-alike or of another line is wrong', () => {
    for (const payment of all) {
      for (const { address } of historyOf(payment, 2)) {
        if (address !== payment.address) expect(judgePick(payment, address)).toBe('wrong');
      }
    }
  });
});
