import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ObjectName, ObjectTypes } from './objects.ts';

const schema = `
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
`;

/** Equality filters on top-level fields; `undefined` is ignored. */
export type Filter = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Durable storage: one SQLite file, with every change in a transaction that survives a crash. */
export interface Store {
  readonly database: DatabaseSync;
  /** Runs `work` in one transaction; an exception rolls everything back. Nested calls join the outer one. */
  transaction<T>(work: () => T): T;
  get<K extends ObjectName>(object: K, id: string): ObjectTypes[K] | undefined;
  /** The object with this id, of any kind, for expansion. */
  find(id: string): object | undefined;
  /** Inserts or replaces an object. */
  put<K extends ObjectName>(value: ObjectTypes[K] & { object: K }): void;
  /** Matching objects of one kind, newest first. */
  list<K extends ObjectName>(object: K, filter?: Filter): ObjectTypes[K][];
  remove(id: string): void;
  wasRemoved(id: string): boolean;
  setting(key: string): string | undefined;
  /** Stores a setting; `null` deletes it. */
  setSetting(key: string, value: string | null): void;
  close(): void;
}

/**
 * Opens (or creates) the store in `dataDir`; null: in memory. SQLite instead of the emulator's snapshots,
 * which rewrite the whole state on every request and miss changes between requests (deliveries, renewals).
 */
export function openStore(dataDir: string | null): Store {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const file = dataDir === null ? ':memory:' : join(dataDir, 'stripe.sqlite');
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec(schema);

  const select = database.prepare('select object, deleted, data from objects where id = ?');
  const upsert = database.prepare(
    `insert into objects (id, object, customer, data) values (?, ?, ?, ?)
     on conflict (id) do update set customer = excluded.customer, data = excluded.data`,
  );
  const selectSetting = database.prepare('select value from settings where key = ?');
  let isOpen = false;

  return {
    database,
    transaction(work) {
      if (isOpen) return work();
      database.exec('begin immediate');
      isOpen = true;
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      } finally {
        isOpen = false;
      }
    },
    get<K extends ObjectName>(object: K, id: string) {
      const row = select.get(id);
      const isSame = row?.['object'] === object && row['deleted'] === 0;
      return isSame ? (parse(row) as ObjectTypes[K]) : undefined;
    },
    find(id) {
      const row = select.get(id);
      return row?.['deleted'] === 0 ? (parse(row) as object) : undefined;
    },
    put(value) {
      const customer = 'customer' in value ? value.customer : undefined;
      const owner = typeof customer === 'string' ? customer : null;
      upsert.run(value.id, value.object, owner, JSON.stringify(value));
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
    remove: (id) => void database.prepare('update objects set deleted = 1 where id = ?').run(id),
    wasRemoved: (id) => select.get(id)?.['deleted'] === 1,
    setting(key) {
      const value = selectSetting.get(key)?.['value'];
      return value === undefined ? undefined : String(value);
    },
    setSetting(key, value) {
      if (value === null) database.prepare('delete from settings where key = ?').run(key);
      else database.prepare('insert or replace into settings values (?, ?)').run(key, value);
    },
    close: () => database.close(),
  };
}

function parse(row: Record<string, unknown>): unknown {
  return JSON.parse(String(row['data']));
}

/** Field names come from this code, never from a request (no SQL injection). */
function conditions(filter: Filter): { sql: string; values: (string | number | null)[] } {
  const given = Object.entries(filter).filter(([, wanted]) => wanted !== undefined);
  const column = (field: string) =>
    field === 'customer' ? field : `json_extract(data, '$.${field}')`;
  return {
    sql: given.map(([field]) => ` and ${column(field)} is ?`).join(''),
    values: given.map(([, wanted]) =>
      typeof wanted === 'boolean' ? Number(wanted) : (wanted ?? null),
    ),
  };
}
