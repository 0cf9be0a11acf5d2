/** The waiting list for the opening of signals. */
import type { z } from 'zod';
import type {
  NoticeAsked,
  NoticeState,
  signalsNoticeRequest,
} from '../../../src/domain/api/signals-notice.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { clientIp } from '../http/client-ip.ts';
import { rejectHoneypot } from '../http/honeypot.ts';
import { proofRequired, verifiedProof } from '../http/proof-of-work.ts';
import { mailboxLimit, publicLimits, rateLimit, rateLimited } from '../http/rate-limit.ts';
import { emailsPerMinute, flushNow } from '../outbox/outbox.ts';
import { failPoint } from '../platform/fail-point.ts';
import { keyedHashUuid } from '../platform/hmac.ts';
import type { Client } from '../platform/supabase.ts';
import { signalsAreOpen } from './open.ts';
import { pagesSayOpen } from './published-status.ts';

type Asked = Extract<z.output<typeof signalsNoticeRequest>, { action: 'ask' }>;

/** Stores the address, unconfirmed, and emails its link. Throws 422, 428 or 429. */
export async function askNotice(
  service: Client,
  request: Request,
  { email, lang, request: id, proof, website }: Asked,
): Promise<NoticeAsked> {
  rejectHoneypot(website);
  const { data, error } = await service.rpc('ask_signals_notice', {
    p_id: noticeToken(email),
    p_request: id,
    p_email: email,
    p_language: lang,
    p_limits: [
      rateLimit('notice-caller', clientIp(request)),
      mailboxLimit('notice-mail-pace', email, undefined),
      mailboxLimit('notice-mail', email, undefined),
      ...publicLimits('notice', request, verifiedProof(proof, id)),
    ],
  });
  if (error) throw error;
  const [asked] = data;
  if (!asked) throw new Error('ask_signals_notice returned no row.');
  if (asked.outcome === 'limited') throw rateLimited(asked.wait);
  if (asked.outcome === 'proof_required') throw proofRequired();
  failPoint('signals-notice:asked');
  await flushNow(service, [`signals-notice:${id}`]);
  return { type: 'asked' };
}

/** The token of an address's links. */
export function noticeToken(email: string): string {
  return keyedHashUuid('signals-notice', email.toLowerCase());
}

interface Link {
  readonly token: string;
  /** The language of the page. */
  readonly lang?: Lang | undefined;
}

/** The state of a link. Changes nothing. */
export async function showNotice(service: Client, { token, lang }: Link): Promise<NoticeState> {
  const { data, error } = await service
    .from('signals_notices')
    .select('confirmed_at, language')
    .eq('id', token)
    .maybeSingle();
  if (error) throw error;
  if (data === null) return { type: 'notice', state: 'unknown' };
  if (await signalsAreOpen(service)) return { type: 'notice', state: 'open' };
  const isConfirmed = data.confirmed_at !== null && (lang ?? data.language) === data.language;
  return { type: 'notice', state: isConfirmed ? 'confirmed' : 'unconfirmed' };
}

/** Confirms the address of a link, in the language of the page; repeating it changes nothing. */
export async function confirmNotice(service: Client, link: Link): Promise<NoticeState> {
  const { token, lang } = link;
  if (lang) {
    const set = await service.from('signals_notices').update({ language: lang }).eq('id', token);
    if (set.error) throw set.error;
  }
  const { error } = await service
    .from('signals_notices')
    .update({ confirmed_at: new Date().toISOString() })
    .eq('id', token)
    .is('confirmed_at', null);
  if (error) throw error;
  return showNotice(service, link);
}

/** Deletes the address of a link. */
export async function stopNotice(service: Client, token: string): Promise<NoticeState> {
  const { error } = await service.from('signals_notices').delete().eq('id', token);
  if (error) throw error;
  return { type: 'notice', state: 'unknown' };
}

/**
 * Once signals are open and the deployed pages say so, enqueues the opening emails, as many as are sent in a minute, and
 * deletes their addresses; returns their number. Throws when the status of the pages cannot be read: nobody is then told, and the next run tries again.
 */
export async function announceSignals(service: Client): Promise<number> {
  // The pages last, and only if somebody waits: their file is not requested every minute.
  if (!(await signalsAreOpen(service)) || !(await someoneWaits(service))) return 0;
  if (!(await pagesSayOpen())) return 0;
  const { data, error } = await service.rpc('announce_signals', { p_limit: emailsPerMinute });
  if (error) throw error;
  return data;
}

async function someoneWaits(service: Client): Promise<boolean> {
  const { data, error } = await service
    .from('signals_notices')
    .select('id')
    .not('confirmed_at', 'is', null)
    .limit(1);
  if (error) throw error;
  return data.length > 0;
}
