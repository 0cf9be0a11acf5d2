/** Runs SQL with its parameters; returns the rows. */
export type Query = <T = Record<string, unknown>>(
  sql: string,
  parameters?: readonly unknown[],
) => Promise<T[]>;
