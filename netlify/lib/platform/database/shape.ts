/** Types for supabase-js: a table, and a function without arguments. */
export type Nothing = Record<string, never>;

export type Table<Row, Required extends keyof Row> = {
  Row: Row;
  Insert: Pick<Row, Required> & Partial<Row>;
  Update: Partial<Row>;
  Relationships: [];
};
