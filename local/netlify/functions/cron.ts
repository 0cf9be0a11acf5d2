const aliases: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

/** Whether a cron expression (five fields or an alias, in UTC) matches the minute of `at`. */
export function isDue(expression: string, at: Date): boolean {
  const fields = (aliases[expression] ?? expression).trim().split(/\s+/);
  if (fields.length !== 5) throw new Error(`Not a schedule: ${expression}`);
  const [minute, hour, day, month, weekday] = fields as [string, string, string, string, string];
  const inTime =
    matches(minute, at.getUTCMinutes(), 0) &&
    matches(hour, at.getUTCHours(), 0) &&
    matches(month, at.getUTCMonth() + 1, 1);
  const onDay = matches(day, at.getUTCDate(), 1);
  const onWeekday =
    matches(weekday, at.getUTCDay(), 0) || (at.getUTCDay() === 0 && matches(weekday, 7, 0));
  // Cron's own rule: if day and weekday are both restricted, either may match.
  const both = day !== '*' && weekday !== '*';
  return inTime && (both ? onDay || onWeekday : onDay && onWeekday);
}

function matches(field: string, value: number, first: number): boolean {
  return field.split(',').some((part) => {
    const [range = '', step] = part.split('/');
    const [from, to] = range === '*' ? [first, Infinity] : range.split('-').map(Number);
    const low = from ?? first;
    const high = to ?? (step === undefined ? low : Infinity);
    return value >= low && value <= high && (value - low) % Number(step ?? 1) === 0;
  });
}
