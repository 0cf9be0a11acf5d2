/** Tickets as the desk sees them: the queue, answers by email, status. */
import {
  ticketsPerPage,
  type DeskTicket,
  type DeskTicketChanged,
  type DeskTickets,
  type TicketStatus,
} from '../../../src/domain/api/desk.ts';
import { HttpError } from '../http/http-error.ts';
import { consumeRateLimit } from '../http/rate-limit.ts';
import { flushNow } from '../outbox/outbox.ts';
import { failPoint } from '../platform/fail-point.ts';
import { keyedHashUuid } from '../platform/hmac.ts';
import type { TicketRow } from '../platform/database/support.ts';
import type { Client } from '../platform/supabase.ts';

/** A page of tickets of one status: subscribers first, then the oldest; of settled ones, the newest first. */
export async function deskTickets(
  service: Client,
  status: TicketStatus,
  page: number,
): Promise<DeskTickets> {
  const from = page * ticketsPerPage;
  const all = service.from('support_tickets').select('*', { count: 'exact' }).eq('status', status);
  const sorted =
    status === 'open'
      ? all.order('sort_order').order('created_at')
      : all.order('updated_at', { ascending: false });
  const { data, count, error } = await sorted.order('id').range(from, from + ticketsPerPage - 1);
  // PGRST103: the page is past the end.
  if (error && error.code !== 'PGRST103') throw error;
  return { type: 'tickets', tickets: (data ?? []).map(deskTicket), total: count ?? 0 };
}

interface Answer {
  readonly id: string;
  readonly version: number;
  readonly request: string;
  readonly text: string;
}

/**
 * Answers a ticket by email, once per request and text; the email is sent right away if possible. Throws 404 for an
 * unknown ticket, 409 if it changed meanwhile: a corrected text after a lost response, for example.
 */
export async function answerTicket(
  service: Client,
  editor: string,
  { id, version, request, text }: Answer,
): Promise<DeskTicketChanged> {
  await consumeRateLimit(service, 'desk-answer', editor);
  const key = keyedHashUuid('ticket-answer', request.toLowerCase(), text);
  const { data, error } = await service.rpc('answer_ticket', {
    p_id: id,
    p_version: version,
    p_request: key,
    p_text: text,
  });
  if (error) throw error;
  failPoint('ticket:answered');
  const changed = changedResponse(data[0]);
  await flushNow(service, [`ticket-answer:${id}:${key}`]);
  return changed;
}

/** Opens or closes a ticket. Throws 404 for an unknown one, 409 if it changed meanwhile. */
export async function setTicket(
  service: Client,
  { id, version, status }: { id: string; version: number; status: TicketStatus },
): Promise<DeskTicketChanged> {
  const { data, error } = await service.rpc('set_ticket', {
    p_id: id,
    p_version: version,
    p_status: status,
  });
  if (error) throw error;
  return changedResponse(data[0]);
}

function changedResponse(
  result: { outcome: string; version: number | null } | undefined,
): DeskTicketChanged {
  if (result?.outcome === 'conflict') {
    throw new HttpError(409, 'conflict', 'This ticket has changed meanwhile.');
  }
  const version = result?.version ?? undefined;
  if (version === undefined) throw new HttpError(404, 'unknown', 'There is no such ticket.');
  return { type: 'ticket', version };
}

function deskTicket(row: TicketRow): DeskTicket {
  const { id, reference, version, status, priority, name, email, subject, message, language } = row;
  return {
    id,
    reference,
    version,
    status,
    priority,
    name,
    email,
    subject,
    message,
    language,
    created_at: row.created_at,
    answers: row.answers.map(({ at, text }) => ({ at, text })),
  };
}
