import { invalid } from './errors.ts';
import type { Parameters } from './parameters.ts';

/** A page of objects, newest first. */
export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** Names every list endpoint accepts, for {@link Parameters.only}. */
export const LIST_PARAMETERS = ['limit', 'starting_after', 'ending_before', 'created', 'expand'];

/**
 * Cuts one page out of `all` (newest first) by `limit`, `starting_after`, `ending_before` and
 * `created`, as every Stripe list does.
 * @throws StripeError 400 for a limit outside 1 to 100 or an unknown cursor.
 */
export function page<T extends { id: string }>(
  all: T[],
  parameters: Parameters,
  url: string,
): List<T> {
  const limit = parameters.integer('limit', 1, 100) ?? 10;
  const matching = all.filter(createdFilter(parameters));
  const after = parameters.optional('starting_after');
  const before = parameters.optional('ending_before');
  if (after !== undefined) {
    const rest = matching.slice(indexOf(matching, after, 'starting_after') + 1);
    return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
  }
  if (before !== undefined) {
    const rest = matching.slice(0, indexOf(matching, before, 'ending_before'));
    return { object: 'list', data: rest.slice(-limit), has_more: rest.length > limit, url };
  }
  return { object: 'list', data: matching.slice(0, limit), has_more: matching.length > limit, url };
}

/** A list that holds everything, for lists inside other objects. */
export function whole<T>(data: T[], url: string): List<T> {
  return { object: 'list', data, has_more: false, url };
}

function indexOf(all: { id: string }[], id: string, param: string): number {
  const index = all.findIndex((item) => item.id === id);
  if (index < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
  return index;
}

function createdFilter(parameters: Parameters): (item: object) => boolean {
  if (!parameters.has('created')) return () => true;
  let range: Parameters;
  try {
    range = parameters.group('created').allow('gt', 'gte', 'lt', 'lte');
  } catch {
    const exact = parameters.integer('created', 0, Number.MAX_SAFE_INTEGER);
    return (item) => createdOf(item) === exact;
  }
  const bound = (key: string) => range.integer(key, 0, Number.MAX_SAFE_INTEGER);
  const [gt, gte, lt, lte] = [bound('gt'), bound('gte'), bound('lt'), bound('lte')];
  return (item) => {
    const created = createdOf(item);
    return (
      (gt === undefined || created > gt) &&
      (gte === undefined || created >= gte) &&
      (lt === undefined || created < lt) &&
      (lte === undefined || created <= lte)
    );
  };
}

function createdOf(item: object): number {
  return 'created' in item && typeof item.created === 'number' ? item.created : 0;
}
