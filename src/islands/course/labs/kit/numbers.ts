import { fill, numberFormat } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { formFor } from '../../../../i18n/unit.ts';

/** Number formats of a language. They are made once: a slider formats dozens of numbers a frame. */
export interface Numbers {
  /** At most `max` decimals: `4,61`, `2 000`. */
  readonly number: (value: number, max?: number) => string;
  /** Cents only if not zero: `20 €`, `19,97 €`. */
  readonly euros: (value: number, decimals?: number) => string;
  /** A fraction as a percentage with at most `max` decimals: `12,5 %`. */
  readonly share: (fraction: number, max?: number) => string;
  /** A number with its noun, in the form that suits the number as it is written: `2 jetons`. */
  readonly count: (value: number, forms: { one: string; other: string }, max?: number) => string;
}

/** The number formats of a language. */
export function numbersOf(lang: Lang): Numbers {
  // A rounded zero has no sign, and a minus is not a hyphen.
  const format = (value: number, options: Intl.NumberFormatOptions): string =>
    numberFormat(lang, options).format(value).replace('-', '−');
  const signDisplay = 'negative';
  const number = (value: number, maximumFractionDigits = 2): string =>
    format(value, { maximumFractionDigits, signDisplay });
  return {
    number,
    count: (value, forms, max = 2) =>
      fill(formFor(lang, value, forms, max), { n: number(value, max) }),
    euros: (value, maximumFractionDigits = 2) =>
      format(value, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: Math.min(2, maximumFractionDigits),
        maximumFractionDigits,
        trailingZeroDisplay: 'stripIfInteger',
        signDisplay,
      }),
    share: (fraction, maximumFractionDigits = 2) =>
      format(fraction, { style: 'percent', maximumFractionDigits, signDisplay }),
  };
}

/**
 * Clamps a number that is being typed to its range. Returns undefined for a missing number, and for one whose next
 * digits may bring it into the range: with a minimum of 10, `6` may become `60`.
 */
export function numberToTake(
  typed: number | undefined,
  min: number,
  max: number,
): number | undefined {
  if (typed === undefined || (typed < 0 ? typed > max : typed < min)) return undefined;
  return Math.min(max, Math.max(min, typed));
}

/** A text that is being typed, and the number of its field after that. */
export interface Draft {
  readonly text: string;
  /** Absent until the field is rendered with the text. */
  readonly value?: number;
}

/** The draft of a field whose number is `value`: none once the number is set otherwise, as by a handle. */
export function draftBeside(draft: Draft | undefined, value: number): Draft | undefined {
  if (!draft || Object.is(draft.value, value)) return draft;
  return draft.value === undefined ? { ...draft, value } : undefined;
}
