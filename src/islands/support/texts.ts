import { useEffect, useState } from 'react';
import type * as French from '../../i18n/fr/support/support.ts';
import type { Lang } from '../../i18n/locales.ts';

export type FormTexts = typeof French.support.form;
export type StepTexts = typeof French.supportSteps;

const loaders: Readonly<Record<Lang, () => Promise<{ readonly supportSteps: StepTexts }>>> = {
  fr: () => import('../../i18n/fr/support/support.ts'),
  en: () => import('../../i18n/en/support/support.ts'),
};

/**
 * What follows the form, fetched with it, so that a network that fails later still has its sentence; asked again
 * when `moment` changes.
 */
export function useStepTexts(lang: Lang, moment: unknown): StepTexts | undefined {
  const [steps, setSteps] = useState<StepTexts>();
  useEffect(() => {
    let here = true;
    if (!steps) {
      loaders[lang]().then(
        ({ supportSteps }) => here && setSteps(supportSteps),
        () => undefined,
      );
    }
    return () => {
      here = false;
    };
  }, [lang, moment, steps]);
  return steps;
}
