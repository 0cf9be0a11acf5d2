import { useEffect, useState } from 'react';
import type { support } from '../../i18n/fr/support/support.ts';
import type * as Steps from '../../i18n/fr/support/steps.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';

export type FormTexts = typeof support.form;
export type StepTexts = typeof Steps.supportSteps;

const loadSteps = textsLoader(import.meta.glob<typeof Steps>('../../i18n/*/support/steps.ts'));

/**
 * Texts of the steps after the form, fetched with it, so that a later network failure still has
 * its message; reloaded when `moment` changes.
 */
export function useStepTexts(lang: Lang, moment: unknown): StepTexts | undefined {
  const [steps, setSteps] = useState<StepTexts>();
  useEffect(() => {
    let isMounted = true;
    if (!steps) {
      loadSteps(lang).then(
        ({ supportSteps }) => isMounted && setSteps(supportSteps),
        () => undefined,
      );
    }
    return () => {
      isMounted = false;
    };
  }, [lang, moment, steps]);
  return steps;
}
