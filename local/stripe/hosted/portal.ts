import { cancelAtPeriodEnd, isLive } from '../billing/lifecycle.ts';
import { openInvoice, settle } from '../billing/renewals.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { App } from '../core/api.ts';
import type { PortalSession } from '../core/objects.ts';
import type { Upkeep } from './checkout.ts';
import { isForeignPost, languageOf, seeOther } from './layout.ts';
import { expiredPortalPage, invoicePage, portalPage } from './portal-page.ts';

const LIFETIME = 3_600;

/** The hosted billing portal and the invoices it links to. */
export function portalPages(app: App, account: Account, upkeep: Upkeep): void {
  const { store } = account;
  const path = '/p/session/:id';

  function current(id: string | undefined): PortalSession | undefined {
    upkeep.catchUp();
    const session = store.get('billing_portal.session', id ?? '');
    const alive = session !== undefined && session.created + LIFETIME > account.now();
    return alive ? session : undefined;
  }

  app.get(path, ({ req }) => {
    const session = current(req.param()['id']);
    const lang = languageOf(session?.locale ?? null, req.raw);
    if (session === undefined) return expiredPortalPage(lang);
    const owned = store.list('subscription', { customer: session.customer });
    const live = owned.filter(isLive);
    return portalPage({
      lang,
      session,
      email: store.get('customer', session.customer)?.email ?? null,
      subscriptions: (live.length > 0 ? live : owned.slice(0, 1)).map((subscription) => ({
        subscription,
        product: store.get('product', onlyItem(subscription).price.product)?.name ?? '',
      })),
      invoices: store.list('invoice', { customer: session.customer }).slice(0, 24),
      saved: new URL(req.url).searchParams.has('saved'),
    });
  });

  app.post(path, async ({ req }) => {
    const session = current(req.param()['id']);
    if (session === undefined) return expiredPortalPage(languageOf(null, req.raw));
    if (isForeignPost(req.raw)) return new Response(null, { status: 403 });
    const form = new URLSearchParams(await req.text());
    const changed = store.transaction(() => {
      const subscription = store.get('subscription', form.get('subscription') ?? '');
      if (subscription?.customer !== session.customer || !isLive(subscription)) return false;
      const action = form.get('action');
      const open = openInvoice(account, subscription);
      if (action === 'cancel' || action === 'resume') {
        cancelAtPeriodEnd(account, subscription, action === 'cancel');
      } else if (action === 'pay' && open !== undefined) settle(account, open);
      else return false;
      return true;
    });
    upkeep.wake();
    return seeOther(`${session.id}${changed ? '?saved' : ''}`);
  });

  app.get('/i/:id', ({ req }) =>
    invoicePage(languageOf(null, req.raw), store.get('invoice', req.param()['id'] ?? '')),
  );
}
