import { isLabName, labNames } from '../../../src/domain/labs/names.ts';
import type { Entry, Finding, Rule } from './entry.ts';

/** The name of each lab of an entry's body, in order. */
export function labsOf({ body }: Entry): string[] {
  return [...body.matchAll(/<Lab\b[^>]*?\bname="([^"]*)"/g)].map(([, name]) => name ?? '');
}

/** Labs have a known name; those without code yet are listed. */
export const labsExist = (built: ReadonlySet<string>): Rule => ({
  name: 'labs exist',
  fault: 'the lab does not exist',
  find: (entries) =>
    entries.flatMap((entry) =>
      labsOf(entry).flatMap((name): Finding[] => {
        const place = { file: entry.file, field: 'body' };
        if (!isLabName(name)) {
          const change = `"${name}" is no lab: choose one of ${labNames.join(', ')}`;
          return [{ level: 'error', ...place, change }];
        }
        if (built.has(name)) return [];
        const change = `build the lab "${name}": readers see its paragraph only`;
        return [{ level: 'warning', ...place, change }];
      }),
    ),
});
