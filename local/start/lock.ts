import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process already uses the data directory, or the port for the same directory. */
export class InUseError extends Error {
  override name = 'InUseError';
}

/** Thrown when the port is unavailable. */
export class PortError extends Error {
  override name = 'PortError';
}

/** Names of entries in a data directory. */
const ours =
  /^(lock\.db.*|running\.json|keys\.json.*|site.*|cache.*|postgres.*|stripe\.sqlite.*|mail\.jsonl.*|google\.json.*|functions|blobs|signals-status\.json)$/;

/** Files that file managers leave in a folder they have opened. */
const ofSystem = /^(\.DS_Store|desktop\.ini|Thumbs\.db)$/i;

/**
 * Locks the data directory for this process. The lock belongs to the operating system (through SQLite), so it
 * is released when the process dies and never becomes stale. Returns the function that releases it. Throws
 * {@link InUseError}, and an error for a directory with unrelated files.
 */
export function lockDataDir(dataDir: string, address: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const names = readdirSync(dataDir);
  const foreign = names.find((name) => !ours.test(name) && !ofSystem.test(name));
  if (foreign !== undefined && !names.includes('lock.db')) {
    throw new Error(
      `The data folder ${dataDir} holds other things (${foreign}). Name a new or empty folder.`,
    );
  }
  const database = openLock(dataDir);
  if (database === undefined) {
    throw new InUseError(
      `The data folder ${dataDir} is in use${holderText(readHolder(dataDir))}.\n` +
        'Stop that one (Ctrl-C), or use another folder: npm start -- --data <folder> --port 8889',
    );
  }
  writeFileSync(
    holderFile(dataDir),
    JSON.stringify({ pid: process.pid, address } satisfies Holder),
  );
  return () => {
    rmSync(holderFile(dataDir), { force: true });
    database.close();
  };
}

/** Converts an error of listening on the site's port to one with advice. */
export function portError(error: unknown, port: number, dataDir: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES') {
    const other = port === 8_888 ? 3_000 : 8_888;
    return new PortError(`Port ${port} is not allowed here. ${advice(other)}`);
  }
  if (code !== 'EADDRINUSE') return error;
  const holder = readHolder(dataDir);
  return holder?.address.endsWith(`:${port}`)
    ? new InUseError(`Port ${port} is taken${holderText(holder)}. Stop that one (Ctrl-C) first.`)
    : new PortError(
        `Port ${port} is taken by another program. ${advice(port < 65_535 ? port + 1 : 8_888)}`,
      );
}

const advice = (port: number): string => `Use another one: npm start -- --port ${port}`;

/** The locked database; undefined while another process holds the lock. */
function openLock(dataDir: string): DatabaseSync | undefined {
  const database = new DatabaseSync(join(dataDir, 'lock.db'));
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (/locked|busy/i.test(String(error))) return undefined;
    throw error;
  }
}

function holderText(holder: Holder | undefined): string {
  const details = holder ? ` (process ${holder.pid}, ${holder.address})` : '';
  return ` by another npm start${details}`;
}

/** The process that holds the lock; undefined if none does, whatever a killed one left in the folder. */
export function readHolder(dataDir: string): Holder | undefined {
  if (!existsSync(holderFile(dataDir))) return undefined;
  const lock = openLock(dataDir);
  lock?.close();
  if (lock) return undefined;
  try {
    return JSON.parse(readFileSync(holderFile(dataDir), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether a process is alive, including those of other users. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A running world: its process, and the site's origin. */
export interface Holder {
  readonly pid: number;
  readonly address: string;
}

function holderFile(dataDir: string): string {
  return join(dataDir, 'running.json');
}
