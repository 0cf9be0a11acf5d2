/** Pages of the public record of signals. */
import { recordPageSize, type SignalsRecordPage } from '../../../src/domain/api/signals-record.ts';
import { HttpError } from '../http/http-error.ts';
import type { Client } from '../platform/supabase.ts';

/** The requested position. Accepts only positions where a page starts, so that caches store few pages. */
export function readAfter(request: Request): number {
  const query = [...new URL(request.url).searchParams];
  const [[name, text] = ['after', '0']] = query;
  const after = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (query.length > 1 || name !== 'after' || after % recordPageSize !== 0) {
    throw new HttpError(400, 'bad_request', `Ask for after=0, ${recordPageSize}, and so on.`);
  }
  return after;
}

/** The page after a position. Throws the database's error. */
export async function recordPage(service: Client, after: number): Promise<SignalsRecordPage> {
  const status = await service.rpc('signals_status', {});
  if (status.error) throw status.error;
  const [desk] = status.data;
  if (!desk) throw new Error('signals_desk has no row.');
  const chain = await service.rpc('signal_chain', { p_after: after, p_limit: recordPageSize });
  if (chain.error) throw chain.error;
  // Leaves out events recorded between the two reads: the next response has them.
  const events = chain.data.filter(({ position }) => position <= desk.chain_length);
  const last = events.at(-1)?.position ?? after;
  return {
    type: 'record',
    status: {
      open: desk.is_open,
      analyst: desk.analyst,
      opened_at: desk.opened_at,
      length: desk.chain_length,
      head: desk.chain_head,
    },
    events,
    next: last < desk.chain_length ? last : null,
  };
}
