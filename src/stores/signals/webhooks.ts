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
import { memberId } from '../auth/member-id.ts';
import { onUserChange } from '../auth/user-change.ts';
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
  const put = putForUser();
  const outcome = await callWebhooks<WebhookSecret>({ action: 'create', ...webhook });
  return outcome.type === 'ok'
    ? put(outcome.value.webhook, shownSecret(outcome.value, false))
    : outcome;
}

/** Replaces the secret and shows the new one. */
export async function rotateSecret(id: string): Promise<WebhookOutcome> {
  const put = putForUser();
  const outcome = await callWebhooks<WebhookSecret>({ action: 'rotate', id });
  return outcome.type === 'ok'
    ? put(outcome.value.webhook, shownSecret(outcome.value, true))
    : outcome;
}

/** Hides the secret once its owner has saved it. */
export function hideSecret(): void {
  $current.set(undefined);
}

/** Asks the tool to answer the challenge. */
export async function verifyWebhook(id: string): Promise<WebhookOutcome> {
  const put = putForUser();
  const outcome = await callWebhooks<WebhookOne>({ action: 'verify', id });
  return outcome.type === 'ok' ? put(outcome.value.webhook) : outcome;
}

/** Changes name, delay, dry run or pause. */
export async function changeWebhook(id: string, change: WebhookChange): Promise<WebhookOutcome> {
  const put = putForUser();
  const outcome = await callWebhooks<WebhookOne>({ action: 'update', id, ...change });
  return outcome.type === 'ok' ? put(outcome.value.webhook) : outcome;
}

/** Deletes a webhook and its log. */
export async function deleteWebhook(id: string): Promise<WebhookOutcome> {
  const show = store.showForUser();
  const outcome = await callWebhooks<WebhookList>({ action: 'delete', id });
  if (outcome.type === 'error') return outcome;
  show({ ...outcome.value, type: 'known' });
  return ok;
}

async function read(): Promise<WebhooksState> {
  const outcome = await callWebhooks<WebhookList>({ action: 'list' });
  return outcome.type === 'ok' ? { ...outcome.value, type: 'known' } : { type: 'failed' };
}

function shownSecret({ webhook, secret }: WebhookSecret, rotated: boolean): ShownSecret {
  return { webhook: webhook.id, secret, rotated };
}

/**
 * Returns what replaces a webhook of the list, or adds it at the end, and shows its secret if there is one: unless
 * another user has signed in meanwhile.
 */
function putForUser(): (webhook: Webhook, secret?: ShownSecret) => typeof ok {
  const user = memberId();
  const show = store.showForUser();
  return (webhook, secret) => {
    if (memberId() !== user) return ok;
    if (secret) $current.set(secret);
    const state = store.$state.get();
    if (state.type !== 'known') return ok;
    const isKnown = state.webhooks.some(({ id }) => id === webhook.id);
    const webhooks = isKnown
      ? state.webhooks.map((one) => (one.id === webhook.id ? webhook : one))
      : [...state.webhooks, webhook];
    show({ ...state, webhooks });
    return ok;
  };
}

/** Calls the function with the session's token. */
export function callWebhooks<Value>(body: SignalWebhooksRequest): Promise<WebhookOutcome<Value>> {
  return callAsMember<Value, SignalWebhooksCode>('signal-webhooks', body);
}

onUserChange(() => $current.set(undefined));
