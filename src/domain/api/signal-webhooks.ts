/**
 * Contract of `POST /.netlify/functions/signal-webhooks`: a subscriber's webhooks, which receive signals. Requires a
 * fully authenticated session and, except for `list`, `log`, `delete` and a mere pause, a subscription with signals.
 */
import { z } from 'zod';
import type { CommonCode } from './errors.ts';
import { lineField } from './fields.ts';
import { maxLagLimits, webhookRecipes, type WebhookRecipe } from '../signals/webhook-recipes.ts';

export * from '../signals/webhook-recipes.ts';

/** Same list as in `supabase/schemas/signals/webhooks.sql`. */
export type WebhookStatus = 'pending' | 'active' | 'paused' | 'auto_paused' | 'gone';
export type DeliveryState =
  | 'waiting'
  | 'sent'
  | 'failed'
  | 'expired'
  | 'not_entitled'
  | 'cancelled';

const id = z.uuid();
const name = lineField(60).min(1);
const url = z.string().trim().min(1).max(2_000);
const maxLag = z.number().int().min(maxLagLimits.min).max(maxLagLimits.max);
/** Values that a recipe asks for, by the names of `recipeFields`. */
const recipeValues = z.record(z.string().max(40), z.string().trim().max(500));

export const signalWebhooksRequest = z.discriminatedUnion('action', [
  /** Response: `WebhookList`. */
  z.strictObject({ action: z.literal('list') }),
  /** Created as `pending`, in dry-run mode. Response: `WebhookSecret`. */
  z.strictObject({
    action: z.literal('create'),
    name,
    url,
    recipe: z.enum(webhookRecipes),
    values: recipeValues.default({}),
    max_lag: maxLag,
  }),
  /** Verifies that the caller owns the address: it must answer a signed challenge. Response: `WebhookOne`. */
  z.strictObject({ action: z.literal('verify'), id }),
  /** Response: `WebhookOne`. */
  z.strictObject({
    action: z.literal('update'),
    id,
    name: name.optional(),
    max_lag: maxLag.optional(),
    dry_run: z.boolean().optional(),
    /** False also ends an automatic pause. */
    paused: z.boolean().optional(),
  }),
  /** Rotates the secret; the old one also signs for `secretOverlapHours`. Response: `WebhookSecret`. */
  z.strictObject({ action: z.literal('rotate'), id }),
  /** Sends a made-up signal now. Response: `WebhookDelivery`. */
  z.strictObject({ action: z.literal('test'), id }),
  /** The newest 50 deliveries, or those before one. Response: `WebhookLog`. */
  z.strictObject({ action: z.literal('log'), id, before: id.optional() }),
  /** Resends a failed delivery under its id, while its signal is valid. Response: `WebhookDelivery`. */
  z.strictObject({ action: z.literal('replay'), id, delivery: id }),
  /** Response: `WebhookList`. */
  z.strictObject({ action: z.literal('delete'), id }),
]);
export type SignalWebhooksRequest = z.input<typeof signalWebhooksRequest>;

export interface Webhook {
  readonly id: string;
  readonly name: string;
  /** Without its query string, which may hold a secret. */
  readonly url: string;
  readonly recipe: WebhookRecipe;
  readonly status: WebhookStatus;
  readonly max_lag: number;
  readonly dry_run: boolean;
  /** Until when the previous secret also signs; ISO 8601. */
  readonly previous_secret_until: string | null;
  readonly failures_in_row: number;
  readonly created_at: string;
}

export interface WebhookList {
  readonly type: 'list';
  readonly webhooks: readonly Webhook[];
  /** True: automatic execution is switched off for everybody (`SIGNAL_WEBHOOKS=off`). */
  readonly off: boolean;
}

export interface WebhookOne {
  readonly type: 'webhook';
  readonly webhook: Webhook;
}

/** The only response that contains the secret (`whsec_…`). */
export interface WebhookSecret {
  readonly type: 'secret';
  readonly webhook: Webhook;
  readonly secret: string;
}

export interface Delivery {
  /** The `webhook-id` of every attempt. */
  readonly id: string;
  /** Kind of the signal's event, or `test`. */
  readonly kind: string;
  /** The signal; null for a test. */
  readonly signal: string | null;
  readonly state: DeliveryState;
  readonly created_at: string;
  /** Until when a failed one can be sent again; null if it cannot. */
  readonly replay_until: string | null;
  readonly finished_at: string | null;
  readonly attempts: number;
  /** Of the last attempt; null without a response. */
  readonly status_code: number | null;
  /** Why there was no response: a code such as `timeout`. */
  readonly error: string | null;
}

export interface WebhookDelivery {
  readonly type: 'delivery';
  readonly delivery: Delivery;
}

export interface WebhookLog {
  readonly type: 'log';
  readonly deliveries: readonly Delivery[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

export type SignalWebhooksResponse =
  | WebhookList
  | WebhookOne
  | WebhookSecret
  | WebhookDelivery
  | WebhookLog;

/**
 * - `no_signals`: no active subscription with signals;
 * - `webhooks_off`: switched off for everybody;
 * - `bad_address`: not a public https URL with a host name, port 443 and no user name;
 * - `address_unknown`: the name does not resolve; `address_private`: it resolves to an address that is not public;
 * - `wrong_host`: the recipe is for another host; `missing_value`: the recipe needs more values;
 * - `too_many`: there are `webhooksPerUser` already;
 * - `challenge_failed`: the address did not answer the challenge;
 * - `unknown_webhook`, `unknown_delivery`; `too_late`: the signal is no longer valid;
 * - `not_active`: verify or resume it first;
 * - `gone`: the address has responded with 410: create another webhook.
 */
export type SignalWebhooksCode =
  | CommonCode
  | 'no_signals'
  | 'webhooks_off'
  | 'bad_address'
  | 'address_unknown'
  | 'address_private'
  | 'wrong_host'
  | 'missing_value'
  | 'too_many'
  | 'challenge_failed'
  | 'unknown_webhook'
  | 'unknown_delivery'
  | 'too_late'
  | 'not_active'
  | 'gone';
