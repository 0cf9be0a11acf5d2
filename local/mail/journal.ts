import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** One accepted request to Resend, as it was sent: a mail, or a batch of mails. */
export interface AcceptedRequest {
  /** When it was accepted, ISO 8601. */
  at: string;
  path: '/emails' | '/emails/batch';
  /** The Idempotency-Key it came with, if any. */
  key?: string;
  body: unknown;
}

export interface Journal {
  /** What is kept, oldest first. */
  entries(): readonly AcceptedRequest[];
  /** Keeps a request: it is in the file when this returns, and survives the end of the process. */
  append(entry: AcceptedRequest): void;
  clear(): void;
}

/**
 * Opens `mail.jsonl` in `dataDir`, one request a line, holding the newest `cap` mails.
 * A line cut short by a crash, or one that is not ours, is left out.
 */
export function openJournal(dataDir: string, cap: number): Journal {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'mail.jsonl');
  let kept = newest(read(file), cap);
  rewrite(file, kept);

  return {
    entries: () => newest(kept, cap),
    append(entry) {
      appendFileSync(file, line(entry));
      kept.push(entry);
      if (kept.length < cap * 2) return;
      kept = newest(kept, cap);
      rewrite(file, kept);
    },
    clear() {
      kept = [];
      rmSync(file, { force: true });
    },
  };
}

/** How many mails a request carries. */
export function mailCount(entry: AcceptedRequest): number {
  return Array.isArray(entry.body) ? entry.body.length : 1;
}

function newest(entries: readonly AcceptedRequest[], cap: number): AcceptedRequest[] {
  let count = 0;
  let start = entries.length;
  for (; start > 0 && count < cap; start -= 1) {
    const entry = entries[start - 1];
    if (entry !== undefined) count += mailCount(entry);
  }
  return entries.slice(start);
}

function read(file: string): AcceptedRequest[] {
  try {
    return readFileSync(file, 'utf8').split('\n').flatMap(parse);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function parse(text: string): AcceptedRequest[] {
  try {
    const value: unknown = JSON.parse(text);
    return isEntry(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is AcceptedRequest {
  if (typeof value !== 'object' || value === null) return false;
  if (!('at' in value && 'path' in value && 'body' in value)) return false;
  return (
    typeof value.at === 'string' && (value.path === '/emails' || value.path === '/emails/batch')
  );
}

function rewrite(file: string, entries: readonly AcceptedRequest[]): void {
  writeFileSync(`${file}.new`, entries.map(line).join(''));
  renameSync(`${file}.new`, file);
}

function line(entry: AcceptedRequest): string {
  return `${JSON.stringify(entry)}\n`;
}
