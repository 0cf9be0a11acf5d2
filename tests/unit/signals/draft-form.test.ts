/** The form of a signal: reading input in either language, and its errors. */
import { describe, expect, it } from 'vitest';
import {
  emptyDraft,
  findCoin,
  readDraft,
  readLevels,
  isReachedAtOnce,
  rewardToRisk,
  typedOf,
  type DraftTyped,
} from '../../../src/domain/signals/draft-form.ts';
import {
  checkEvent,
  eventFields,
  possibleOutcomes,
  type EventTyped,
} from '../../../src/domain/signals/event-form.ts';
import { noteLimits, sourceLimits } from '../../../src/domain/desk/limits.ts';
import { readPrice, writePrice } from '../../../src/domain/signals/read-price.ts';
import { signalDraft } from '../../../src/domain/signals/signal.ts';
import { coins } from '../../../src/domain/market/coins.ts';
import { seededRandom } from '../../seeded-random.ts';

const words = {
  reasoning_fr: 'Deux rebonds sur le même niveau, stop dessous.',
  reasoning_en: 'Two bounces off the same level, stop below.',
};
const typed: DraftTyped = {
  ...emptyDraft,
  ...words,
  coin: 'Bitcoin (BTC)',
  entry: '62 000,50',
  stop_loss: '60000',
  take_profit: '66000',
};

describe('a price', () => {
  it.each([
    ['fr', '62 000,50', '62000.5'],
    ['fr', '62000.5', '62000.5'],
    ['fr', '0,000000123456', '0.000000123456'],
    ['fr', '007', '7'],
    ['en', '62,000.50', '62000.5'],
    ['en', '€62,000', '62000'],
    ['en', '1,234,567.000000000001', '1234567.000000000001'],
    ['fr', '999999999999,999999999999', '999999999999.999999999999'],
  ] as const)('in %s: %s is %s, digit for digit', (lang, text, price) => {
    expect(readPrice(text, lang)).toBe(price);
  });

  it.each([
    ['fr', ''],
    ['fr', '0'],
    ['fr', '0,000'],
    ['fr', '-5'],
    ['fr', '1e5'],
    ['fr', '1,2,3'],
    ['fr', '1.234,5'],
    ['en', '1,5'],
    ['en', '0,125'],
    ['en', '12,34.5'],
    ['fr', '1000000000000'],
    ['fr', '0,0000000000001'],
    ['en', 'ten'],
  ] as const)('in %s: %j is none', (lang, text) => {
    expect(readPrice(text, lang)).toBeUndefined();
  });

  it('is read back as it was written, in both languages', () => {
    const random = seededRandom(18);
    for (let index = 0; index < 500; index += 1) {
      const whole = String(Math.floor(random() * 10 ** Math.ceil(random() * 11)));
      const decimals = String(1 + Math.floor(random() * 9 * 10 ** Math.floor(random() * 11)));
      const price = readPrice(`${whole}.${decimals}`, 'en') ?? '';
      expect(price).not.toBe('');
      for (const lang of ['fr', 'en'] as const) {
        expect(readPrice(writePrice(price, lang), lang)).toBe(price);
      }
    }
  });
});

