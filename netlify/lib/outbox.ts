/** The mails that wait in `deliveries`: taken one by one, sent, settled. */
import type { DeliveryRow } from './database.ts';
import { siteOrigins } from './env.ts';
import { describeError, log } from './log.ts';
import { sendMail, type SendResult } from './resend.ts';
import { writeMail } from '../mail/index.ts';
import type { Client } from './supabase.ts';

/** Longer than sending one takes: nobody else takes it meanwhile. */
const leaseSeconds = 120;

/** Sends what is due, until `until` (milliseconds since the epoch). Gives how many were sent. */
export async function sendDue(service: Client, until: number): Promise<number> {
  let sent = 0;
  while (Date.now() < until) {
    const [delivery] = await claim(service, undefined);
    if (!delivery) break;
    if (await deliver(service, delivery)) sent += 1;
  }
  return sent;
}

/** Sends the mail of this cause now, unless somebody is at it or it is settled. */
export async function sendNow(service: Client, cause: string): Promise<void> {
  const found = await service.from('deliveries').select('id').eq('cause', cause).maybeSingle();
  if (found.error) throw found.error;
  if (!found.data) return;
  const [delivery] = await claim(service, found.data.id);
  if (delivery) await deliver(service, delivery);
}

async function claim(service: Client, only: string | undefined): Promise<DeliveryRow[]> {
  const { data, error } = await service.rpc('claim_deliveries', {
    p_limit: 1,
    p_lease_seconds: leaseSeconds,
    ...(only === undefined ? {} : { p_only: only }),
  });
  if (error) throw error;
  return data;
}

async function deliver(service: Client, delivery: DeliveryRow): Promise<boolean> {
  const result = await attempt(delivery);
  if (result.type === 'sent') {
    const { error } = await service.rpc('finish_delivery', { p_id: delivery.id });
    if (error) throw error;
    return true;
  }
  const { data: again, error } = await service.rpc('retry_delivery', {
    p_id: delivery.id,
    p_attempt: delivery.attempts,
    p_error: result.code,
    p_permanent: result.type === 'never',
  });
  if (error) throw error;
  log(again ? 'warn' : 'error', again ? 'A mail waits for another try.' : 'A mail is given up.', {
    delivery: delivery.id,
    template: delivery.template,
    code: result.code,
  });
  return false;
}

async function attempt(delivery: DeliveryRow): Promise<SendResult> {
  try {
    const mail = writeMail(
      delivery.template,
      delivery.language,
      // @supabase/lite on a real PostgreSQL gives JSON as a string of JSON.
      typeof delivery.data === 'string' ? (JSON.parse(delivery.data) as unknown) : delivery.data,
      siteOrigins()[0],
    );
    if (!mail) return { type: 'never', code: 'bad_template' };
    return await sendMail(delivery.id, delivery.recipient ?? '', mail);
  } catch (error) {
    // A setting that is missing: it may be there at the next try.
    log('error', 'A mail could not be made.', describeError(error));
    return { type: 'again', code: 'not_made' };
  }
}
