/** The store of webhooks: its list follows each action, and a secret is shown until it is stored. */
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Delivery, Webhook } from '../../../src/domain/api/signal-webhooks.ts';
import type { SessionState } from '../../../src/stores/auth/session.ts';

const member = { id: 'ada', email: 'ada@example.test', firstName: 'Ada' };
const $session = atom<SessionState>({ type: 'signed-in', member });
const answers: unknown[] = [];
const asked: unknown[] = [];

vi.mock('../../../src/stores/auth/session.ts', () => ({
  $session,
  accessToken: () => Promise.resolve('token'),
}));
vi.mock('../../../src/services/functions.ts', () => ({
  callFunction: (_name: string, body: unknown) => {
    asked.push(body);
    return Promise.resolve(answers.shift());
  },
}));

const store = await import('../../../src/stores/signals/webhooks.ts');
const log = await import('../../../src/stores/signals/webhook-log.ts');

const webhook: Webhook = {
  ...{ id: 'w1', name: 'Bot', url: 'https://bot.example.org', recipe: 'json', status: 'pending' },
  ...{ max_lag: 300, dry_run: true, previous_secret_until: null, failures_in_row: 0 },
  created_at: '2026-11-26T09:00:00Z',
};
const delivery: Delivery = {
  ...{ id: 'd1', kind: 'issued', signal: 's1', state: 'failed', attempts: 5, status_code: 503 },
  ...{ created_at: '2026-11-26T09:00:00Z', replay_until: null },
  ...{ finished_at: '2026-11-26T09:10:00Z', error: null },
};
const answer = (value: object) => answers.push({ type: 'ok', value });

beforeEach(async () => {
  answers.length = 0;
  asked.length = 0;
  $session.set({ type: 'signed-in', member });
  store.hideSecret();
  answer({ type: 'list', webhooks: [], off: false });
  store.$webhooks.subscribe(() => undefined);
  if (store.$webhooks.get().type === 'known') await store.refreshWebhooks();
  await vi.waitFor(() => expect(store.$webhooks.get().type).toBe('known'));
});

it('adds a webhook with its secret, which is forgotten once stored or signed out', async () => {
  answer({ type: 'secret', webhook, secret: 'whsec_one' });
  const values = {
    name: 'Bot',
    url: webhook.url,
    recipe: 'json',
    values: {},
    max_lag: 300,
  } as const;
  expect(await store.createWebhook(values)).toMatchObject({ type: 'ok' });
  expect(asked.at(-1)).toEqual({ action: 'create', ...values });
  expect(store.$webhooks.get()).toMatchObject({ webhooks: [webhook] });
  expect(store.$shownSecret.get()).toMatchObject({ secret: 'whsec_one', rotated: false });
  store.hideSecret();
  expect(store.$shownSecret.get()).toBeUndefined();
  answer({ type: 'secret', webhook, secret: 'whsec_two' });
  await store.rotateSecret('w1');
  expect(store.$shownSecret.get()).toMatchObject({ secret: 'whsec_two', rotated: true });
  $session.set({ type: 'signed-out' });
  expect(store.$shownSecret.get()).toBeUndefined();
});

it('shows neither the secret nor the webhook to a user who signed in meanwhile', async () => {
  answer({ type: 'secret', webhook, secret: 'whsec_one' });
  const created = store.createWebhook({ name: 'Bot', url: '', recipe: 'json', max_lag: 300 });
  answer({ type: 'list', webhooks: [], off: false });
  $session.set({ type: 'signed-in', member: { ...member, id: 'grace' } });
  await created;
  await vi.waitFor(() => expect(store.$webhooks.get()).toMatchObject({ webhooks: [] }));
  expect(store.$shownSecret.get()).toBeUndefined();
});

it('replaces what changed, keeps what was refused, and takes the list after a deletion', async () => {
  answer({ type: 'secret', webhook, secret: 'whsec_one' });
  await store.createWebhook({ name: 'Bot', url: webhook.url, recipe: 'json', max_lag: 300 });
  answer({ type: 'webhook', webhook: { ...webhook, status: 'active' } });
  await store.verifyWebhook('w1');
  expect(store.$webhooks.get()).toMatchObject({ webhooks: [{ id: 'w1', status: 'active' }] });
  answers.push({ type: 'error', code: 'no_signals' });
  expect(await store.changeWebhook('w1', { dry_run: false })).toMatchObject({ code: 'no_signals' });
  expect(store.$webhooks.get()).toMatchObject({ webhooks: [{ status: 'active', dry_run: true }] });
  answer({ type: 'list', webhooks: [], off: true });
  await store.deleteWebhook('w1');
  expect(store.$webhooks.get()).toEqual({ type: 'known', webhooks: [], off: true });
});

it('reads a log, older deliveries after it, and shows a replay in its place', async () => {
  answer({ type: 'log', deliveries: [delivery], more: true });
  await log.readLog('w1');
  answer({ type: 'log', deliveries: [{ ...delivery, id: 'd0' }], more: false });
  await log.readOlderLog('w1');
  expect(asked.at(-1)).toEqual({ action: 'log', id: 'w1', before: 'd1' });
  answer({ type: 'delivery', delivery: { ...delivery, state: 'waiting' } });
  await log.replayDelivery('w1', 'd1');
  answer({ type: 'delivery', delivery: { ...delivery, id: 'd2', kind: 'test', state: 'sent' } });
  expect(await log.testWebhook('w1')).toMatchObject({ value: { id: 'd2', state: 'sent' } });
  const states = log.$deliveryLogs
    .get()
    .get('w1')
    ?.deliveries.map(({ id, state }) => [id, state]);
  expect(states).toEqual([
    ['d2', 'sent'],
    ['d1', 'waiting'],
    ['d0', 'failed'],
  ]);
});
