import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ObjectName, ObjectTypes } from './objects.ts';

const SCHEMA = `
  create table if not exists objects (
    seq integer primary key autoincrement,
    id text not null unique,
    object text not null,
    customer text,
    deleted integer not null default 0,
    data text not null
  );
  create index if not exists objects_by_kind on objects (object, customer, seq);
  create table if not exists settings (key text primary key, value text not null);
  create table if not exists idempotency (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    at integer not null
  );
  create table if not exists deliveries (
    seq integer primary key autoincrement,
    event text not null unique,
    state text not null,
    attempts integer not null default 0,
    next_at integer not null,
    log text not null default '[]'
  );
`;

/** Equality filters on top-level fields; `undefined` filters nothing. */
export type Filter = Record<string, string | number | boolean | null | undefined>;

/** The durable state: one SQLite file, every change inside a transaction that outlives a killed program. */
export interface Store {
  readonly database: DatabaseSync;
  /** Runs `work` in one transaction; a throw rolls everything back. Nested calls join the outer one. */
  transaction<T>(work: () => T): T;
  get<K extends ObjectName>(object: K, id: string): ObjectTypes[K] | undefined;
  /** The object with this id, of whatever kind, for expansion. */
  find(id: string): object | undefined;
  /** Inserts or replaces. */
  put<K extends ObjectName>(value: ObjectTypes[K] & { object: K }): void;
  /** Objects of one kind that match, newest first. */
  list<K extends ObjectName>(object: K, filter?: Filter): ObjectTypes[K][];
  remove(id: string): void;
  wasRemoved(id: string): boolean;
  setting(key: string): string | undefined;
  /** Keeps a value beside the objects; `null` forgets it. */
  setSetting(key: string, value: string | null): void;
  close(): void;
}

/**
 * Opens (or creates) the store in `dataDir`.
 * SQLite rather than the emulator's own snapshots: a snapshot rewrites the whole state on every
 * request and misses what happens between requests (deliveries, renewals).
 */
export function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'stripe.sqlite'), { timeout: 5_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec(SCHEMA);

  const select = database.prepare('select data from objects where id = ? and deleted = 0');
  const selectKind = database.prepare(
    'select data from objects where id = ? and object = ? and deleted = 0',
  );
  const upsert = database.prepare(
    `insert into objects (id, object, customer, data) values (?, ?, ?, ?)
     on conflict (id) do update set customer = excluded.customer, data = excluded.data`,
  );
  let depth = 0;

  return {
    database,
    transaction(work) {
      if (depth > 0) return work();
      database.exec('begin immediate');
      depth = 1;
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      } finally {
        depth = 0;
      }
    },
    get<K extends ObjectName>(object: K, id: string) {
      const row = selectKind.get(id, object);
      return row === undefined ? undefined : (parse(row) as ObjectTypes[K]);
    },
    find(id) {
      const row = select.get(id);
      return row === undefined ? undefined : (parse(row) as object);
    },
    put(value) {
      const customer = 'customer' in value ? value.customer : undefined;
      upsert.run(
        value.id,
        value.object,
        typeof customer === 'string' ? customer : null,
        JSON.stringify(value),
      );
    },
    list<K extends ObjectName>(object: K, filter: Filter = {}) {
      const { sql, values } = conditions(filter);
      return database
        .prepare(
          `select data from objects where object = ? and deleted = 0${sql} order by seq desc`,
        )
        .all(object, ...values)
        .map((row) => parse(row) as ObjectTypes[K]);
    },
    remove(id) {
      database.prepare('update objects set deleted = 1 where id = ?').run(id);
    },
    wasRemoved(id) {
      return (
        database.prepare('select 1 from objects where id = ? and deleted = 1').get(id) !== undefined
      );
    },
    setting(key) {
      const row = database.prepare('select value from settings where key = ?').get(key);
      return row === undefined ? undefined : String(row['value']);
    },
    setSetting(key, value) {
      if (value === null) database.prepare('delete from settings where key = ?').run(key);
      else {
        database
          .prepare(
            `insert into settings (key, value) values (?, ?)
             on conflict (key) do update set value = excluded.value`,
          )
          .run(key, value);
      }
    },
    close: () => database.close(),
  };
}

function parse(row: Record<string, unknown>): unknown {
  return JSON.parse(String(row['data']));
}

/** Field names come from this code, never from a request. */
function conditions(filter: Filter): { sql: string; values: (string | number)[] } {
  let sql = '';
  const values: (string | number)[] = [];
  for (const [field, wanted] of Object.entries(filter)) {
    if (wanted === undefined) continue;
    const column = field === 'customer' ? 'customer' : `json_extract(data, '$.${field}')`;
    if (wanted === null) sql += ` and ${column} is null`;
    else {
      sql += ` and ${column} = ?`;
      values.push(typeof wanted === 'boolean' ? Number(wanted) : wanted);
    }
  }
  return { sql, values };
}
