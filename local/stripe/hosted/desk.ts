import { onlyItem } from '../billing/subscribing.ts';
import { AFTER_RETRIES } from '../billing/renewals.ts';
import type { Account } from '../core/account.ts';
import type { App } from '../core/api.ts';
import { outageOf } from '../webhooks/outage.ts';
import { act, type DeskTools } from './desk-actions.ts';
import { deskPage } from './desk-page.ts';
import { isForeignPost, seeOther } from './layout.ts';

const SAID: Record<string, string> = {
  day: 'L’horloge a avancé d’un jour.',
  month: 'L’horloge a avancé d’un mois.',
  renewal: 'L’horloge a avancé jusqu’à la prochaine échéance.',
  'webhook-off': 'La transmission est coupée\u00a0: les événements attendent.',
  'webhook-on': 'La transmission est rétablie\u00a0: ce qui attendait est envoyé.',
  'webhook-drop': 'Le nombre d’événements à perdre est noté.',
  'retries-cancel': 'Après le dernier essai, l’abonnement sera résilié.',
  'retries-unpaid': 'Après le dernier essai, l’abonnement restera impayé.',
  fail: 'Le prochain paiement de cet abonnement échouera.',
  repair: 'Le prochain paiement de cet abonnement passera.',
  cancel: 'L’abonnement est résilié.',
  refund: 'Le paiement est remboursé.',
  dispute: 'Le paiement est contesté.',
  'dispute-answered': 'La réponse à la contestation est envoyée.',
  'dispute-won': 'La contestation est gagnée.',
  'dispute-lost': 'La contestation est perdue.',
  resend: 'L’événement a été renvoyé\u00a0: son dernier essai est à jour.',
};

/** The desk at `/desk`, its buttons, and what it shows as JSON. */
export function deskPages(app: App, account: Account, tools: DeskTools): void {
  app.get('/', () => seeOther('/desk'));

  app.get('/desk', ({ req }) => {
    tools.catchUp();
    const done = new URL(req.url).searchParams.get('done') ?? '';
    return deskPage(account, SAID[done] ?? null);
  });

  app.get('/desk.json', () => {
    tools.catchUp();
    return Response.json(summary(account), { headers: { 'cache-control': 'no-store' } });
  });

  app.post('/desk', async ({ req }) => {
    if (isForeignPost(req.raw)) return new Response(null, { status: 403 });
    const form = new URLSearchParams(await req.text());
    const action = form.get('action') ?? '';
    const count = Number(form.get('count') ?? '0');
    const order = { action, id: form.get('id') ?? '', count: Number.isFinite(count) ? count : 0 };
    const done = await act(account, tools, order);
    tools.wake();
    return seeOther(done ? `desk?done=${action}` : 'desk');
  });
}

function summary(account: Account) {
  const { store } = account;
  return {
    now: account.now(),
    webhook: outageOf(store),
    after_retries: store.setting(AFTER_RETRIES) ?? 'cancel',
    subscriptions: store.list('subscription').map((subscription) => ({
      id: subscription.id,
      email: store.get('customer', subscription.customer)?.email ?? null,
      status: subscription.status,
      price: onlyItem(subscription).price.id,
      period_end: onlyItem(subscription).current_period_end,
      cancel_at_period_end: subscription.cancel_at_period_end,
      latest_invoice: subscription.latest_invoice,
    })),
  };
}
