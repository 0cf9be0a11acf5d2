/** Reports of entries for the editor's bar of `npm run dev`. */
import type { EntryReport } from '../../../local/editor-bar/report.ts';
import type { RuleResult } from '../content.ts';
import type { Entry } from './entry.ts';
import { noGuidance } from './guidance.ts';
import { type Fault, faultsOf } from './report.ts';
import { reviewOf } from './review.ts';
import { translationFile } from './twins.ts';

/**
 * A report for each entry.
 * @param results Findings of the rules in these entries.
 * @param today The day, such as `2026-11-24`.
 */
export function entryReports(
  entries: readonly Entry[],
  results: readonly RuleResult[],
  today: string,
): EntryReport[] {
  const faults = Map.groupBy(faultsOf(results, entries), ({ file }) => file);
  return entries.map((entry) => ({
    file: entry.file,
    draft: draftOf(entry),
    twin: translationFile(entry),
    review: reviewOf(entry, today),
    faults: (faults.get(entry.file) ?? []).map(withoutFile),
  }));
}

function draftOf(entry: Entry): EntryReport['draft'] {
  if (noGuidance.find([entry]).length > 0) return 'guidance';
  return entry.data['state'] === 'planned' ? 'planned' : undefined;
}

function withoutFile({ level, line, fault, change }: Fault): EntryReport['faults'][number] {
  return { level, line, fault, change };
}
