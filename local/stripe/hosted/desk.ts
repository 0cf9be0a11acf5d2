import { addMonths } from '../billing/calendar.ts';
import { end, failKey, isLive } from '../billing/lifecycle.ts';
import { refund, refundable } from '../billing/refunding.ts';
import type { Account } from '../core/account.ts';
import type { App } from '../core/api.ts';
import type { Upkeep } from './checkout.ts';
import { deskPage } from './desk-page.ts';
import { isForeignPost, seeOther } from './layout.ts';

/** What the desk's buttons do beyond the account. */
export interface DeskTools extends Upkeep {
  advance(seconds: number): number;
  replay(eventId: string): Promise<unknown>;
}

const SAID: Record<string, string> = {
  day: 'L’horloge a avancé d’un jour.',
  month: 'L’horloge a avancé d’un mois.',
  fail: 'Le prochain paiement de cet abonnement échouera.',
  repair: 'Le prochain paiement de cet abonnement passera.',
  cancel: 'L’abonnement est résilié.',
  refund: 'Le paiement est remboursé.',
  resend: 'L’événement a été renvoyé\u00a0: son dernier essai est à jour.',
};

/** The desk at `/desk`, and its buttons. */
export function deskPages(app: App, account: Account, tools: DeskTools): void {
  app.get('/', () => seeOther('/desk'));

  app.get('/desk', ({ req }) => {
    tools.catchUp();
    const done = new URL(req.url).searchParams.get('done') ?? '';
    return deskPage(account, SAID[done] ?? null);
  });

  app.post('/desk', async ({ req }) => {
    if (isForeignPost(req.raw)) return new Response(null, { status: 403 });
    const form = new URLSearchParams(await req.text());
    const action = form.get('action') ?? '';
    const done = await act(account, tools, action, form.get('id') ?? '');
    tools.wake();
    return seeOther(done ? `desk?done=${action}` : 'desk');
  });
}

async function act(
  account: Account,
  tools: DeskTools,
  action: string,
  id: string,
): Promise<boolean> {
  const { store } = account;
  const now = account.now();
  if (action === 'day') tools.advance(86_400);
  else if (action === 'month') tools.advance(addMonths(now, 1) - now);
  else if (action === 'resend' && store.get('event', id) !== undefined) await tools.replay(id);
  else if (action === 'refund') return giveBack(account, id);
  else {
    return store.transaction(() => {
      const subscription = store.get('subscription', id);
      if (subscription === undefined || !isLive(subscription)) return false;
      if (action === 'fail') store.setSetting(failKey(id), '1');
      else if (action === 'repair') store.setSetting(failKey(id), null);
      else if (action === 'cancel') end(account, subscription, 'cancellation_requested');
      else return false;
      return true;
    });
  }
  return true;
}

function giveBack(account: Account, id: string): boolean {
  return account.store.transaction(() => {
    const payment = account.store.get('payment_intent', id);
    const amount = payment === undefined ? 0 : refundable(account, payment);
    if (payment === undefined || amount <= 0) return false;
    refund(account, payment, { amount, reason: 'requested_by_customer', metadata: {} });
    return true;
  });
}
