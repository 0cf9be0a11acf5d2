/** Turns a message into a support ticket, once, with two emails. */
import type { z } from 'zod';
import type { SupportCode, Ticket, supportRequest } from '../../../src/domain/api/support.ts';
import { countLinks } from '../../../src/domain/support/count-links.ts';
import { maxLinks, supportFields } from '../../../src/domain/support/form.ts';
import { rejectHoneypot } from '../http/honeypot.ts';
import { HttpError } from '../http/http-error.ts';
import { clientIp } from '../http/client-ip.ts';
import { optionalMember } from '../http/member.ts';
import { proofRequired, verifiedProof } from '../http/proof-of-work.ts';
import type { OpenedTicketRow } from '../platform/database.ts';
import { failPoint } from '../platform/fail-point.ts';
import { keyedHashUuid } from '../platform/hmac.ts';
import { mailboxLimit, publicLimits, rateLimited, rateLimit } from '../http/rate-limit.ts';
import { log } from '../platform/log.ts';
import { flushNow } from '../outbox/outbox.ts';
import type { Client } from '../platform/supabase.ts';
import { verifyFormToken, formTokenHash } from './form-token.ts';

export type Message = Extract<z.output<typeof supportRequest>, { action: 'send' }>;

type Author = NonNullable<Awaited<ReturnType<typeof optionalMember>>>;

/**
 * Stores the ticket and its emails in one transaction, then sends them. The response depends on the
 * transaction alone.
 */
export async function sendMessage(
  service: Client,
  request: Request,
  message: Message,
): Promise<Ticket> {
  rejectBots(message);
  // Users who cannot sign in must be able to contact support.
  const member = await optionalMember(request);
  const opened = await open(service, message, member, request);
  failPoint('support:opened');
  if (opened.outcome === 'limited') {
    log('warn', 'A ticket was rejected by the rate limit.', { wait: opened.wait });
    throw rateLimited(opened.wait);
  }
  if (opened.outcome === 'proof_required') throw proofRequired();
  const { ticket_id: id, ticket, copy_to } = opened;
  if (id === null || ticket === null || copy_to === null) throw formTokenExpired();
  await flushNow(service, [`support-copy:${id}`, `support-staff:${id}`]);
  failPoint('support:emails-sent');
  return { type: 'ticket', reference: ticket, copy_to };
}

/** Rejects bot-like submissions before touching the database. */
function rejectBots(message: Message): void {
  const { website, form_token: formToken } = message;
  rejectHoneypot(website);
  if (countLinks(written(message).join('\n')) > maxLinks) {
    throw supportError(422, 'too_many_links', `A message may contain at most ${maxLinks} links.`);
  }
  const token = verifyFormToken(formToken, Date.now());
  if (token.type === 'expired') throw formTokenExpired();
  if (token.type === 'too_fast') {
    throw supportError(409, 'too_fast', `Send it again in ${token.wait} seconds.`, {
      'Retry-After': String(token.wait),
    });
  }
}

async function open(
  service: Client,
  message: Message,
  member: Author | undefined,
  request: Request,
): Promise<OpenedTicketRow> {
  const caller = clientIp(request);
  const { name, email, subject, message: text, lang, form_token: formToken } = message;
  const { data, error } = await service.rpc('open_ticket', {
    p_request: idempotencyKey(message),
    p_form_token_hash: formTokenHash(formToken),
    p_user: member?.id ?? null,
    p_name: name,
    p_email: email,
    p_subject: subject,
    p_message: text,
    p_language: lang,
    p_limits: [
      // Limited by account instead of by IP address: an office behind one address has many.
      ...(member === undefined
        ? [rateLimit('support-caller-pace', caller), rateLimit('support-caller', caller)]
        : [rateLimit('support-member-pace', member.id), rateLimit('support-member', member.id)]),
      mailboxLimit('support-mail-pace', email, member?.email),
      mailboxLimit('support-mail', email, member?.email),
      ...publicLimits('support', request, verifiedProof(message.proof, message.request)),
    ],
  });
  if (error) throw error;
  const [opened] = data;
  if (!opened) throw new Error('open_ticket returned no row.');
  return opened;
}

/**
 * Idempotency key of the browser's request id together with the content: a corrected message is a new one,
 * and the request id alone reveals no ticket.
 */
function idempotencyKey(message: Message): string {
  return keyedHashUuid('support-request', message.request.toLowerCase(), ...written(message));
}

/** The fields that a person fills in, in the order of the form. */
function written(message: Message): string[] {
  return supportFields.map((field) => message[field]);
}

function formTokenExpired(): HttpError<SupportCode> {
  return supportError(
    409,
    'form_token_expired',
    'Request a new form token and send the message again.',
  );
}

function supportError(
  status: number,
  code: SupportCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): HttpError<SupportCode> {
  return new HttpError(status, code, message, headers);
}
