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

const formats = new Map<string, Intl.DateTimeFormat>();

/** Converts an instant to a zone's local time. Throws `RangeError` for an unknown zone. */
export function wallClock(instant: Date, zone: string): WallClock {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: keyof WallClock): number => parts[name] ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
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
  const offsets = [shown - 86_400_000, shown + 86_400_000].map((at) => offset(new Date(at), zone));
  const found = [...new Set(offsets)]
    .map((ahead) => new Date(shown - ahead))
    .filter((instant) => shown - offset(instant, zone) === instant.getTime())
    .sort((a, b) => a.getTime() - b.getTime());
  return found[0];
}

/** Day of the week of a calendar day: 1 (Monday) to 7 (Sunday). */
export function weekday({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

/** Offset of a zone from UTC at an instant, in milliseconds. */
function offset(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, zone);
  const seconds = Math.floor(instant.getTime() / 1_000) * 1_000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - seconds;
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
