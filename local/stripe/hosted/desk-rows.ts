import { failKey, isLive } from '../billing/lifecycle.ts';
import { paymentOf, refundable, refundState } from '../billing/refunding.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { CheckoutSession, Invoice, PromotionCode, Subscription } from '../core/objects.ts';
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
      <span class="state ${subscription.status === 'active' ? 'good' : 'bad'}">
        ${subscription.status === 'active' ? '✓' : '✕'} ${statusText('fr', subscription.status)}
      </span>
    </div>
    <p class="small muted">${email ?? 'client sans adresse'} · <code>${subscription.id}</code></p>
    <p class="small">
      ${when}${failing && html` · <span class="bad">✕ le prochain paiement échouera</span>`}
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
  const states = { none: '✓ payée', part: '↩ remboursée en partie', whole: '↩ remboursée' };
  const refunds = refundState(account, invoice);
  return html`<li>
    <div class="head">
      <strong>${money('fr', invoice.total)}</strong>
      <a href="i/${invoice.id}">${invoice.number}</a>
      ${
        invoice.status === 'paid'
          ? html`<span class="state ${refunds === 'none' && 'good'}">${states[refunds]}</span>`
          : html`<span class="state bad">✕ à payer</span>`
      }
    </div>
    <p class="small muted">
      ${invoice.customer_email ?? 'client sans adresse'} · ${moment(invoice.created)}
    </p>
    ${
      left > 0 &&
      html`<form method="post" class="actions">
        <input type="hidden" name="id" value="${payment?.id}" />
        ${button('refund', `Rembourser ${money('fr', left)}`)}
      </form>`
    }
  </li>`;
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
