import { failKey, isLive } from '../billing/lifecycle.ts';
import { disputeOf, isOpenDispute } from '../billing/disputes.ts';
import { openInvoice } from '../billing/settling.ts';
import { paymentOf, refundable, refundState } from '../billing/refunding.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type {
  CheckoutSession,
  Dispute,
  Invoice,
  PromotionCode,
  Subscription,
} from '../core/objects.ts';
import { html, type Html } from './html.ts';
import { money } from './layout.ts';
import { statusText } from './portal-texts.ts';

const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

/** A subscription, and what can be made of it. */
export function subscriptionRow(account: Account, subscription: Subscription): Html {
  const item = onlyItem(subscription);
  const product = account.store.get('product', item.price.product)?.name;
  const email = account.store.get('customer', subscription.customer)?.email;
  const failing = account.store.setting(failKey(subscription.id)) !== undefined;
  const good = subscription.status === 'active' || subscription.status === 'trialing';
  const retryAt = openInvoice(account, subscription)?.next_payment_attempt ?? null;
  const end = moment(item.current_period_end);
  const when =
    subscription.ended_at !== null
      ? `Terminé le ${moment(subscription.ended_at)}`
      : subscription.cancel_at_period_end
        ? `Résilié, s’arrête le ${end}`
        : `Prochaine échéance le ${end}`;
  return html`<li>
    <div class="head">
      <strong>${product}</strong>
      <span>${money('fr', item.price.unit_amount ?? 0)} par mois</span>
      <span class="state ${good ? 'good' : 'bad'}">
        ${good ? '✓' : '✕'} ${statusText('fr', subscription.status)}
      </span>
    </div>
    <p class="small muted">${email ?? 'client sans adresse'} · <code>${subscription.id}</code></p>
    <p class="small">
      ${when}${retryAt !== null && ` · prochain essai le ${moment(retryAt)}`}${
        subscription.pending_update !== null &&
        ` · changement en attente de paiement jusqu’au ${moment(subscription.pending_update.expires_at)}`
      }${failing && html` · <span class="bad">✕ le prochain paiement échouera</span>`}
    </p>
    ${
      isLive(subscription) &&
      html`<form method="post" class="actions">
        <input type="hidden" name="id" value="${subscription.id}" />
        ${
          failing
            ? button('repair', 'Laisser passer le prochain paiement')
            : button('fail', 'Faire échouer le prochain paiement')
        }
        ${button('cancel', 'Résilier tout de suite', 'danger')}
      </form>`
    }
  </li>`;
}

/** An invoice, which can be given back once it is paid. */
export function invoiceRow(account: Account, invoice: Invoice): Html {
  const payment = paymentOf(account, invoice);
  const left = payment === undefined ? 0 : refundable(account, payment);
  const states = { part: '↩ remboursée en partie', whole: '↩ remboursée' };
  const refunds = refundState(account, invoice);
  const dispute = disputeOf(account, payment?.latest_charge ?? '');
  return html`<li>
    <div class="head">
      <strong>${money('fr', invoice.total)}</strong>
      <a href="i/${invoice.id}">${invoice.number}</a>
      ${invoiceState(invoice, dispute, refunds === 'none' ? null : states[refunds])}
    </div>
    <p class="small muted">
      ${invoice.customer_email ?? 'client sans adresse'} · ${moment(invoice.created)}
    </p>
    ${
      left > 0 &&
      html`<form method="post" class="actions">
        <input type="hidden" name="id" value="${payment?.id}" />
        ${button('refund', `Rembourser ${money('fr', left)}`)}
        ${dispute === undefined && button('dispute', 'Contester à la banque')}
        ${
          dispute !== undefined &&
          isOpenDispute(dispute) &&
          html`${dispute.status === 'needs_response' && button('dispute-answered', 'Répondre')}
          ${button('dispute-won', 'Contestation gagnée')}
          ${button('dispute-lost', 'Contestation perdue', 'danger')}`
        }
      </form>`
    }
  </li>`;
}

function invoiceState(
  { status }: Invoice,
  dispute: Dispute | undefined,
  given: string | null,
): Html {
  const disputes: Record<string, string> = {
    needs_response: '✕ contestée',
    under_review: '✕ contestée, examinée',
    won: '✓ contestation gagnée',
    lost: '✕ contestation perdue',
  };
  const said = disputes[dispute?.status ?? ''];
  if (said !== undefined) {
    return html`<span class="state ${dispute?.status === 'won' ? 'good' : 'bad'}">${said}</span>`;
  }
  if (given !== null) return html`<span class="state">${given}</span>`;
  if (status === 'paid') return html`<span class="state good">✓ payée</span>`;
  if (status === 'void') return html`<span class="state">annulée</span>`;
  if (status === 'draft') return html`<span class="state">brouillon</span>`;
  return html`<span class="state bad">✕ à payer</span>`;
}

/** A checkout session. */
export function sessionRow(session: CheckoutSession): Html {
  const states = { open: 'ouverte', complete: 'payée', expired: 'expirée' } as const;
  const state = states[session.status as keyof typeof states];
  const link = html`<a href="c/pay/${session.id}">Ouvrir la page de paiement</a>`;
  return html`<li>
    <div class="head">
      <strong>${money('fr', session.amount_total ?? 0)}</strong>
      <span class="muted">${moment(session.created)}</span>
      <span class="state ${session.status === 'complete' && 'good'}">${state}</span>
    </div>
    <p class="small muted">
      ${session.customer_details?.email ?? session.customer_email ?? session.customer ?? 'sans client'}
      · <code>${session.id}</code>
    </p>
    ${session.status === 'open' && html`<p class="small">${link}</p>`}
  </li>`;
}

/** A promotion code, to be typed on the site or on the payment page. */
export function codeRow({ active, code }: PromotionCode): Html {
  return html`<li>
    <div class="head">
      <code>${code}</code>
      ${
        active
          ? html`<span class="state good">✓ valable</span>`
          : html`<span class="state bad">✕ expiré</span>`
      }
    </div>
  </li>`;
}

/** A button of the desk: its form posts `action`. */
export function button(action: string, label: string, kind = ''): Html {
  return html`<button class="${kind}" name="action" value="${action}">${label}</button>`;
}

/** A moment from Unix seconds, as in Paris. */
export function moment(seconds: number): string {
  return MOMENT.format(seconds * 1000);
}
