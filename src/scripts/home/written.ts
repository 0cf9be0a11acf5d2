/** Formats the numbers of the hero's figure: in the page, and again when the stop moves. */
import { outcomeOf } from '../../domain/site/stop.ts';
import { fill, formatPrice, formatShare, localeOf } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';

/** Texts of the figure that depend on the stop. */
export interface StopTexts {
  readonly value: string;
  readonly spoken: string;
  readonly mark: string;
  readonly tally: string;
}

/** Every number of the figure, by its name in `data-n`. */
export function written(lang: Lang, t: StopTexts, distance: number): Record<string, string> {
  const outcome = outcomeOf(distance);
  const price = (euros: number): string => formatPrice(lang, Math.round(euros * 100));
  const number = new Intl.NumberFormat(localeOf(lang), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return {
    value: fill(t.value, {
      price: price(outcome.stop),
      share: formatShare(lang, outcome.share, 1),
    }),
    spoken: fill(t.spoken, { price: price(outcome.stop), loss: price(outcome.loss) }),
    mark: fill(t.mark, { price: price(outcome.mark) }),
    loss: price(-outcome.loss),
    gain: `+${price(outcome.gain)}`,
    recovery: `+${formatShare(lang, outcome.recovery, 1)}`,
    quantity: number.format(outcome.quantity),
    amount: price(outcome.amount),
  };
}
