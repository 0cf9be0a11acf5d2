/** The source of an event without a price: a signal withdrawn before its entry. */
export const noSource = 'desk';

/** The instant at the end of the source of a single price: `CoinGecko, 2026-11-27T04:05:06.000Z`. */
const instant = /\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * The source of an event's price, to be shown; undefined for an event without a price.
 * @param formatTime Formats an ISO instant for the reader.
 */
export function namedSource(
  source: string | undefined,
  formatTime: (at: string) => string,
): string | undefined {
  return source === noSource ? undefined : source?.replace(instant, formatTime);
}
