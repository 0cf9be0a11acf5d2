/** The tickets of a status, page by page; answers and changes of status. */
import { atom, type ReadableAtom } from 'nanostores';
import type { DeskTicket, DeskTickets, TicketStatus } from '../../domain/api/desk.ts';
import { ticketsPerPage } from '../../domain/desk/limits.ts';
import { failed, ok } from '../outcome.ts';
import { callDesk, type DeskError, type DeskOutcome } from './call.ts';

export interface TicketQuery {
  readonly status: TicketStatus;
  readonly page: number;
}

export type TicketsState = TicketQuery &
  (
    | { readonly type: 'loading' }
    | { readonly type: 'failed'; readonly error: DeskError }
    | ({ readonly type: 'known' } & Pick<DeskTickets, 'tickets' | 'total'>)
  );

const first: TicketQuery = { status: 'open', page: 0 };
const $state = atom<TicketsState>({ type: 'loading', ...first });
export const $tickets: ReadableAtom<TicketsState> = $state;

/** Loads a page; the last one if this one is past the end. */
export async function openTickets(query: TicketQuery = first): Promise<void> {
  $state.set({ type: 'loading', ...query });
  await read(query);
}

/** Reloads the current page of tickets; the old ones stay visible while loading. */
function refreshTickets(): Promise<void> {
  const { status, page } = $state.get();
  return read({ status, page });
}

/** Answers by email, once per text and `request`, an idempotency key. */
export async function answerTicket(
  { id, version }: Pick<DeskTicket, 'id' | 'version'>,
  request: string,
  text: string,
): Promise<DeskOutcome<undefined>> {
  return after(
    await callDesk('ticket', {
      ...{ action: 'answer-ticket', id, version, request },
      text: text.trim(),
    }),
  );
}

/** Opens or closes a ticket; fails if it changed meanwhile. */
export async function setTicketStatus(
  { id, version }: Pick<DeskTicket, 'id' | 'version'>,
  status: TicketStatus,
): Promise<DeskOutcome<undefined>> {
  return after(await callDesk('ticket', { action: 'set-ticket', id, version, status }));
}

/** Reloads the list, also after a conflict: the ticket has changed. */
async function after(outcome: DeskOutcome<unknown>): Promise<DeskOutcome<undefined>> {
  if (outcome.type === 'ok') {
    await refreshTickets();
    return ok;
  }
  if (outcome.code === 'conflict' || outcome.code === 'unknown') await refreshTickets();
  return failed(outcome.code, outcome.retryAfter);
}

/** Reads a page, or the last one if this one is empty by now. */
async function read(query: TicketQuery): Promise<void> {
  const outcome = await callDesk('tickets', { action: 'tickets', ...query });
  const now = $state.get();
  if (now.status !== query.status || now.page !== query.page) return;
  if (outcome.type === 'ok') {
    const { tickets, total } = outcome.value;
    if (tickets.length === 0 && query.page > 0) {
      // Its tickets are done: the last page, by a total that may be 0 past the end.
      const last = Math.max(0, Math.ceil(total / ticketsPerPage) - 1);
      const page = Math.min(last, query.page - 1);
      $state.set({ ...now, page });
      return read({ ...query, page });
    }
    $state.set({ type: 'known', ...query, tickets, total });
  } else if (now.type !== 'known') {
    $state.set({ type: 'failed', ...query, error: outcome });
  }
}
