import type * as fr from '../../fr/billing/plan-names.ts';

export const planNames: typeof fr.planNames = {
  formation: 'Training only',
  formationEtSignaux: 'Training + Signals',
};
