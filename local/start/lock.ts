import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another program already uses the data folder, or the port for the same folder. */
export class InUseError extends Error {
  override name = 'InUseError';
}

/** Thrown when the port cannot be had. */
export class PortError extends Error {
  override name = 'PortError';
}

/** All that a world keeps in its folder. */
const OURS =
  /^(lock\.db.*|running\.json|keys\.json.*|site.*|cache.*|postgres.*|stripe\.sqlite.*|mail\.jsonl.*|google\.json.*|functions)$/;

/**
 * Takes the data folder for this program alone. The lock is the operating system's (held through
 * SQLite), so it ends with the program however that dies, and no stale lock can remain.
 * Returns the function that gives it back. Throws {@link InUseError}, and an error for a folder that
 * somebody uses for other things.
 */
export function lockDataDir(dataDir: string, address: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const names = readdirSync(dataDir);
  const foreign = names.find((name) => !OURS.test(name));
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
      `The data folder ${dataDir} is in use${whose(dataDir)}.\n` +
        'Stop that one (Ctrl-C), or use another folder: LOCAL_DATA=<folder> PORT=8889 npm start',
    );
  }
  writeFileSync(
    holderFile(dataDir),
    JSON.stringify({ pid: process.pid, address } satisfies Holder),
  );
  return () => database.close();
}

/** What to throw when listening on the site's port failed with `error`. */
export function portError(error: unknown, port: number, dataDir: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES') {
    return new PortError(`Port ${port} is not allowed here. Use another one: PORT=8888 npm start`);
  }
  if (code !== 'EADDRINUSE') return error;
  const other = port < 65_535 ? port + 1 : 8_888;
  const advice = `Use another one: PORT=${other} npm start`;
  return readHolder(dataDir)?.address.endsWith(`:${port}`)
    ? new InUseError(`Port ${port} is taken${whose(dataDir)}. Stop that one (Ctrl-C) first.`)
    : new PortError(`Port ${port} is taken by another program. ${advice}`);
}

function whose(dataDir: string): string {
  const holder = readHolder(dataDir);
  const details = holder ? ` (process ${holder.pid}, ${holder.address})` : '';
  return ` by another npm start${details}`;
}

/** The program that took the folder last, if it still runs. */
function readHolder(dataDir: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(holderFile(dataDir), 'utf8')) as Holder;
    return isRunning(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process lives, this person's or not. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

interface Holder {
  pid: number;
  address: string;
}

function holderFile(dataDir: string): string {
  return join(dataDir, 'running.json');
}
