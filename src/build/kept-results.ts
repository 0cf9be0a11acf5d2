/** Caches the result of a build step for the next build, while the code is the same. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildRegistry } from '../content/build-registry.ts';

interface Kept {
  readonly version: string;
  readonly result: unknown;
}

/** What `keepResult` wrote; `undefined` if it is missing, unreadable or of other code. */
export function keptResult(file: string): unknown {
  try {
    const { version, result } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return version === buildRegistry().codeVersion ? result : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a result for the next build, as JSON. */
export function keepResult(file: string, result: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ version: buildRegistry().codeVersion, result } satisfies Kept),
  );
}
