/** Plans on sale, for the functions that take orders. */
import { canOrder } from '../../../src/domain/billing/for-sale.ts';
import { planKeys, type PlanKey } from '../../../src/domain/billing/plans.ts';
import { signalsAreOpen } from '../signals/open.ts';

/** Plans that can be ordered or changed to. */
export function offeredPlans(): PlanKey[] {
  const open = signalsAreOpen();
  return planKeys.filter((key) => canOrder(key, open));
}
