/** Plans on sale, for the functions that take orders. */
import { canOrder } from '../../../src/domain/billing/for-sale.ts';
import { planKeys, type PlanKey } from '../../../src/domain/billing/plans.ts';
import { signalsOpen } from '../../../src/domain/signals/signals-open.ts';
import { optionalSetting } from '../platform/env.ts';

/**
 * Plans that can be ordered or changed to. `SIGNALS_OPEN=local` opens the one with signals for the
 * tests; production rejects that value, as every one that contains `local`.
 */
export function offeredPlans(): PlanKey[] {
  const open = signalsOpen || optionalSetting('SIGNALS_OPEN') === 'local';
  return planKeys.filter((key) => canOrder(key, open));
}