describe('a draft', () => {
  it('is read as the function takes it', () => {
    const read = readDraft(typed, 'fr');
    expect(read).toEqual({
      type: 'ready',
      signal: {
        ...{ action: 'buy', coin: 'bitcoin', currency: 'eur', ...words },
        ...{ entry: '62000.5', stop_loss: '60000', take_profit: '66000' },
        ...{ risk: 0.01, validity_minutes: 1_440 },
      },
    });
    if (read.type === 'ready') expect(signalDraft.safeParse(read.signal).success).toBe(true);
  });

  it('is typed again as it was, in both languages', () => {
    for (const lang of ['fr', 'en'] as const) {
      const first = readDraft({ ...typed, entry: '62000', risk: '2' }, lang);
      if (first.type !== 'ready') throw new Error('It was refused.');
      expect(readDraft(typedOf(first.signal, lang), lang)).toEqual(first);
    }
  });

  it('names every empty field', () => {
    expect(readDraft({ ...emptyDraft, risk: '', validity: '' }, 'en')).toEqual({
      type: 'unready',
      errors: {
        coin: 'required',
        ...{ entry: 'required', stop_loss: 'required', take_profit: 'required' },
        ...{ risk: 'risk', validity: 'validity' },
        ...{ reasoning_fr: 'required', reasoning_en: 'required' },
      },
    });
  });

  it.each([
    [{ coin: 'Dogecon' }, { coin: 'coin' }],
    [{ stop_loss: '62 000,50' }, { stop_loss: 'below' }],
    [{ take_profit: '61000' }, { take_profit: 'above' }],
    [{ action: 'sell' }, { stop_loss: 'above', take_profit: 'below' }],
    [{ entry: 'x' }, { entry: 'price' }],
    [{ risk: '2,01' }, { risk: 'risk' }],
    [{ risk: '0,04' }, { risk: 'risk' }],
    [{ validity: '14', unit: 'minutes' }, { validity: 'validity' }],
    [{ validity: '31', unit: 'days' }, { validity: 'validity' }],
    [{ reasoning_fr: 'Trop court.' }, { reasoning_fr: 'short' }],
    [{ reasoning_en: 'x'.repeat(2_001) }, { reasoning_en: 'long' }],
    [{ reasoning_fr: '📈'.repeat(19) }, { reasoning_fr: 'short' }],
  ] as const)('with %j says %j', (change, errors) => {
    expect(readDraft({ ...typed, ...change }, 'fr')).toEqual({ type: 'unready', errors });
  });

  it.each([20, 2_000])('has a reasoning of %d emoji, as the contract counts them', (count) => {
    const written = { ...typed, reasoning_fr: '📈'.repeat(count) };
    expect(readDraft(written, 'fr')).toMatchObject({ type: 'ready' });
  });

  it('that is ready is never refused by the contract', () => {
    const random = seededRandom(19);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    let ready = 0;
    for (let index = 0; index < 400; index += 1) {
      const level = () => String(Math.round(50 + random() * 100));
      const one: DraftTyped = {
        ...typed,
        coin: pick(coins).symbol,
        action: pick(['buy', 'sell']),
        ...{ entry: level(), stop_loss: level(), take_profit: level() },
        risk: pick(['0.5', '1', '4.99', '6']),
        validity: pick(['1', '20', '45']),
        unit: pick(['minutes', 'hours', 'days']),
      };
      const read = readDraft(one, 'en');
      if (read.type !== 'ready') continue;
      ready += 1;
      expect(signalDraft.safeParse(read.signal).success, JSON.stringify(one)).toBe(true);
    }
    expect(ready).toBeGreaterThan(20);
  });
});

it('a coin is found by its label, symbol, name or id, in any case', () => {
  for (const text of ['Bitcoin (BTC)', 'btc', ' BITCOIN ', 'bitcoin']) {
    expect(findCoin(text)?.id).toBe('bitcoin');
  }
  expect(findCoin('')).toBeUndefined();
});

it('the reward-to-risk ratio needs levels in order', () => {
  expect(rewardToRisk(readLevels(typed, 'fr'))).toBeCloseTo(3_999.5 / 2_000.5, 10);
  const sell = { ...typed, action: 'sell', stop_loss: '64000', take_profit: '58000' };
  expect(rewardToRisk(readLevels(sell, 'fr'))).toBeCloseTo(4_000.5 / 1_999.5, 10);
  expect(rewardToRisk(readLevels({ ...typed, action: 'sell' }, 'fr'))).toBeUndefined();
});

it.each([
  ['buy', 101, false],
  ['buy', 100, false],
  ['buy', 99, true],
  ['sell', 99, false],
  ['sell', 100, false],
  ['sell', 101, true],
] as const)('a %s at 100 with the price at %s is reached at once: %s', (action, price, reached) => {
  expect(isReachedAtOnce(action, '100', price)).toBe(reached);
});

