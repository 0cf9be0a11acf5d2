/** Plans that can be ordered today. */
import { signalsOpen } from '../signals/signals-open.ts';
import { planKeys, plans, type PlanKey } from './plans.ts';

/** Whether a plan can be ordered, or changed to; a plan with signals only once they are open. */
export function canOrder(plan: PlanKey, open: boolean = signalsOpen): boolean {
  return open || !plans[plan].includesSignals;
}

/** The plan shown first: its card is framed and has the filled button. */
export function primaryPlan(open: boolean = signalsOpen): PlanKey {
  return open ? 'formationEtSignaux' : 'formation';
}

/** The plan to order after one that has ended: the same, if it can be ordered. */
export function planToResume(plan: string | null): PlanKey {
  return planKeys.find((key) => key === plan && canOrder(key)) ?? primaryPlan();
}
