/**
 * A record as the database writes it, made without the code of the site: hashes by node:crypto, texts by hand. Only
 * the writer can read sealed entries.
 */
import { createHash } from 'node:crypto';
import { seededRandom } from '../../seeded-random.ts';

export type Facts = Record<string, unknown>;
export interface Line {
  position: number;
  recorded_at: string;
  opening: number;
  closes: boolean;
  commitment: string;
  previous_hash: string;
  hash: string;
  payload: string | null;
  salt: string | null;
}
export interface Entry {
  readonly at: number;
  readonly opening: number;
  readonly facts: Facts;
  readonly sealed?: boolean;
}

export const start = Date.parse('2026-09-01T08:00:00.000Z');
export const minute = 60_000;
export const day = 24 * 60 * minute;
export const iso = (time: number) => new Date(time).toISOString();
const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const final = ['take_profit', 'stop_loss', 'expired', 'withdrawn'];
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const by = { by: 'data', source: 'CoinGecko' };
const both = { fr: 'Le stop suit le cours.', en: 'The stop follows the price.' };

/** Links entries, in order. */
export function write(entries: readonly Entry[], seed = 1): Line[] {
  const random = seededRandom(seed);
  const salt = () =>
    Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');
  let previous = '0'.repeat(64);
  return entries.map(({ at, opening, facts, sealed = false }, index) => {
    const position = index + 1;
    const recorded_at = iso(at);
    // As jsonb prints it: a space after colons and commas.
    const payload = JSON.stringify(facts, null, 1).replace(/\n\s*/g, ' ');
    const secret = salt();
    const commitment = sha(`${secret}.${payload}`);
    const closes = final.includes(String(facts['kind']));
    const line: Line = {
      ...{ position, recorded_at, opening, closes, commitment, previous_hash: previous },
      hash: sha(`${previous}|${position}|${recorded_at}|${opening}|${closes}|${commitment}`),
      payload: sealed ? null : payload,
      salt: sealed ? null : secret,
    };
    previous = line.hash;
    return line;
  });
}

export const issue = (n: number, at: number, more: Facts = {}): Facts => ({
  ...{ signal: uuid(n), kind: 'issued', at: iso(at), trial: n % 3 !== 0, action: 'buy' },
  ...{ coin: 'bitcoin', currency: 'eur', entry: '100', take_profit: '120', stop_loss: '90' },
  ...{ risk: '0.01', valid_until: iso(at + 60 * minute), source: 'desk' },
  reasoning: { fr: 'Deux rebonds sur le même niveau.', en: 'Two bounces off the same level.' },
  ...more,
});
export const happen = (n: number, kind: string, at: number, more: Facts = {}): Facts => ({
  ...{ signal: uuid(n), kind, at: iso(at) },
  ...(kind === 'revised' ? { note: both } : by),
  ...more,
});

/** Six signals, some overlapping; the last two are sealed: one closed today, one open. */
export const entries: readonly Entry[] = (() => {
  const t = (minutes: number) => start + minutes * minute;
  const today = start + 10 * day;
  return [
    { at: t(0), opening: 1, facts: issue(1, t(0)) },
    { at: t(10), opening: 1, facts: happen(1, 'entry_hit', t(9), { price: '100' }) },
    {
      at: t(11),
      opening: 3,
      facts: issue(2, t(11), { action: 'sell', take_profit: '80', stop_loss: '110' }),
    },
    {
      at: t(20),
      opening: 1,
      facts: happen(1, 'revised', t(20), { take_profit: '125', stop_loss: '101' }),
    },
    { at: t(30), opening: 3, facts: happen(2, 'entry_hit', t(29), { price: '100' }) },
    {
      at: t(40),
      opening: 1,
      facts: happen(1, 'stop_loss', t(39), { price: '100.5', observed: '100.5' }),
    },
    { at: t(50), opening: 3, facts: happen(2, 'stop_loss', t(48), { price: '112' }) },
    { at: t(60), opening: 8, facts: issue(3, t(60)) },
    { at: t(121), opening: 8, facts: happen(3, 'expired', t(120)) },
    { at: t(130), opening: 10, facts: issue(4, t(130)) },
    { at: t(131), opening: 10, facts: happen(4, 'entry_hit', t(131), { price: '100' }) },
    {
      at: t(132),
      opening: 10,
      facts: happen(4, 'withdrawn', t(132), { price: '103', note: both }),
    },
    { at: today, opening: 13, facts: issue(5, today), sealed: true },
    { at: today + minute, opening: 14, facts: issue(6, today + minute), sealed: true },
    {
      at: today + 5 * minute,
      opening: 13,
      facts: happen(5, 'withdrawn', today + 5 * minute),
      sealed: true,
    },
  ];
})();

/** When the record above is read. */
export const now = new Date(start + 10 * day + 20 * minute);
