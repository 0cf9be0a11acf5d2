/** Client of the function signals-record. Never throws: returns errors as values. */
import {
  recordFunction,
  type RecordStatus,
  type SignalsRecordPage,
} from '../domain/api/signals-record.ts';
import type { ChainEvent } from '../domain/signals/event-payload.ts';

export interface WholeRecord {
  readonly status: RecordStatus;
  readonly events: readonly ChainEvent[];
  /** The server's clock at the last page, in milliseconds; undefined if the response does not say. */
  readonly serverTime: number | undefined;
}

const timeoutMs = 15_000;

/**
 * Reads all pages of the record; undefined if one could not be read.
 * @param fresh Bypasses the browser's cache, for a verification.
 */
export async function readRecord(fresh = false): Promise<WholeRecord | undefined> {
  const events: ChainEvent[] = [];
  try {
    for (let after = 0; ;) {
      const { page, serverTime } = await readPage(after, fresh);
      events.push(...page.events);
      if (page.next === null || page.next <= after) {
        return { status: page.status, events, serverTime };
      }
      after = page.next;
    }
  } catch {
    // No network, a timeout, or a response not from our function: the same for the reader.
    return undefined;
  }
}

async function readPage(
  after: number,
  fresh: boolean,
): Promise<{ page: SignalsRecordPage; serverTime: number | undefined }> {
  const response = await fetch(after === 0 ? recordFunction : `${recordFunction}?after=${after}`, {
    cache: fresh ? 'no-cache' : 'default',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const page = (await response.json()) as Partial<SignalsRecordPage>;
  if (!response.ok || page.type !== 'record' || !Array.isArray(page.events)) {
    throw new Error('Not a page of the record.');
  }
  return { page: page as SignalsRecordPage, serverTime: serverTimeOf(response) };
}

/** The time of the response plus its age in the CDN. */
function serverTimeOf({ headers }: Response): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? 0);
  return Number.isFinite(date + age) ? date + age * 1_000 : undefined;
}
