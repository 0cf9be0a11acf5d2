/** The signal form: parses and checks what an editor types. */
import type { MarketCurrency } from '../api/market.ts';
import { coins, type Coin } from '../market/coins.ts';
import { countCharacters } from '../shared/printable.ts';
import { parseNumber, translateNumber } from '../shared/parse-number.ts';
import type { Lang } from '../../i18n/locales.ts';
import { reasoningLimits, riskLimits, validityLimits } from './limits.ts';
import { comparePrice } from './price-order.ts';
import { readPrice, translatePrice, writePrice } from './read-price.ts';
import { wayOf, type SignalAction } from './states.ts';

export const validityUnits = { minutes: 1, hours: 60, days: 1_440 } as const;
export type ValidityUnit = keyof typeof validityUnits;

/** In the order of the form. */
export const draftFields = [
  'coin',
  'currency',
  'action',
  'entry',
  'stop_loss',
  'take_profit',
  'risk',
  'validity',
  'unit',
  'reasoning_fr',
  'reasoning_en',
] as const;
export type DraftField = (typeof draftFields)[number];
export type DraftTyped = Readonly<Record<DraftField, string>>;

/** A signal as `signal-publish` takes it; prices are decimal text. */
export interface WrittenSignal {
  readonly action: SignalAction;
  readonly coin: string;
  readonly currency: MarketCurrency;
  readonly entry: string;
  readonly take_profit: string;
  readonly stop_loss: string;
  readonly risk: number;
  readonly validity_minutes: number;
  readonly reasoning_fr: string;
  readonly reasoning_en: string;
}

/** `below`, `above`: the level must be below, or above, the entry for this action. */
export type DraftFieldError =
  | 'required'
  | 'coin'
  | 'price'
  | 'below'
  | 'above'
  | 'risk'
  | 'validity'
  | 'short'
  | 'long';
export type DraftErrors = Partial<Readonly<Record<DraftField, DraftFieldError>>>;

export type ReadDraft =
  | { readonly type: 'ready'; readonly signal: WrittenSignal }
  | { readonly type: 'unready'; readonly errors: DraftErrors };

export const emptyDraft: DraftTyped = {
  coin: '',
  currency: 'eur',
  action: 'buy',
  entry: '',
  stop_loss: '',
  take_profit: '',
  risk: '1',
  validity: '24',
  unit: 'hours',
  reasoning_fr: '',
  reasoning_en: '',
};

/** The typed values as a signal, or the error of each field. */
export function readDraft(typed: DraftTyped, lang: Lang): ReadDraft {
  const action: SignalAction = typed.action === 'sell' ? 'sell' : 'buy';
  const currency: MarketCurrency = typed.currency === 'usd' ? 'usd' : 'eur';
  const coin = findCoin(typed.coin);
  const levels = readLevels(typed, lang);
  const percent = parseNumber(typed.risk, lang, '%');
  // Rounded to 0.01 %, as the database stores it.
  const risk = percent === undefined ? undefined : Math.round(percent * 100) / 10_000;
  const minutes = readValidity(typed, lang);
  const errors: Record<string, DraftFieldError | undefined> = {
    coin: coin ? undefined : typed.coin.trim() === '' ? 'required' : 'coin',
    ...levels.errors,
    risk: risk === undefined || !within(risk, riskLimits) ? 'risk' : undefined,
    validity: minutes === undefined ? 'validity' : undefined,
    reasoning_fr: reasoningError(typed.reasoning_fr),
    reasoning_en: reasoningError(typed.reasoning_en),
  };
  const found = Object.entries(errors).filter(([, code]) => code !== undefined);
  if (found.length > 0) return { type: 'unready', errors: Object.fromEntries(found) };
  return {
    type: 'ready',
    signal: {
      ...{ action, coin: coin?.id ?? '', currency },
      entry: levels.entry ?? '',
      take_profit: levels.take_profit ?? '',
      stop_loss: levels.stop_loss ?? '',
      ...{ risk: risk ?? 0, validity_minutes: minutes ?? 0 },
      reasoning_fr: typed.reasoning_fr.trim(),
      reasoning_en: typed.reasoning_en.trim(),
    },
  };
}

export interface ReadLevels {
  readonly entry: string | undefined;
  readonly stop_loss: string | undefined;
  readonly take_profit: string | undefined;
  readonly errors: Pick<DraftErrors, 'entry' | 'stop_loss' | 'take_profit'>;
}

