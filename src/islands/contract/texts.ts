import { use } from 'react';
import type * as French from '../../i18n/fr/contract/contract.ts';
import type { Lang } from '../../i18n/locales.ts';

export interface StepTexts {
  readonly steps: typeof French.contractSteps;
  readonly planNames: Readonly<Record<string, string>>;
}

const loaders: Readonly<Record<Lang, () => Promise<StepTexts>>> = {
  fr: () =>
    load(
      import('../../i18n/fr/contract/contract.ts'),
      import('../../i18n/fr/checkout/checkout.ts'),
    ),
  en: () =>
    load(
      import('../../i18n/en/contract/contract.ts'),
      import('../../i18n/en/checkout/checkout.ts'),
    ),
};
const loaded = new Map<Lang, Promise<StepTexts>>();

/** What follows the form, fetched when it is needed; suspends until it is here. */
export function useStepTexts(lang: Lang): StepTexts {
  let texts = loaded.get(lang);
  if (!texts) {
    texts = loaders[lang]();
    loaded.set(lang, texts);
  }
  return use(texts);
}

async function load(
  contract: Promise<{ readonly contractSteps: StepTexts['steps'] }>,
  checkout: Promise<{ readonly checkoutReturn: { readonly planNames: StepTexts['planNames'] } }>,
): Promise<StepTexts> {
  const [{ contractSteps: steps }, { checkoutReturn }] = await Promise.all([contract, checkout]);
  return { steps, planNames: checkoutReturn.planNames };
}
