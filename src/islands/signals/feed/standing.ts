import {
  multipleOf,
  standingOf,
  type FeedSignal,
} from '../../../domain/signals/feed/signal-of-events.ts';
import { pairOf } from '../../../domain/signals/states.ts';
import { fill } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { formatLeft, formatMoment, formatMultiple } from '../../../i18n/signal-formats.ts';
import type { FeedTexts } from './texts.ts';

/** The state of a signal in a few words: `stop touché, −1 R`. */
export function standingText(lang: Lang, t: FeedTexts, signal: FeedSignal, now: number): string {
  const standing = standingOf(signal, now);
  const left = formatLeft(t.durations, Date.parse(signal.validUntil) - now);
  const multiple = multipleOf(signal);
  const result = multiple === undefined ? [] : [resultText(lang, t, multiple)];
  return [fill(t.standings[standing], { left }), ...result].join(', ');
}

/** The result in multiples of the risk: `+2,4 R`. */
function resultText(lang: Lang, t: FeedTexts, multiple: number): string {
  return fill(t.result, { n: formatMultiple(lang, multiple) }).replace(' ', '\u00A0');
}

/** The same in a sentence, with its moments. */
export function standingSentence(
  lang: Lang,
  t: FeedTexts,
  signal: FeedSignal,
  now: number,
): string {
  const when = (iso: string | undefined) => (iso === undefined ? '' : formatMoment(lang, iso));
  return fill(t.sentences[standingOf(signal, now)], {
    until: when(signal.validUntil),
    entered: when(signal.enteredAt),
    closed: when(signal.closedAt),
  });
}

/** Whether it ended with a gain or a loss; undefined while open or if never entered. */
export function toneOf(signal: FeedSignal): 'gain' | 'loss' | undefined {
  const multiple = multipleOf(signal);
  if (multiple === undefined || multiple === 0) return undefined;
  return multiple > 0 ? 'gain' : 'loss';
}

/** `Achat BTC/EUR`. */
export function nameOf(t: FeedTexts, { action, coin, currency }: FeedSignal): string {
  return `${t.actions[action]} ${pairOf(coin, currency)}`;
}
