/** A row of the printed table. */
export interface Row {
  readonly name: string;
  /** One value per column. */
  readonly values: readonly string[];
  readonly budget?: string;
  /** Whether it is within the budget; undefined without one. */
  readonly held?: boolean;
}

/** Prints rows under a heading, with aligned columns. */
export function printTable(
  heading: string,
  columns: readonly string[],
  rows: readonly Row[],
): void {
  const cells = [
    [heading, ...columns, 'budget', 'verdict'],
    ...rows.map(({ name, values, budget = '', held }) => [
      name,
      ...values,
      budget,
      held === undefined ? '' : held ? 'held' : 'NOT HELD',
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, index) =>
    Math.max(...cells.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return index === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ');
  const [head = [], ...body] = cells;
  console.log(`\n${line(head)}\n${widths.map((width) => '─'.repeat(width)).join('  ')}`);
  for (const row of body) console.log(line(row));
}

/** Bytes as kibibytes: `13.4 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** The line below a table whose times were scaled to the reference machine. */
export function judgedBy(slowness: number): string {
  return `This machine was ${slowness.toFixed(1)} times slower than the reference machine, for which the budgets hold.`;
}
