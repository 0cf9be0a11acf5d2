import type * as PlanNames from '../../i18n/fr/billing/plan-names.ts';
import type * as Steps from '../../i18n/fr/contract/steps.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import { useTexts } from '../ui/use-texts.ts';

export interface StepTexts {
  readonly steps: typeof Steps.contractSteps;
  readonly planNames: typeof PlanNames.planNames;
}

const loadSteps = textsLoader(import.meta.glob<typeof Steps>('../../i18n/*/contract/steps.ts'));
const loadPlanNames = textsLoader(
  import.meta.glob<typeof PlanNames>('../../i18n/*/billing/plan-names.ts'),
);

/** Texts of the steps after the form, fetched on demand; suspends until loaded. */
export function useStepTexts(lang: Lang): StepTexts {
  const [{ contractSteps }, { planNames }] = useTexts(lang, loadSteps, loadPlanNames);
  return { steps: contractSteps, planNames };
}