describe('what is recorded of an issued signal', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const signal = {
    action: 'buy',
    state: 'issued',
    entry: '100',
    current_stop_loss: '90',
    issued_at: '2026-11-26T10:00:00.000Z',
    valid_until: '2026-11-26T11:12:31.000Z',
  } as const;
  const entered = { ...signal, state: 'entry_hit' } as const;
  const given: EventTyped = {
    ...{
      take_profit: '120',
      stop_loss: '90',
      note_fr: 'Le stop monte.',
      note_en: 'Stop moves up.',
    },
    ...{ kind: 'entry_hit', at: '2026-11-26T11:00:00Z', price: '', source: 'Kraken, 11:00' },
  };
  const at = { lang: 'en', now } as const;

  it('a revision keeps the entry between stop and target before the entry, not after', () => {
    expect(checkEvent('revise', signal, given, at)).toEqual({});
    const secured = { ...given, stop_loss: '105' };
    expect(checkEvent('revise', signal, secured, at)).toEqual({ stop_loss: 'levels' });
    expect(checkEvent('revise', entered, secured, at)).toEqual({});
    expect(checkEvent('revise', entered, { ...given, stop_loss: '121' }, at)).toEqual({
      stop_loss: 'levels',
    });
    // Only before the entry may the stop move away.
    const wider = { ...given, stop_loss: '89' };
    expect(checkEvent('revise', signal, wider, at)).toEqual({});
    expect(checkEvent('revise', entered, wider, at)).toEqual({ stop_loss: 'wider' });
    const sold = { ...entered, action: 'sell', current_stop_loss: '110' } as const;
    const levels = (stop_loss: string) => ({ ...given, take_profit: '80', stop_loss });
    expect(checkEvent('revise', sold, levels('111'), at)).toEqual({ stop_loss: 'wider' });
    expect(checkEvent('revise', sold, levels('110'), at)).toEqual({});
    expect(checkEvent('revise', signal, { ...given, note_en: 'Short' }, at)).toEqual({
      note_en: 'short',
    });
  });

  it('a note and a source are as long as the contract counts them', () => {
    const { min, max } = noteLimits;
    const note = (count: number) =>
      checkEvent('revise', signal, { ...given, note_en: '📈'.repeat(count) }, at);
    expect([note(min - 1), note(min)]).toEqual([{ note_en: 'short' }, {}]);
    expect([note(max), note(max + 1)]).toEqual([{}, { note_en: 'long' }]);
    const source = (count: number) =>
      checkEvent('resolve', signal, { ...given, source: '📈'.repeat(count) }, at);
    expect([source(sourceLimits.min - 1), source(sourceLimits.min)]).toEqual([
      { source: 'source' },
      {},
    ]);
    expect([source(sourceLimits.max), source(sourceLimits.max + 1)]).toEqual([
      {},
      { source: 'source' },
    ]);
  });

  it('a withdrawal of an entered signal takes the market’s price, or a price with its source', () => {
    expect(eventFields('withdraw', signal, '')).toEqual(['note_fr', 'note_en']);
    const market = { ...given, source: '' };
    expect(checkEvent('withdraw', entered, market, at)).toEqual({});
    expect(checkEvent('withdraw', entered, { ...market, price: '101' }, at)).toEqual({
      source: 'required',
    });
    expect(checkEvent('withdraw', entered, { ...given, price: '' }, at)).toEqual({
      price: 'required',
    });
  });

  it('an outcome fits the state, and lies between the issue and now', () => {
    expect(possibleOutcomes('issued')).toEqual(['entry_hit', 'expired']);
    expect(possibleOutcomes('entry_hit')).toEqual(['take_profit', 'stop_loss']);
    expect(possibleOutcomes('withdrawn')).toEqual([]);
    expect(checkEvent('resolve', signal, given, at)).toEqual({});
    const wrong = (when: string) => checkEvent('resolve', signal, { ...given, at: when }, at);
    expect(wrong('2026-11-26T12:01:00Z')).toEqual({ at: 'later' });
    expect(wrong('2026-11-26T09:00:00Z')).toEqual({ at: 'before' });
    expect(wrong('soon')).toEqual({ at: 'at' });
    expect(checkEvent('resolve', entered, { ...given, kind: 'stop_loss' }, at)).toEqual({
      price: 'required',
    });
  });

  it('an entry is missed once the validity is over, to the minute', () => {
    const missed = (when: string, context: { lang: 'en'; now: number } = at) =>
      checkEvent('resolve', signal, { ...given, kind: 'expired', at: when }, context);
    expect(missed('2026-11-26T11:11Z')).toEqual({ at: 'early' });
    expect(missed('2026-11-26T11:12Z')).toEqual({});
    const before = Date.parse('2026-11-26T11:12:15Z');
    expect(missed('2026-11-26T11:12Z', { lang: 'en', now: before })).toEqual({ at: 'early' });
  });
});
