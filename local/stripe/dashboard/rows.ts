import { formatPrice } from '../../../src/i18n/format.ts';
import { html } from '../../html.ts';
import { disputeOf, isOpenDispute } from '../billing/disputes.ts';
import { failKey, isLive } from '../billing/lifecycle.ts';
import { paymentOf, refundable } from '../billing/refunding.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { Invoice, StripeEvent, Subscription } from '../core/objects.ts';
import { invoiceState } from '../hosted/invoice-page.ts';
import { deliveryOf } from '../webhooks/deliveries.ts';
import { moment, type Row } from './row.ts';

/** A subscription with its actions. */
export function subscriptionRow({ store }: Account, subscription: Subscription): Row {
  const { id, status, ended_at: ended, customer } = subscription;
  const { price, current_period_end: end } = onlyItem(subscription);
  const isFailing = store.setting(failKey(id)) !== undefined;
  const email = store.get('customer', customer)?.email ?? 'client sans adresse';
  const when = subscription.cancel_at_period_end ? 'résilié au' : 'prochaine échéance le';
  const moments = ended === null ? `${when} ${moment(end)}` : `terminé le ${moment(ended)}`;
  return {
    title: store.get('product', price.product)?.name ?? price.id,
    state: status,
    details: `${email}, ${id}, ${moments}${isFailing ? ', prochain paiement refusé' : ''}`,
    id,
    buttons: isLive(subscription)
      ? {
          fail: !isFailing && 'Faire échouer le prochain paiement',
          repair: isFailing && 'Laisser passer le prochain paiement',
          cancel: 'Résilier tout de suite',
        }
      : {},
  };
}

/** An invoice; a paid one can be refunded or disputed. */
export function invoiceRow(account: Account, invoice: Invoice): Row {
  const { id, number, status, total, customer_email: email, created } = invoice;
  const payment = paymentOf(account, invoice);
  const left = payment === undefined ? 0 : refundable(account, payment);
  const dispute = disputeOf(account, payment?.latest_charge ?? '');
  const isOpen = dispute !== undefined && isOpenDispute(dispute);
  return {
    title: status === 'draft' ? 'Brouillon' : html`<a href="i/${id}">${number}</a>`,
    state: html`${invoiceState(account, invoice, 'fr')}
    ${dispute && `contestation\u00a0: ${dispute.status}`}`,
    details: `${formatPrice('fr', total)}, ${email ?? 'client sans adresse'}, ${moment(created)}`,
    id: payment?.id ?? '',
    buttons: {
      refund: left > 0 && `Rembourser ${formatPrice('fr', left)}`,
      dispute: left > 0 && dispute === undefined && 'Contester à la banque',
      'dispute-won': isOpen && 'Contestation gagnée',
      'dispute-lost': isOpen && 'Contestation perdue',
    },
  };
}

/** An event, its delivery state, and its content. */
export function eventRow({ store }: Account, event: StripeEvent): Row {
  const delivery = deliveryOf(store, event.id);
  const states = { delivered: '✓ livré', pending: '… en attente', parked: '✕ mis de côté' };
  const tries = delivery?.log.map(
    ({ at, status, error, took }) =>
      html`<li>${moment(at / 1000)} : ${status ?? error}, ${took} ms</li>`,
  );
  return {
    title: event.type,
    state: delivery ? `${states[delivery.state]} (${delivery.log.length})` : 'non transmis',
    details: html`${moment(event.created)}
      <details>
        <summary>Essais et contenu de ${event.id}</summary>
        <ul>
          ${tries}
        </ul>
        <pre tabindex="0" role="region" aria-label="Contenu de ${event.id}">
${JSON.stringify(event, null, 2)}</pre>
      </details>`,
    id: event.id,
    buttons: { resend: 'Renvoyer' },
  };
}
