import { afterRetries } from '../billing/renewals.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import { seeOther } from '../hosted/layout.ts';
import { isForeign, type Site } from '../hosted/routes.ts';
import { isWebhookHeld } from '../webhooks/deliveries.ts';
import { actions, type DashboardTools } from './actions.ts';
import { dashboardPage } from './page.ts';

/** Serves the dashboard at `/dashboard`, its actions, and its data as JSON. */
export function dashboardPages(site: Site, tools: DashboardTools): void {
  const { app, account, catchUp, wake } = site;
  app.get('/', () => seeOther('/dashboard'));

  app.get('/dashboard', ({ req }) => {
    catchUp();
    return dashboardPage(account, new URL(req.url).searchParams.has('done') ? 'C’est fait.' : null);
  });

  app.get('/dashboard.json', () => {
    catchUp();
    return Response.json(summary(account), { headers: { 'cache-control': 'no-store' } });
  });

  app.post('/dashboard', async ({ req }) => {
    if (isForeign(req.raw)) return new Response(null, { status: 403 });
    const form = new URLSearchParams(await req.text());
    const name = form.get('action') ?? '';
    const act = actions[name] ?? (() => false);
    const done = await account.store.transaction(() => act(account, form.get('id') ?? '', tools));
    wake();
    return seeOther(done === false ? 'dashboard' : `dashboard?done=${name}`);
  });
}

function summary(account: Account) {
  const { store } = account;
  return {
    now: account.now(),
    webhook: { off: isWebhookHeld(store) },
    after_retries: store.setting(afterRetries) ?? 'cancel',
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
