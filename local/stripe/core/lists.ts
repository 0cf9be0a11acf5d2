import { missing } from './errors.ts';
import type { Parameters } from './parameters.ts';

/** A page of objects, newest first. */
export interface List<T> {
  readonly object: 'list';
  readonly data: T[];
  readonly has_more: boolean;
  readonly url: string;
}

/** Parameters of every list. */
export const listParameters = ['limit', 'starting_after', 'created', 'expand'];

/**
 * Returns one page of `all` (newest first) by `limit`, `starting_after` and `created`, as in every Stripe
 * list.
 * @throws StripeError 400 for a limit outside 1 to 100 or an unknown cursor.
 */
export function page<T extends { id: string }>(
  all: readonly T[],
  parameters: Parameters,
  url: string,
): List<T> {
  const limit = parameters.integer('limit', 1, 100) ?? 10;
  const matching = all.filter(createdFilter(parameters));
  const after = parameters.optional('starting_after');
  const first = after === undefined ? 0 : matching.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && first === 0) throw missing('object', after, 'starting_after');
  const rest = matching.slice(first);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}

/** A complete list, for lists inside other objects. */
export function whole<T>(data: T[], url: string): List<T> {
  return { object: 'list', data, has_more: false, url };
}

function createdFilter(parameters: Parameters): (item: object) => boolean {
  const range = parameters.group('created').allow('gt', 'gte', 'lt', 'lte');
  const bound = (key: string) => range.integer(key, 0, Number.MAX_SAFE_INTEGER);
  const least = bound('gte') ?? (bound('gt') ?? -1) + 1;
  const most = bound('lte') ?? (bound('lt') ?? Infinity) - 1;
  return (item) => {
    const created = 'created' in item && typeof item.created === 'number' ? item.created : 0;
    return created >= least && created <= most;
  };
}
