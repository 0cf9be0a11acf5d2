import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
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

/**
 * Locks the data directory for this process. The lock belongs to the operating system (through SQLite), so it
 * is released when the process dies and never becomes stale. Returns the function that releases it. Throws
 * {@link InUseError}, and an error for a directory with unrelated files.
 */
export function lockDataDir(dataDir: string, address: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const names = readdirSync(dataDir);
  const foreign = names.find((name) => !ours.test(name));
  if (foreign !== undefined && !names.includes('lock.db')) {
    throw new Error(
      `LOCAL_DATA=${dataDir} holds other things (${foreign}). Name a new or empty folder.`,
    );
  }
  const database = new DatabaseSync(join(dataDir, 'lock.db'));
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new InUseError(
      `The data folder ${dataDir} is in use${holderText(dataDir)}.\n` +
        'Stop that one (Ctrl-C), or use another folder: LOCAL_DATA=<folder> PORT=8889 npm start',
    );
  }
  writeFileSync(
    holderFile(dataDir),
    JSON.stringify({ pid: process.pid, address } satisfies Holder),
  );
  return () => database.close();
}

/** Converts an error of listening on the site's port to one with advice. */
export function portError(error: unknown, port: number, dataDir: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES') {
    return new PortError(`Port ${port} is not allowed here. Use another one: PORT=8888 npm start`);
  }
  if (code !== 'EADDRINUSE') return error;
  const other = port < 65_535 ? port + 1 : 8_888;
  const advice = `Use another one: PORT=${other} npm start`;
  return readHolder(dataDir)?.address.endsWith(`:${port}`)
    ? new InUseError(`Port ${port} is taken${holderText(dataDir)}. Stop that one (Ctrl-C) first.`)
    : new PortError(`Port ${port} is taken by another program. ${advice}`);
}

function holderText(dataDir: string): string {
  const holder = readHolder(dataDir);
  const details = holder ? ` (process ${holder.pid}, ${holder.address})` : '';
  return ` by another npm start${details}`;
}

/** The process that last took the lock, if it is still running. */
function readHolder(dataDir: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(holderFile(dataDir), 'utf8')) as Holder;
    return isRunning(holder.pid) ? holder : undefined;
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

interface Holder {
  readonly pid: number;
  readonly address: string;
}

function holderFile(dataDir: string): string {
  return join(dataDir, 'running.json');
}
