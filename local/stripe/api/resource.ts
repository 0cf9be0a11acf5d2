import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { missing } from '../core/errors.ts';
import { listParameters, page } from '../core/lists.ts';
import type { ObjectName, ObjectTypes } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';

/** List options of one kind of object. */
interface Listing<K extends ObjectName> {
  /** Parameters compared with the field of the same name. */
  readonly fields?: readonly string[];
  /** Additional parameters of the list. */
  readonly others?: readonly string[];
  /** Creates the filter for the additional parameters. */
  readonly filter?: (parameters: Parameters) => (one: ObjectTypes[K]) => boolean;
}

/** Registers `GET path` and `GET path/:id` of a kind of object. */
export function readable<K extends ObjectName>(
  api: Api,
  account: Account,
  object: K,
  path: string,
  listing: Listing<K> = {},
): void {
  listable(api, account, object, path, listing);
  api('GET', `${path}/:id`, ({ id, parameters }) => {
    parameters.allow('expand');
    return found(account, object, id);
  });
}

/** Registers `GET path` of a kind of object. */
export function listable<K extends ObjectName>(
  api: Api,
  account: Account,
  object: K,
  path: string,
  { fields = [], others = [], filter = () => () => true }: Listing<K>,
): void {
  api('GET', path, ({ parameters }) => {
    parameters.allow(...listParameters, ...fields, ...others);
    const wanted = fields.map((field) => [field, comparable(parameters.optional(field))] as const);
    const all = account.store.list(object, Object.fromEntries(wanted));
    return page(all.filter(filter(parameters)), parameters, path);
  });
}

/** The object with this id. @throws StripeError `resource_missing`, 400 if it came in a parameter. */
export function found<K extends ObjectName>(
  account: Account,
  object: K,
  id: string,
  param = 'id',
): ObjectTypes[K] {
  const one = account.store.get(object, id);
  if (one === undefined) throw missing(object, id, param);
  return one;
}

function comparable(text: string | undefined): string | boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
