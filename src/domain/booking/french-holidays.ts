/** The eleven public holidays of metropolitan France (article L. 3133-1 of the labour code). */

/** A calendar day, `2026-11-11`. */
export type CalendarDay = `${number}-${number}-${number}`;

/** Month and day of the fixed holidays. */
const fixed: readonly (readonly [number, number])[] = [
  [1, 1],
  [5, 1],
  [5, 8],
  [7, 14],
  [8, 15],
  [11, 1],
  [11, 11],
  [12, 25],
];

/** Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const afterEaster: readonly number[] = [1, 39, 50];

/** The public holidays of a year of the Gregorian calendar, in order. */
export function frenchHolidays(year: number): readonly CalendarDay[] {
  const [month, day] = easter(year);
  return [
    ...fixed.map(([m, d]) => calendarDay(year, m, d)),
    ...afterEaster.map((later) => calendarDay(year, month, day + later)),
  ].sort();
}

/** Formats a day; `day` may lie outside its month, as in `Date.UTC`. */
export function calendarDay(year: number, month: number, day: number): CalendarDay {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as CalendarDay;
}

/** Month and day of Easter Sunday (Meeus/Jones/Butcher algorithm). */
function easter(year: number): readonly [number, number] {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return [Math.floor(sum / 31), (sum % 31) + 1];
}
