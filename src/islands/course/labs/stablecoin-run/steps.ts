/** Paths of values by day: each value holds from its day to the next. */

type Scale = (value: number) => number;

/** A line in steps. */
export function stepsOf(values: readonly number[], x: Scale, y: Scale): string {
  return values
    .map((value, day) => {
      const level = y(value).toFixed(1);
      return day ? `H${x(day).toFixed(1)}V${level}` : `M${x(0).toFixed(1)} ${level}`;
    })
    .join('');
}

/** The area between two lines in steps. */
export function areaOf(
  above: readonly number[],
  below: readonly number[],
  x: Scale,
  y: Scale,
): string {
  const back = below
    .map((value, day) => ({ day, level: y(value).toFixed(1) }))
    .reverse()
    .map(({ day, level }, at) => {
      const until = x(day).toFixed(1);
      return at ? `V${level}H${until}` : `V${level}`;
    })
    .join('');
  return `${stepsOf(above, x, y)}${back}Z`;
}
