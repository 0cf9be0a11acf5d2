import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another program already uses the data folder. */
export class InUseError extends Error {}

/**
 * Takes the data folder for this program alone. The lock is the operating system's (held through
 * SQLite), so it ends with the program however that dies, and no stale lock can remain.
 * Returns the function that gives it back. Throws {@link InUseError}.
 */
export function lockDataDir(dataDir: string, address: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const holder = join(dataDir, 'running.json');
  const database = new DatabaseSync(join(dataDir, 'lock.db'));
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new InUseError(`The data folder ${dataDir} is in use${whose(holder)}.`);
  }
  writeFileSync(holder, JSON.stringify({ pid: process.pid, address }));
  return () => database.close();
}

function whose(holder: string): string {
  try {
    const { pid, address } = JSON.parse(readFileSync(holder, 'utf8')) as Record<string, unknown>;
    return ` by another npm start (process ${String(pid)}, ${String(address)})`;
  } catch {
    return ' by another npm start';
  }
}
