/** Faults that can no longer be planted, because their source has changed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlantedFault } from './fault.ts';
import { isSchemaFault, migrationOf } from './migration.ts';
import { countSnippet } from './snippet.ts';

/**
 * One sentence for each fault with a missing file, a snippet that does not occur exactly once, or missing
 * tests; empty when all can be planted. `files` are the paths to search for a moved snippet.
 */
export function staleFaults(
  root: string,
  faults: readonly PlantedFault[],
  files: readonly string[] = [],
): string[] {
  const texts = new Map<string, string>();
  const textOf = (path: string): string => {
    const known = texts.get(path) ?? read(join(root, path));
    texts.set(path, known);
    return known;
  };
  return faults.flatMap((fault) => {
    const { area, name, file, find, caughtBy } = fault;
    const called = `${area}: "${name}"`;
    const missing = caughtBy.files.filter((path) => !existsSync(join(root, path)));
    const lost = missing.map((path) => `${called} names a test that is gone: ${path}.`);
    const count = countSnippet(textOf(file), find);
    if (count === 1 && isSchemaFault(fault) && !migrationOf(root, fault)) {
      return [...lost, `${called} finds its snippet in no migration exactly once: make it longer.`];
    }
    if (count === 1) return lost;
    const moved = count > 0 ? [] : files.filter((path) => countSnippet(textOf(path), find) === 1);
    const isClear = moved.length > 0 && moved.length <= 3;
    const hint = isClear ? `it stands in ${moved.join(', ')} now` : 'rewrite the snippet';
    return [...lost, `${called} finds its snippet ${count} times in ${file}: ${hint}.`];
  });
}

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
