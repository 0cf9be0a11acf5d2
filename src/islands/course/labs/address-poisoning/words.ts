import type { Payment } from '../../../../domain/labs/address-poisoning-histories.ts';
import { inUnits } from '../../../../domain/labs/address-poisoning.ts';
import { numberFormat } from '../../../../i18n/format.ts';
import type { addressPoisoningLab } from '../../../../i18n/fr/course/labs/address-poisoning.ts';
import type { Lang } from '../../../../i18n/locales.ts';

export type PoisoningTexts = typeof addressPoisoningLab;

/** A duration with its unit and three digits: `4,29 secondes`, `585 ans`. */
export function durationText(seconds: number, lang: Lang, unitDisplay: 'long' | 'short'): string {
  const { unit, count } = inUnits(seconds);
  const maximumSignificantDigits = count < 1000 ? 3 : 4;
  const options = { style: 'unit', unit, unitDisplay, maximumSignificantDigits } as const;
  return numberFormat(lang, options).format(count);
}

/** The reason to show for a pick. */
export function reasonOf(
  { address, reference, lookalikes }: Payment,
  pick: string,
): keyof PoisoningTexts['reasons'] {
  if (pick === 'book') return 'book';
  if (pick === 'ask')
    return ({ book: 'askBook', call: 'askCall', none: 'askNone' } as const)[reference];
  if (pick === address) {
    return ({ book: 'ownBook', call: 'ownCall', none: 'ownNone' } as const)[reference];
  }
  return lookalikes.find((fake) => fake.address === pick)?.trick ?? 'other';
}
