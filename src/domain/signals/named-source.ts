/** The source of an event without a price: a signal withdrawn before its entry. */
export const noSource = 'desk';

/** The source of an event's price, to be shown; undefined for an event without a price. */
export function namedSource(source: string | undefined): string | undefined {
  return source === noSource ? undefined : source;
}
