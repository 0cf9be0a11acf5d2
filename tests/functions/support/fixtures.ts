/** Support submissions of browsers and bots, and the stored tickets and emails. */
import { randomUUID } from 'node:crypto';
import { createFormToken } from '../../../netlify/lib/support/form-token.ts';
import support from '../../../netlify/functions/support.mts';
import type { FormTokenResponse, Ticket } from '../../../src/domain/api/support.ts';
import type { Row } from '../../database/fixtures/supabase.ts';
import { post, type Services } from '../fixtures/services.ts';

let callers = 0;

/** An IP address of an unused network. */
export function newCaller(): string {
  callers += 1;
  return `${10 + Math.floor(callers / 62_500)}.${Math.floor(callers / 250) % 250}.${callers % 250}.1`;
}

/** A form token issued this many seconds ago. */
export const formTokenOf = (secondsAgo = 30) => createFormToken(Date.now() - secondsAgo * 1_000);

/** A valid submission; `values` override it. */
export function message(values: Row = {}): Row {
  return {
    action: 'send',
    request: randomUUID(),
    form_token: formTokenOf(),
    name: 'Ada Lovelace',
    email: `${randomUUID()}@example.test`,
    subject: 'Une question sur la formation',
    message: 'Bonjour,\n\nla leçon sur le risque ne s’ouvre pas.',
    lang: 'fr',
    website: '',
    ...values,
  };
}

export interface Caller {
  readonly token?: string;
  /** The IP address; default: an unused one. */
  readonly caller?: string;
  readonly headers?: Record<string, string>;
}

/** Sends exactly this body. */
export function sendBody(
  body: unknown,
  { token, caller, headers }: Caller = {},
): Promise<Response> {
  return post(support, body, token, {
    'x-nf-client-connection-ip': caller ?? newCaller(),
    ...headers,
  });
}

export function send(values: Row = {}, asking: Caller = {}): Promise<Response> {
  return sendBody(message(values), asking);
}

/** The response to an accepted submission. */
export async function sendAccepted(values: Row = {}, asking: Caller = {}): Promise<Ticket> {
  const response = await send(values, asking);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Ticket;
}

export async function requestFormToken(caller = newCaller()): Promise<string> {
  const response = await sendBody({ action: 'form-token' }, { caller });
  return ((await response.json()) as FormTokenResponse).form_token;
}

export interface TicketRow {
  readonly id: string;
  readonly reference: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly language: string;
  readonly status: string;
  readonly priority: string;
}

/** All tickets, by number. */
export function tickets({ supabase }: Pick<Services, 'supabase'>): Promise<TicketRow[]> {
  return supabase.query<TicketRow>(
    `select id, reference, user_id, name, email, subject, message, language, status, priority
     from support_tickets order by number`,
  );
}

/** Templates of the enqueued emails, sorted. */
export async function emailTemplates({ supabase }: Pick<Services, 'supabase'>): Promise<string[]> {
  const rows = await supabase.query<{ template: string }>(
    'select template from emails order by template',
  );
  return rows.map(({ template }) => template);
}

/** Deletes all tickets, emails and counters. */
export async function clearAll({ supabase }: Pick<Services, 'supabase'>): Promise<void> {
  await supabase.query('delete from support_tickets; delete from emails; delete from rate_limits');
}
