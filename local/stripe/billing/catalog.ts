import { plans } from '../../../src/domain/billing/plans.ts';
import type { Account } from '../core/account.ts';
import { couponOf, priceOf, productOf, promotionCodeOf } from '../shapes/catalog.ts';

const endOf2024 = Date.UTC(2024, 11, 31, 23, 59, 59) / 1000;

/** Stores the current plans, and two promotion codes if there are none. */
export function seedCatalog({ store, options }: Account): void {
  const codes = [
    ['BIENVENUE10', couponOf('local_bienvenue10', 'Bienvenue\u00a0: 10\u00a0%', 10, null)],
    ['EXPIRE2024', couponOf('local_expire2024', 'Offre 2024', 20, endOf2024)],
  ] as const;
  store.transaction(() => {
    for (const plan of Object.values(plans)) {
      store.put(productOf(plan, options.prices[plan.key]));
      store.put(priceOf(plan, options.prices[plan.key]));
    }
    for (const [code, coupon] of codes) {
      if (store.find(coupon.id) !== undefined) continue;
      store.put(coupon);
      store.put(promotionCodeOf(code, coupon));
    }
  });
}
