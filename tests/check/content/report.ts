/** Output of `npm run check:content`: one line per finding, with its line, fault and remedy. */
import type { RuleResult } from '../content.ts';
import type { Entry, Finding } from './entry.ts';
import { lineOf } from './place.ts';

/** A finding with everything an editor needs. */
export interface Fault {
  readonly level: Finding['level'];
  readonly file: string;
  readonly line: number;
  readonly fault: string;
  readonly change: string;
}

/**
 * The findings of all rules, sorted by file and line.
 * @param sourceOf The text of a file that is not an entry, to find the lines of its findings.
 */
export function faultsOf(
  results: readonly RuleResult[],
  entries: readonly Entry[],
  sourceOf: (file: string) => string = () => '',
): Fault[] {
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const lineOfFinding = (finding: Finding): number => {
    const entry = byFile.get(finding.file);
    return lineOf(finding, entry, entry ? '' : sourceOf(finding.file));
  };
  return results
    .flatMap(({ findings, fault: usual }) =>
      findings.map((finding) => ({
        level: finding.level,
        file: finding.file,
        line: lineOfFinding(finding),
        fault: finding.fault ?? `${where(finding.field)}${usual}`,
        change: finding.change,
      })),
    )
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** `content/articles/fr/a.mdx:3: what is wrong → what to do`. */
export function faultLine({ file, line, fault, change }: Fault): string {
  return `${file}:${line}: ${fault} → ${change}`;
}

/** The workflow command that makes GitHub show a fault beside its line. */
export function annotation({ level, file, line, fault, change }: Fault): string {
  const property = (text: string) => escape(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return `::${level} file=${property(file)},line=${line}::${escape(`${fault} → ${change}`)}`;
}

/** One line for the end: how many faults and notes, in how many files. */
export function summary(faults: readonly Fault[], files: number): string {
  const errors = faults.filter(({ level }) => level === 'error');
  const notes = faults.length - errors.length;
  const wrong = new Set(errors.map(({ file }) => file)).size;
  return errors.length === 0
    ? `${files} files read, no fault, ${count(notes, 'note')}.`
    : `${files} files read, ${count(errors.length, 'fault')} in ${count(wrong, 'file')}, ${count(notes, 'note')}.`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** The name of a frontmatter field, to put before its fault; nothing for a line of the body. */
function where(field: string): string {
  return /^(?:body|file)\b/.test(field) ? '' : `${field}: `;
}

function escape(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
