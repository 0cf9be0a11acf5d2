/** The caller of the function signal-webhooks, their webhooks, and its errors. */
import {
  type SignalWebhooksCode,
  type Webhook,
} from '../../../../src/domain/api/signal-webhooks.ts';
import { HttpError } from '../../http/http-error.ts';
import type { SignalWebhookRow } from '../../platform/database/signal-webhooks.ts';
import type { Client } from '../../platform/supabase.ts';
import { readAddress } from './address.ts';
import { webhooksAreOff } from './switch.ts';

export interface Caller {
  readonly service: Client;
  readonly user: string;
}

const statuses = {
  no_signals: 403,
  webhooks_off: 409,
  bad_address: 422,
  address_unknown: 422,
  address_private: 422,
  wrong_host: 422,
  missing_value: 422,
  too_many: 409,
  challenge_failed: 422,
  unknown_webhook: 404,
  unknown_delivery: 404,
  too_late: 409,
  not_active: 409,
  gone: 409,
} as const satisfies Partial<Record<SignalWebhooksCode, number>>;

/** An error of the webhooks; its code decides the HTTP status. */
export function webhookError(
  code: keyof typeof statuses,
  message: string,
): HttpError<SignalWebhooksCode> {
  return new HttpError(statuses[code], code, message);
}

/** Throws 409 `webhooks_off`, or 403 `no_signals` without a subscription with signals. */
export async function requireSignals({ service, user }: Caller): Promise<void> {
  if (webhooksAreOff()) {
    throw webhookError('webhooks_off', 'Automatic execution is switched off for everybody.');
  }
  const { data, error } = await service.rpc('receives_signals', { p_user: user });
  if (error) throw error;
  if (!data) throw webhookError('no_signals', 'This needs a subscription with signals.');
}

/** A webhook of the caller. Throws 404 for any other id. */
export async function findWebhook(
  { service, user }: Caller,
  id: string,
): Promise<SignalWebhookRow> {
  const { data, error } = await service
    .from('signal_webhooks')
    .select('*')
    .eq('id', id)
    .eq('user_id', user)
    .maybeSingle();
  if (error) throw error;
  if (data === null) throw unknownWebhook();
  return data;
}

/** `unknown_webhook`: no such webhook, or of somebody else. */
export function unknownWebhook(): HttpError<SignalWebhooksCode> {
  return webhookError('unknown_webhook', 'There is no such webhook.');
}

/** A row as its owner sees it. */
export function webhookView(row: SignalWebhookRow): Webhook {
  const address = readAddress(row.url);
  const { id, name, recipe, status, max_lag, dry_run, previous_secret_until, created_at } = row;
  return {
    ...{ id, name, recipe, status, max_lag, dry_run, previous_secret_until, created_at },
    url: address ? address.origin + address.pathname : '',
    failures_in_row: row.failures_in_row,
  };
}
