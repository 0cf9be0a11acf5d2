/** Messages of the content check to the editor’s bar. */

/** A fault or a note about an entry. */
export interface BarFault {
  readonly level: 'error' | 'warning';
  readonly line: number;
  readonly fault: string;
  /** The remedy. */
  readonly change: string;
}

export interface EntryReport {
  /** Path from the project's folder, such as `content/articles/fr/bloc.mdx`. */
  readonly file: string;
  /** `guidance`: template text of the draft is left. `planned`: the lesson is only announced. */
  readonly draft?: 'guidance' | 'planned' | undefined;
  /** The file of the other language; its faults are in its own report. */
  readonly twin: string;
  /** The day by which it has to be reread, and the days left; negative once it is late. */
  readonly review?: { readonly day: string; readonly daysLeft: number } | undefined;
  readonly faults: readonly BarFault[];
}

/** A message of the check: running, finished with a report for each entry, or failed. */
export type CheckMessage =
  | { readonly type: 'checking' }
  | { readonly type: 'failed' }
  | { readonly type: 'checked'; readonly reports: readonly EntryReport[] };