/** The three typed prices, each with its error. A level is compared with the entry once both are prices. */
export function readLevels(
  typed: Pick<DraftTyped, 'action' | 'entry' | 'stop_loss' | 'take_profit'>,
  lang: Lang,
): ReadLevels {
  const way = wayOf(typed.action === 'sell' ? 'sell' : 'buy');
  const entry = readPrice(typed.entry, lang);
  const stop = readPrice(typed.stop_loss, lang);
  const target = readPrice(typed.take_profit, lang);
  const codes = {
    entry: missing(typed.entry, entry),
    stop_loss: missing(typed.stop_loss, stop) ?? side(stop, entry, -way),
    take_profit: missing(typed.take_profit, target) ?? side(target, entry, way),
  };
  const errors = Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== undefined));
  return { entry, stop_loss: stop, take_profit: target, errors };
}

/** Gain at the target divided by loss at the stop; undefined while a level has an error. */
export function rewardToRisk({ entry, stop_loss, take_profit, errors }: ReadLevels) {
  if (Object.keys(errors).length > 0) return undefined;
  const [at, stop, target] = [Number(entry), Number(stop_loss), Number(take_profit)];
  return Math.abs(target - at) / Math.abs(at - stop);
}

/** Whether a price is already beyond the entry of a new signal: the first reading then counts as the entry. */
export function isReachedAtOnce(action: SignalAction, entry: string, price: number): boolean {
  return comparePrice(price, entry) * wayOf(action) < 0;
}

/** The form values of a stored signal. */
export function typedOf(signal: WrittenSignal, lang: Lang): DraftTyped {
  const unit = (['days', 'hours', 'minutes'] as const).find(
    (one) => signal.validity_minutes % validityUnits[one] === 0,
  );
  const mark = (value: number) => writePrice(String(value), lang);
  return {
    coin: coinLabel(coins.find(({ id }) => id === signal.coin)) ?? signal.coin,
    currency: signal.currency,
    action: signal.action,
    entry: writePrice(signal.entry, lang),
    stop_loss: writePrice(signal.stop_loss, lang),
    take_profit: writePrice(signal.take_profit, lang),
    risk: mark(Math.round(signal.risk * 10_000) / 100),
    validity: String(signal.validity_minutes / validityUnits[unit ?? 'minutes']),
    unit: unit ?? 'minutes',
    reasoning_fr: signal.reasoning_fr,
    reasoning_en: signal.reasoning_en,
  };
}

/** Typed values with their numbers written as in another language; a text that is no number stays. */
export function inLanguage(typed: DraftTyped, from: Lang, to: Lang): DraftTyped {
  if (from === to) return typed;
  const price = (text: string): string => translatePrice(text, from, to);
  const number = (text: string): string => translateNumber(text, from, to, '%');
  const { entry, stop_loss, take_profit, risk, validity } = typed;
  return {
    ...typed,
    ...{ entry: price(entry), stop_loss: price(stop_loss), take_profit: price(take_profit) },
    ...{ risk: number(risk), validity: number(validity) },
  };
}

/** The coin that a text names: by its label, symbol, name or id. */
export function findCoin(text: string): Coin | undefined {
  const wanted = text.trim().toLowerCase();
  return coins.find((coin) =>
    [coinLabel(coin), coin.symbol, coin.name, coin.id].some(
      (name) => name?.toLowerCase() === wanted,
    ),
  );
}

/** `Bitcoin (BTC)`. */
export function coinLabel(coin: Coin | undefined): string | undefined {
  return coin && `${coin.name} (${coin.symbol})`;
}

function readValidity(typed: DraftTyped, lang: Lang): number | undefined {
  const count = parseNumber(typed.validity, lang);
  if (count === undefined) return undefined;
  const minutes = Math.round(count * validityUnits[typed.unit as ValidityUnit]);
  return within(minutes, validityLimits) ? minutes : undefined;
}

function reasoningError(text: string): DraftFieldError | undefined {
  const words = text.trim();
  if (words === '') return 'required';
  const length = countCharacters(words);
  if (length < reasoningLimits.min) return 'short';
  return length > reasoningLimits.max ? 'long' : undefined;
}

function missing(typed: string, price: string | undefined): DraftFieldError | undefined {
  if (price !== undefined) return undefined;
  return typed.trim() === '' ? 'required' : 'price';
}

/** The error of a level that must be on one side of the entry: 1 above, -1 below. */
function side(
  level: string | undefined,
  entry: string | undefined,
  way: number,
): DraftFieldError | undefined {
  if (level === undefined || entry === undefined) return undefined;
  if ((Number(level) - Number(entry)) * way > 0) return undefined;
  return way > 0 ? 'above' : 'below';
}

function within(value: number, { min, max }: { readonly min: number; readonly max: number }) {
  return value >= min && value <= max;
}
