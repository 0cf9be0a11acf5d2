/** Unsaved input of an event of a signal, kept in this tab with the state of the signal that it was typed for. */
import type { EventTyped } from '../../domain/signals/event-form.ts';
import { translatePrice } from '../../domain/signals/read-price.ts';
import { isLang, type Lang } from '../../i18n/locales.ts';
import { keep, readKept, type Kept } from './kept.ts';

export interface EventInput {
  readonly typed: EventTyped;
  /** Position of the newest event of the signal that the editor has seen. */
  readonly last: number;
  /** Whether something was typed. */
  readonly isTyped: boolean;
  /** Whether an event was recorded after something was typed: levels and time are those of now. */
  readonly isOutdated: boolean;
}

/** The newest event of a signal, and the values with which a form begins after it. */
export interface EventOpening {
  readonly last: number;
  readonly typed: EventTyped;
}

/** The kept input of a form, its prices in the notation of `lang`, or the form's first values. */
export function openEventInput(
  user: string,
  form: string,
  lang: Lang,
  opening: EventOpening,
): EventInput {
  const kept = readKept(user, form);
  if (!kept) return { ...opening, isTyped: false, isOutdated: false };
  const from = isLang(kept.lang) ? kept.lang : lang;
  const typed: EventTyped = { ...opening.typed, ...fieldsOf(kept, opening.typed) };
  const input = {
    typed: {
      ...typed,
      take_profit: translatePrice(typed.take_profit, from, lang),
      stop_loss: translatePrice(typed.stop_loss, from, lang),
      price: translatePrice(typed.price, from, lang),
    },
    last: Number(kept.last),
    ...{ isTyped: true, isOutdated: false },
  };
  return afterEvents(input, opening);
}

function fieldsOf(kept: Kept, typed: EventTyped): Kept {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => Object.hasOwn(typed, name)));
}

/** Input after other events were recorded: its levels and its time begin anew, so that it undoes none of them. */
export function afterEvents(input: EventInput, opening: EventOpening): EventInput {
  if (input.last === opening.last) return input;
  const { take_profit, stop_loss, at } = opening.typed;
  const typed = input.isTyped ? { ...input.typed, take_profit, stop_loss, at } : opening.typed;
  return { typed, last: opening.last, isTyped: input.isTyped, isOutdated: input.isTyped };
}

/** Keeps input whose prices were typed in a language. */
export function keepEventInput(
  user: string,
  form: string,
  lang: Lang,
  { typed, last }: EventInput,
): void {
  keep(user, form, { ...typed, lang, last: String(last) });
}
