/** Forms for events of an issued signal: a revision, a withdrawal, an outcome by hand. */
import { noteLimits, sourceLimits } from '../desk/limits.ts';
import type { Lang } from '../../i18n/locales.ts';
import { countCharacters } from '../shared/printable.ts';
import { readPrice } from './read-price.ts';
import { wayOf, type OutcomeKind, type SignalAction, type SignalState } from './states.ts';

/** Actions that an editor can record for an issued signal. */
export const eventActions = ['revise', 'withdraw', 'resolve'] as const;
export type EventAction = (typeof eventActions)[number];

export interface EventTyped {
  readonly take_profit: string;
  readonly stop_loss: string;
  readonly note_fr: string;
  readonly note_en: string;
  readonly kind: string;
  /** Local date and time of the editor: `2026-11-26T10:12`. */
  readonly at: string;
  readonly price: string;
  readonly source: string;
}
export type EventField = keyof EventTyped;
export type EventFieldError =
  | 'required'
  | 'price'
  | 'levels'
  | 'wider'
  | 'short'
  | 'long'
  | 'source'
  | 'at'
  | 'later'
  | 'before'
  | 'early';
export type EventErrors = Partial<Readonly<Record<EventField, EventFieldError>>>;

/** The fields of a signal that the checks need. */
export interface RecordedSignal {
  readonly action: SignalAction;
  readonly state: SignalState;
  readonly entry: string;
  /** The stop in force. */
  readonly current_stop_loss: string;
  readonly issued_at: string | undefined;
  readonly valid_until: string | undefined;
}

/** The outcomes that the state of a signal allows. */
export function possibleOutcomes(state: SignalState): readonly OutcomeKind[] {
  if (state === 'issued') return ['entry_hit', 'expired'];
  return state === 'entry_hit' ? ['take_profit', 'stop_loss'] : [];
}

/**
 * Key of a form and of its stored input. The key for outcomes includes the state, which decides the
 * choices: a change of state resets that form only.
 */
export function eventFormKey(action: EventAction, state: SignalState): string {
  return action === 'resolve' ? `${action}:${state}` : action;
}

/** The fields of an action, in the order of the form. */
export function eventFields(
  action: EventAction,
  signal: RecordedSignal,
  kind: string,
): EventField[] {
  const isEntered = signal.state === 'entry_hit';
  if (action === 'revise') return ['stop_loss', 'take_profit', 'note_fr', 'note_en'];
  if (action === 'withdraw') {
    return isEntered ? ['note_fr', 'note_en', 'price', 'source'] : ['note_fr', 'note_en'];
  }
  const isPriced = kind === 'take_profit' || kind === 'stop_loss';
  return isPriced ? ['kind', 'at', 'price', 'source'] : ['kind', 'at', 'source'];
}

/** The error of each field. */
export function checkEvent(
  action: EventAction,
  signal: RecordedSignal,
  typed: EventTyped,
  { lang, now }: { readonly lang: Lang; readonly now: number },
): EventErrors {
  const errors: Record<string, EventFieldError | undefined> = {};
  for (const field of eventFields(action, signal, typed.kind)) {
    errors[field] = fieldError(action, field, typed, { signal, lang, now });
  }
  if (action === 'revise' && !errors.take_profit && !errors.stop_loss) {
    const stop = Number(readPrice(typed.stop_loss, lang));
    const target = Number(readPrice(typed.take_profit, lang));
    errors.stop_loss = levelsError(signal, stop, target);
  }
  const found = Object.entries(errors).filter(([, code]) => code !== undefined);
  return Object.fromEntries(found);
}

/**
 * Once entered, the stop may pass the entry, but moves no further away (`wider`); before, the entry must lie between
 * both levels.
 */
function levelsError(
  { action, state, entry, current_stop_loss }: RecordedSignal,
  stop: number,
  target: number,
): EventFieldError | undefined {
  const way = wayOf(action);
  if ((target - stop) * way <= 0) return 'levels';
  if (state === 'entry_hit')
    return (stop - Number(current_stop_loss)) * way < 0 ? 'wider' : undefined;
  const at = Number(entry);
  return (at - stop) * way > 0 && (target - at) * way > 0 ? undefined : 'levels';
}

function fieldError(
  action: EventAction,
  field: EventField,
  typed: EventTyped,
  { signal, lang, now }: { signal: RecordedSignal; lang: Lang; now: number },
): EventFieldError | undefined {
  const text = typed[field].trim();
  // A withdrawal takes the market's price unless both are given.
  const isOptional = action === 'withdraw' && (field === 'price' || field === 'source');
  const isLeftOut = typed.price.trim() === '' && typed.source.trim() === '';
  if (isOptional && isLeftOut) return undefined;
  if (text === '') return 'required';
  const length = countCharacters(text);
  switch (field) {
    case 'take_profit':
    case 'stop_loss':
    case 'price':
      return readPrice(text, lang) === undefined ? 'price' : undefined;
    case 'note_fr':
    case 'note_en':
      if (length < noteLimits.min) return 'short';
      return length > noteLimits.max ? 'long' : undefined;
    case 'source':
      return length < sourceLimits.min || length > sourceLimits.max ? 'source' : undefined;
    case 'at': {
      const at = Date.parse(text);
      if (Number.isNaN(at)) return 'at';
      if (at > now) return 'later';
      if (typed.kind === 'expired' && action === 'resolve') {
        const end = Date.parse(signal.valid_until ?? '');
        if (end > now || at + 60_000 <= end) return 'early';
      }
      return at < Date.parse(signal.issued_at ?? '') - 60_000 ? 'before' : undefined;
    }
    case 'kind':
      return undefined;
  }
}
