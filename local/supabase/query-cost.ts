import type { PGlite } from '@supabase/lite/pglite';

/**
 * Reduces the statements of a Data API request to a third. Supabase Lite sends ten settings per request, each in a
 * statement: here they are sent together, before the next statement. PGlite copies its parsers for each result:
 * here only those needed by our columns and by catalog queries are left.
 */
export async function reduceQueryCost(database: PGlite): Promise<void> {
  await dropUnusedParsers(database);
  const query = database.query.bind(database);
  const exec = database.exec.bind(database);
  const pending: Setting[] = [];

  /** Sends the pending settings. */
  async function flush(): Promise<void> {
    if (pending.length === 0) return;
    const settings = pending.splice(0);
    const calls = settings.map(({ name }, index) => `set_config('${name}', $${index + 1}, true)`);
    await query(
      `select ${calls.join(', ')}`,
      settings.map(({ value }) => value),
    );
  }

  database.query = async (sql, parameters, options) => {
    const setting = settingOf(sql, parameters);
    if (setting) {
      pending.push(setting);
      return { rows: [], fields: [] };
    }
    if (sql === 'BEGIN' || sql === 'COMMIT' || sql === 'ROLLBACK') {
      // Settings end with their transaction: pending ones that no statement has read are dropped.
      pending.length = 0;
      await exec(sql);
      return { rows: [], fields: [] };
    }
    await flush();
    return query(sql, parameters, options);
  };
  database.exec = async (sql, options) => {
    await flush();
    return exec(sql, options);
  };
}

interface Setting {
  readonly name: string;
  readonly value: unknown;
}

/** The transaction setting made by a statement that does nothing else; undefined for other statements. */
function settingOf(sql: string, parameters: readonly unknown[] = []): Setting | undefined {
  const [, name, value] = /^SELECT set_config\('([\w.]+)', (\$1|''), true\)$/.exec(sql) ?? [];
  if (name === undefined) return undefined;
  return { name, value: value === '$1' ? parameters[0] : '' };
}

/** Drops the parsers of array types that no column, none of our functions and no catalog query uses. */
async function dropUnusedParsers(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ oid: number }>(
    `select oid::int from pg_type
     where typcategory = 'A' and typelem not in ('name'::regtype, 'oid'::regtype, 'text'::regtype)
       and oid not in (
         select atttypid from pg_attribute
         where attrelid in (
           select oid from pg_class
           where relnamespace in (select oid from pg_namespace where nspname in ('auth', 'public'))
         )
         union
         select prorettype from pg_proc where pronamespace = 'public'::regnamespace
       )`,
  );
  const unused = new Set(rows.map(({ oid }) => String(oid)));
  const used = Object.entries(database.parsers).filter(([oid]) => !unused.has(oid));
  database.parsers = Object.fromEntries(used);
}
