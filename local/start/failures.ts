import { statfsSync } from 'node:fs';
import { BuildError } from './build.ts';
import { InUseError, PortError } from './lock.ts';
import type { Settings } from '../settings.ts';

/** Free space in bytes, below which any failure is attributed to a full disk. */
const noRoom = 16 * 1024 * 1024;

/** The message for a failed start: the cause and the fix. */
export function explainFailure(error: unknown, settings: Settings | undefined): string {
  if (error instanceof InUseError || error instanceof PortError) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const dataDir = settings?.dataDir ?? 'the data folder';
  if (/ENOSPC|no space left|disk is full/i.test(code + text) || isFull(settings)) {
    return (
      `The disk is full (data is kept in ${dataDir}). Nothing kept there is lost.\n` +
      'Make about 200 MB of room, or keep the data elsewhere: npm start -- --data <folder>'
    );
  }
  if (error instanceof BuildError) return `The site cannot be built. Astro says:\n\n${text}`;
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) {
    return `${text}\nGive yourself ${dataDir}, or keep the data elsewhere: npm start -- --data <folder>`;
  }
  if (!(error instanceof Error)) return text;
  // Errors of the system or of a bug need their stack; our own messages are complete.
  if (code !== '' || error.name !== 'Error') return error.stack ?? text;
  return error.cause instanceof Error ? `${text}\n${error.cause.message}` : text;
}

function isFull(settings: Settings | undefined): boolean {
  if (settings === undefined) return false;
  try {
    const { bavail, bsize } = statfsSync(settings.dataDir);
    return bavail * bsize < noRoom;
  } catch {
    return false;
  }
}
