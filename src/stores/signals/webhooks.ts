/** The reader's webhooks: the list, actions on one, and a secret shown once. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ClientCode } from '../../domain/api/errors.ts';
import type {
  SignalWebhooksCode,
  SignalWebhooksRequest,
  Webhook,
  WebhookList,
  WebhookOne,
  WebhookSecret,
} from '../../domain/api/signal-webhooks.ts';
import { callAsMember } from '../auth/call-as-member.ts';
import { $session } from '../auth/session.ts';
import { ok, type Outcome } from '../outcome.ts';
import { createUserStore } from '../user-store.ts';

export type WebhooksState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'known'; readonly webhooks: readonly Webhook[]; readonly off: boolean };

export type WebhookCode = SignalWebhooksCode | ClientCode;
export type WebhookOutcome<Value = undefined> = Outcome<Value, WebhookCode>;

/** A new secret. It is stored nowhere else, and is shown until its owner has saved it. */
export interface ShownSecret {
  readonly webhook: string;
  readonly secret: string;
  /** Replaces a secret that still works for a while. */
  readonly rotated: boolean;
}

const store = createUserStore<WebhooksState>({ type: 'loading' }, read);
export const $webhooks: ReadableAtom<WebhooksState> = store.$state;
export const refreshWebhooks = store.refresh;

const $current = atom<ShownSecret | undefined>();
export const $shownSecret: ReadableAtom<ShownSecret | undefined> = $current;

/** The fields of a new webhook. */
export type NewWebhook = Omit<Extract<SignalWebhooksRequest, { action: 'create' }>, 'action'>;
/** The fields that can be changed. */
export type WebhookChange = Omit<
  Extract<SignalWebhooksRequest, { action: 'update' }>,
  'action' | 'id'
>;

/** Adds a webhook and shows its secret. */
export async function createWebhook(webhook: NewWebhook): Promise<WebhookOutcome> {
  const outcome = await callWebhooks<WebhookSecret>({ action: 'create', ...webhook });
  return outcome.type === 'ok' ? showSecret(outcome.value, false) : outcome;
}

/** Replaces the secret and shows the new one. */
export async function rotateSecret(id: string): Promise<WebhookOutcome> {
  const outcome = await callWebhooks<WebhookSecret>({ action: 'rotate', id });
  return outcome.type === 'ok' ? showSecret(outcome.value, true) : outcome;
}

/** Hides the secret once its owner has saved it. */
export function hideSecret(): void {
  $current.set(undefined);
}

/** Asks the tool to answer the challenge. */
export async function verifyWebhook(id: string): Promise<WebhookOutcome> {
  const outcome = await callWebhooks<WebhookOne>({ action: 'verify', id });
  return outcome.type === 'ok' ? put(outcome.value.webhook) : outcome;
}

/** Changes name, delay, dry run or pause. */
export async function changeWebhook(id: string, change: WebhookChange): Promise<WebhookOutcome> {
  const outcome = await callWebhooks<WebhookOne>({ action: 'update', id, ...change });
  return outcome.type === 'ok' ? put(outcome.value.webhook) : outcome;
}

/** Deletes a webhook and its log. */
export async function deleteWebhook(id: string): Promise<WebhookOutcome> {
  const outcome = await callWebhooks<WebhookList>({ action: 'delete', id });
  if (outcome.type === 'error') return outcome;
  store.show({ ...outcome.value, type: 'known' });
  return ok;
}

async function read(): Promise<WebhooksState> {
  const outcome = await callWebhooks<WebhookList>({ action: 'list' });
  return outcome.type === 'ok' ? { ...outcome.value, type: 'known' } : { type: 'failed' };
}

function showSecret({ webhook, secret }: WebhookSecret, rotated: boolean): typeof ok {
  $current.set({ webhook: webhook.id, secret, rotated });
  return put(webhook);
}

/** Replaces a webhook of the list, or adds it at the end. */
function put(webhook: Webhook): typeof ok {
  const state = store.$state.get();
  if (state.type === 'known') {
    const isKnown = state.webhooks.some(({ id }) => id === webhook.id);
    const webhooks = isKnown
      ? state.webhooks.map((one) => (one.id === webhook.id ? webhook : one))
      : [...state.webhooks, webhook];
    store.show({ ...state, webhooks });
  }
  return ok;
}

/** Calls the function with the session's token. */
export function callWebhooks<Value>(body: SignalWebhooksRequest): Promise<WebhookOutcome<Value>> {
  return callAsMember<Value, SignalWebhooksCode>('signal-webhooks', body);
}

$session.listen(({ type }) => {
  if (type !== 'signed-in') $current.set(undefined);
});
