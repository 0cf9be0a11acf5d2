/** The names of the plans. */
import type { PlanKey } from '../../../domain/billing/plans.ts';

export const planNames = {
  formation: 'Formation seule',
  formationEtSignaux: 'Formation + Signaux',
} satisfies Record<PlanKey, string>;
