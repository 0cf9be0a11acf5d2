import { cancelAtPeriodEnd, isLive } from '../billing/lifecycle.ts';
import { changePlan } from '../billing/plan-change.ts';
import { refundState } from '../billing/refunding.ts';
import { methodOf } from '../billing/saved-cards.ts';
import { openInvoice } from '../billing/settling.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { App } from '../core/api.ts';
import type { PortalSession, Price, Subscription } from '../core/objects.ts';
import type { Upkeep } from './checkout.ts';
import { isForeignPost, languageOf, seeOther } from './layout.ts';
import { portalCardPages } from './portal-card.ts';
import { expiredPortalPage, portalPage } from './portal-page.ts';

const LIFETIME = 3_600;

/** The hosted billing portal. */
export function portalPages(app: App, account: Account, upkeep: Upkeep): void {
  const { store } = account;
  const path = '/p/session/:id';

  function current(id: string | undefined): PortalSession | undefined {
    upkeep.catchUp();
    const session = store.get('billing_portal.session', id ?? '');
    const alive = session !== undefined && session.created + LIFETIME > account.now();
    return alive ? session : undefined;
  }

  const sold = () =>
    Object.values(account.options.prices).flatMap((id) => store.get('price', id) ?? []);
  const productOf = (price: Price) => store.get('product', price.product)?.name ?? '';

  /** More is charged at once; less is made up for on the next invoice. */
  function switchPlan(subscription: Subscription, priceId: string | null): boolean {
    const price = sold().find(({ id }) => id === priceId);
    const now = onlyItem(subscription).price;
    if (price === undefined || price.id === now.id || subscription.status !== 'active')
      return false;
    const up = (price.unit_amount ?? 0) > (now.unit_amount ?? 0);
    changePlan(account, subscription, price, {
      ...{ proration: up ? 'always_invoice' : 'create_prorations', at: account.now(), waits: true },
    });
    return true;
  }

  function cardOf(customerId: string, subscription: Subscription | undefined) {
    const customer = store.get('customer', customerId);
    const usual = customer?.invoice_settings.default_payment_method ?? null;
    const id = subscription === undefined ? usual : methodOf(account, subscription);
    return store.get('payment_method', id ?? '') ?? null;
  }

  portalCardPages(app, account, current, upkeep);

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
        product: productOf(onlyItem(subscription).price),
        others: sold()
          .filter((price) => price.id !== onlyItem(subscription).price.id)
          .map((price) => ({ price, product: productOf(price) })),
        open: openInvoice(account, subscription) ?? null,
      })),
      invoices: store
        .list('invoice', { customer: session.customer })
        .slice(0, 24)
        .map((invoice) => ({ invoice, refunds: refundState(account, invoice) })),
      card: cardOf(session.customer, live[0]),
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
      if (action === 'cancel' || action === 'resume') {
        cancelAtPeriodEnd(account, subscription, action === 'cancel');
      } else if (action === 'switch') return switchPlan(subscription, form.get('price'));
      else return false;
      return true;
    });
    upkeep.wake();
    return seeOther(`${session.id}${changed ? '?saved' : ''}`);
  });
}
