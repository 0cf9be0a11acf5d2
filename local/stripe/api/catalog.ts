import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';

type Api = ReturnType<typeof createApi>;

/** Products, prices, coupons and promotion codes: seeded, read only. */
export function catalogEndpoints(api: Api, account: Account): void {
  const { store } = account;

  api('GET', '/v1/products/:id', ({ id }) => store.get('product', id) ?? refuse('product', id));
  api('GET', '/v1/products', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'active', 'ids', 'type', 'shippable', 'url');
    const ids = parameters.texts('ids');
    const all = store
      .list('product', { active: parameters.boolean('active') })
      .filter((one) => ids.length === 0 || ids.includes(one.id));
    return page(all, parameters, '/v1/products');
  });

  api('GET', '/v1/prices/:id', ({ id }) => store.get('price', id) ?? refuse('price', id));
  api('GET', '/v1/prices', ({ parameters }) => {
    parameters.allow(
      ...LIST_PARAMETERS,
      ...['active', 'currency', 'lookup_keys', 'product', 'recurring', 'type'],
    );
    const all = store.list('price', {
      active: parameters.boolean('active'),
      currency: parameters.optional('currency'),
      product: parameters.optional('product'),
      type: parameters.optional('type'),
    });
    const keys = parameters.texts('lookup_keys');
    const matching = all.filter((one) => keys.length === 0 || keys.includes(one.lookup_key ?? ''));
    return page(matching, parameters, '/v1/prices');
  });

  api('GET', '/v1/coupons/:id', ({ id }) => store.get('coupon', id) ?? refuse('coupon', id));
  api('GET', '/v1/coupons', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS);
    return page(store.list('coupon'), parameters, '/v1/coupons');
  });

  api(
    'GET',
    '/v1/promotion_codes/:id',
    ({ id }) => store.get('promotion_code', id) ?? refuse('promotion code', id),
  );
  api('GET', '/v1/promotion_codes', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'active', 'code', 'coupon', 'customer');
    const code = parameters.optional('code')?.toLowerCase();
    const coupon = parameters.optional('coupon');
    const all = store
      .list('promotion_code', {
        active: parameters.boolean('active'),
        customer: parameters.optional('customer'),
      })
      .filter((one) => code === undefined || one.code.toLowerCase() === code)
      .filter((one) => coupon === undefined || one.promotion.coupon === coupon);
    return page(all, parameters, '/v1/promotion_codes');
  });
}

function refuse(kind: string, id: string): never {
  throw missing(kind, id);
}
