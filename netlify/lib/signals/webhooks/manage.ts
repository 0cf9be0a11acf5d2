/** Lists, adds, changes and deletes a subscriber's webhooks. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  recipeAddress,
  secretOverlapHours,
  type signalWebhooksRequest,
  type WebhookList,
  type WebhookLog,
  type WebhookOne,
  type WebhookSecret,
  webhooksPerUser,
} from '../../../../src/domain/api/signal-webhooks.ts';
import { readRecipeValues } from '../../../../src/domain/signals/webhooks/recipes.ts';
import type { SignalWebhookRow } from '../../platform/database/signal-webhooks.ts';
import { readAddress } from './address.ts';
import { findWebhook, unknownWebhook, webhookError, webhookView, type Caller } from './caller.ts';
import { findTarget } from './guarded-request.ts';
import type { Network } from './network.ts';
import { sealValues, signingSecret } from './secret.ts';
import { webhooksAreOff } from './switch.ts';

type Request = z.output<typeof signalWebhooksRequest>;
type Asked<Action extends Request['action']> = Extract<Request, { action: Action }>;

/** Deliveries in one page of the log. */
const logPage = 50;

/** The user's webhooks, oldest first. */
export async function listWebhooks({ service, user }: Caller): Promise<WebhookList> {
  const { data, error } = await service
    .from('signal_webhooks')
    .select('*')
    .eq('user_id', user)
    .order('created_at', { ascending: true });
  if (error) throw error;
  return { type: 'list', webhooks: data.map(webhookView), off: webhooksAreOff() };
}

/** Adds a webhook as pending, in dry-run mode, after checking its address. */
export async function createWebhook(
  { service, user }: Caller,
  network: Network,
  asked: Asked<'create'>,
): Promise<WebhookSecret> {
  const { name, recipe, max_lag } = asked;
  const values = readRecipeValues(recipe, asked.values);
  if (!values) throw webhookError('missing_value', 'The recipe needs other values.');
  const id = randomUUID();
  const { data, error } = await service.rpc('create_signal_webhook', {
    p_id: id,
    p_user: user,
    p_name: name,
    p_url: await checkedAddress(network, asked),
    p_recipe: recipe,
    p_recipe_secret: recipe === 'json' ? null : sealValues(id, values),
    p_max_lag: max_lag,
    p_most: webhooksPerUser,
  });
  if (error) throw error;
  const [row] = data;
  if (!row) throw webhookError('too_many', `There are ${webhooksPerUser} webhooks already.`);
  return withSecret(row);
}

/** The address to store. Throws 422 for one that may not be called. */
async function checkedAddress(network: Network, { url, recipe }: Asked<'create'>): Promise<string> {
  const address = readAddress(url);
  if (!address) throw webhookError('bad_address', 'The address must be https, with a host name.');
  if (recipe !== 'json') {
    const own = recipeAddress[recipe];
    if (address.hostname === new URL(own).hostname) return own;
    throw webhookError('wrong_host', `The recipe sends to ${new URL(own).hostname} alone.`);
  }
  const target = await findTarget(network, url);
  if (typeof target !== 'string') return target.url.href;
  throw webhookError(target === 'timeout' ? 'address_unknown' : target, 'Check the address.');
}

/** Changes name, delay, dry run or pause. Throws `unknown_webhook`, or why it cannot resume. */
export async function updateWebhook(
  { service, user }: Caller,
  { id, name, max_lag, dry_run, paused }: Asked<'update'>,
): Promise<WebhookOne> {
  const { data, error } = await service.rpc('update_signal_webhook', {
    p_id: id,
    p_user: user,
    ...(name !== undefined && { p_name: name }),
    ...(max_lag !== undefined && { p_max_lag: max_lag }),
    ...(dry_run !== undefined && { p_dry_run: dry_run }),
    ...(paused !== undefined && { p_paused: paused }),
  });
  if (error) throw error;
  const [row] = data;
  if (!row) throw unknownWebhook();
  if (row.status === 'gone' && paused === false) {
    throw webhookError('gone', 'The address has answered 410: create another webhook.');
  }
  return { type: 'webhook', webhook: webhookView(row) };
}

/** Makes a new secret; the old one stays valid for `secretOverlapHours`. Throws `unknown_webhook`. */
export async function rotateSecret({ service, user }: Caller, id: string): Promise<WebhookSecret> {
  const { data, error } = await service.rpc('rotate_signal_webhook', {
    p_id: id,
    p_user: user,
    p_overlap_hours: secretOverlapHours,
  });
  if (error) throw error;
  const [row] = data;
  if (!row) throw unknownWebhook();
  return withSecret(row);
}

/** Deletes a webhook and its log; returns the rest. Throws `unknown_webhook`. */
export async function deleteWebhook(caller: Caller, id: string): Promise<WebhookList> {
  await findWebhook(caller, id);
  const { error } = await caller.service
    .from('signal_webhooks')
    .delete()
    .eq('id', id)
    .eq('user_id', caller.user);
  if (error) throw error;
  return listWebhooks(caller);
}

/** The newest deliveries, or those before `before`, 50 at a time. Throws `unknown_webhook`. */
export async function readLog(caller: Caller, { id, before }: Asked<'log'>): Promise<WebhookLog> {
  await findWebhook(caller, id);
  const { data, error } = await caller.service.rpc('webhook_log', {
    p_webhook: id,
    p_user: caller.user,
    p_limit: logPage + 1,
    ...(before !== undefined && { p_before: before }),
  });
  if (error) throw error;
  return { type: 'log', deliveries: data.slice(0, logPage), more: data.length > logPage };
}

function withSecret(row: SignalWebhookRow): WebhookSecret {
  const secret = signingSecret(row.id, row.secret_version);
  return { type: 'secret', webhook: webhookView(row), secret };
}
