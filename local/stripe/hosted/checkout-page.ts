import { fill, formatPrice } from '../../../src/i18n/format.ts';
import { html } from '../../html.ts';
import { orderOf } from '../checkout/order.ts';
import type { Account } from '../core/account.ts';
import type { CheckoutSession } from '../core/objects.ts';
import {
  cardFields,
  emailField,
  problemAlert,
  termsBox,
  testCardList,
  type CardForm,
} from './card-form.ts';
import { backLink, pageResponse } from './layout.ts';
import { hostedTexts } from './texts.ts';

/** The Checkout page: the order and the card form. */
export function checkoutPage(account: Account, session: CheckoutSession, form: CardForm): Response {
  const { store } = account;
  const { lang } = form;
  const t = hostedTexts(lang);
  const price = store.get('price', orderOf(account, session.id).price);
  const product = store.get('product', price?.product ?? '')?.name;
  const email = store.get('customer', session.customer ?? '')?.email ?? null;
  const { amount_total: total, amount_subtotal: subtotal } = session;
  const reduction = (subtotal ?? 0) - (total ?? 0);
  const money = (cents: number | null) => formatPrice(lang, cents ?? 0);
  const then = fill(t.then, { price: `${money(subtotal)} ${t.perMonth}` });
  const asksTerms = session.consent_collection?.terms_of_service === 'required';
  const body = html`<section class="stack">
      ${backLink(lang, session.cancel_url)}
      <h1>${t.subscribeTo} ${product}</h1>
      <p class="amount">${money(total)} <small>${reduction > 0 ? then : t.perMonth}</small></p>
      ${reduction > 0 && html`<p>${t.discount} ${money(-reduction)}</p>`}
      <p class="small muted">${t.renewal}</p>
    </section>
    <form class="card stack" method="post" novalidate aria-labelledby="how">
      <h2 id="how">${t.payByCard}</h2>
      ${problemAlert(form)} ${emailField(form, email !== null)} ${cardFields(form)}
      ${asksTerms && termsBox(form, session.custom_text.terms_of_service_acceptance?.message)}
      <button class="primary" name="action" value="pay">
        ${fill(t.payAndSubscribe, { price: money(total) })}
      </button>
      <p class="small muted">${session.custom_text.submit?.message}</p>
      ${testCardList(lang)}
    </form>`;
  return pageResponse({ lang, title: t.payByCard, layout: 'split', body });
}
