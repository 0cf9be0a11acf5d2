import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { readable } from './resource.ts';

/** Prices and promotion codes: seeded, read-only. */
export function catalogEndpoints(api: Api, account: Account): void {
  readable(api, account, 'price', '/v1/prices', { fields: ['active', 'product', 'type'] });
  readable(api, account, 'promotion_code', '/v1/promotion_codes', {
    fields: ['active'],
    others: ['code'],
    filter: (parameters) => {
      const code = parameters.optional('code')?.toLowerCase();
      return (one) => code === undefined || one.code.toLowerCase() === code;
    },
  });
}
