import { BuildError } from '../build.ts';
import { InUseError, PortError } from '../lock.ts';
import type { Settings } from '../settings.ts';

/** What to tell a person whose world did not start: what happened, and what to do. */
export function explainFailure(error: unknown, settings: Settings | undefined): string {
  const text = error instanceof Error ? error.message : String(error);
  const code = (error as NodeJS.ErrnoException).code;
  const dataDir = settings?.dataDir ?? 'the data folder';
  if (code === 'ENOSPC' || /ENOSPC|no space left on device|disk is full/i.test(text)) {
    return (
      `The disk is full (data is kept in ${dataDir}). Nothing kept there is lost.\n` +
      'Make about 200 MB of room, or keep the data elsewhere: LOCAL_DATA=<folder> npm start'
    );
  }
  if (error instanceof InUseError || error instanceof PortError) return text;
  if (error instanceof BuildError) return `The site cannot be built. Astro says:\n\n${text}`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return `${text}\nGive yourself ${dataDir}, or keep the data elsewhere: LOCAL_DATA=<folder> npm start`;
  }
  if (code !== undefined && error instanceof Error) return error.stack ?? text;
  return withCauses(error, text);
}

function withCauses(error: unknown, text: string): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? `${text}\n${cause.message}` : text;
}
