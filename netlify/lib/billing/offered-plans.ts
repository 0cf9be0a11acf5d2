/** Plans on sale, for the functions that take orders. */
import { canOrder } from '../../../src/domain/billing/for-sale.ts';
import { planKeys, type PlanKey } from '../../../src/domain/billing/plans.ts';
import type { Client } from '../platform/supabase.ts';
import { signalsAreOpen } from '../signals/open.ts';

/** Plans that can be ordered or changed to. */
export async function offeredPlans(service: Client): Promise<PlanKey[]> {
  const open = await signalsAreOpen(service);
  return planKeys.filter((key) => canOrder(key, open));
}
