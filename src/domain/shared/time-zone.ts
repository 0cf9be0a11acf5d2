/** Time zone conversions with `Intl` alone: no time zone table to maintain. */

/** A local date and time; `month` from 1 to 12. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const dayMs = 86_400_000;

/** Converts an instant to a zone's local time. Throws `RangeError` for an unknown zone. */
export function wallClock(instant: Date, zone: string): WallClock {
  return clockOf(instant.getTime() + offset(instant.getTime(), zone));
}

/**
 * Converts a zone's local time to an instant: the first of the two when clocks are put back,
 * undefined for a skipped time. `day` may lie outside its month, as in `Date.UTC`.
 */
export function instantOf(
  wall: Pick<WallClock, 'year' | 'month' | 'day'> & Partial<WallClock>,
  zone: string,
): Date | undefined {
  const { year, month, day, hour = 0, minute = 0, second = 0 } = wall;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  // Offsets are below a day and change at most once in two days: the two ends yield both
  // offsets.
  const offsets = [shown - dayMs, shown + dayMs].map((at) => offset(at, zone));
  const [first] = [...new Set(offsets)]
    .map((ahead) => shown - ahead)
    .filter((instant) => shown - offset(instant, zone) === instant)
    .sort((a, b) => a - b);
  return first === undefined ? undefined : new Date(first);
}

/** Day of the week of a calendar day: 1 (Monday) to 7 (Sunday). */
export function weekday({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

const midnightOffsets = new Map<string, number>();

/**
 * Offset of a zone from UTC at an instant, in milliseconds. `Intl` is asked twice per UTC day only, since a
 * calendar needs a thousand offsets and each answer takes a phone 0.1 ms.
 */
function offset(instant: number, zone: string): number {
  const day = Math.floor(instant / dayMs);
  const [before, after] = [day, day + 1].map((number) => {
    const key = `${zone} ${number}`;
    const known = midnightOffsets.get(key) ?? exactOffset(number * dayMs, zone);
    midnightOffsets.set(key, known);
    return known;
  });
  return before !== undefined && before === after ? before : exactOffset(instant, zone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset as `Intl` tells it. */
function exactOffset(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  const seconds = Math.floor(instant / 1_000) * 1_000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - seconds;
}

/** Reads the date and time of a UTC timestamp. */
function clockOf(timestamp: number): WallClock {
  const date = new Date(timestamp);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}
