import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** An accepted request to Resend, as sent: one email, or a batch. */
export interface AcceptedRequest {
  /** When it was accepted, ISO 8601. */
  readonly at: string;
  readonly path: '/emails' | '/emails/batch';
  /** Its Idempotency-Key, if any. */
  readonly key?: string;
  readonly body: unknown;
}

export interface Journal {
  /** The stored requests, oldest first. */
  entries(): readonly AcceptedRequest[];
  /** Stores a request: it is on disk when this returns. */
  append(entry: AcceptedRequest): void;
  clear(): void;
}

/**
 * Opens `mail.jsonl` in `dataDir`, one request per line, holding the newest `cap` emails. Skips invalid
 * lines, such as one truncated by a crash.
 */
export function openJournal(dataDir: string, cap: number): Journal {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'mail.jsonl');
  let stored = newest(read(file), cap);
  rewrite(file, stored);

  return {
    entries: () => newest(stored, cap),
    append(entry) {
      appendFileSync(file, line(entry));
      stored.push(entry);
      if (stored.length < cap * 2) return;
      stored = newest(stored, cap);
      rewrite(file, stored);
    },
    clear() {
      stored = [];
      rmSync(file, { force: true });
    },
  };
}

/** Number of emails in a request. */
function mailCount(entry: AcceptedRequest): number {
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
