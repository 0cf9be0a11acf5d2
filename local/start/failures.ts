import { statfsSync } from 'node:fs';
import { BuildError } from './build.ts';
import { InUseError, PortError } from './lock.ts';
import type { Settings } from '../settings.ts';

/** Below this much room, in bytes, whatever failed failed for want of it. */
const NO_ROOM = 16 * 1024 * 1024;

/** What to tell a person whose world did not start: what happened, and what to do. */
export function explainFailure(error: unknown, settings: Settings | undefined): string {
  if (error instanceof InUseError || error instanceof PortError) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const dataDir = settings?.dataDir ?? 'the data folder';
  if (/ENOSPC|no space left|disk is full/i.test(code + text) || isFull(settings)) {
    return (
      `The disk is full (data is kept in ${dataDir}). Nothing kept there is lost.\n` +
      'Make about 200 MB of room, or keep the data elsewhere: LOCAL_DATA=<folder> npm start'
    );
  }
  if (error instanceof BuildError) return `The site cannot be built. Astro says:\n\n${text}`;
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) {
    return `${text}\nGive yourself ${dataDir}, or keep the data elsewhere: LOCAL_DATA=<folder> npm start`;
  }
  if (!(error instanceof Error)) return text;
  // A system's or a program's error says too little without the place; ours are whole sentences.
  if (code !== '' || error.name !== 'Error') return error.stack ?? text;
  return error.cause instanceof Error ? `${text}\n${error.cause.message}` : text;
}

function isFull(settings: Settings | undefined): boolean {
  if (settings === undefined) return false;
  try {
    const { bavail, bsize } = statfsSync(settings.dataDir);
    return bavail * bsize < NO_ROOM;
  } catch {
    return false;
  }
}
