import type { PGlite } from '@supabase/lite/pglite';

/**
 * Makes a request to the Data API cost a third of its statements. Supabase Lite sets ten settings for each request
 * with a statement each: here they go to PostgreSQL together, before the next statement. And PGlite copies its
 * parsers at each result: here it keeps those that a column of ours, or an answer of the catalog, needs.
 */
export async function reduceQueryCost(database: PGlite): Promise<void> {
  await dropUnusedParsers(database);
  const query = database.query.bind(database);
  const exec = database.exec.bind(database);
  const pending: Setting[] = [];

  /** Sends the settings that wait. */
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
      // Settings last until the end of their transaction: those that nothing read are not missed.
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

/** The setting of the transaction that this statement makes, and nothing else. */
function settingOf(sql: string, parameters: readonly unknown[] = []): Setting | undefined {
  const [, name, value] = /^SELECT set_config\('([\w.]+)', (\$1|''), true\)$/.exec(sql) ?? [];
  if (name === undefined) return undefined;
  return { name, value: value === '$1' ? parameters[0] : '' };
}

/** Drops the parsers of array types that no column, no function of ours and no list of the catalog has. */
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
