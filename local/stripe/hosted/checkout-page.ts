import { vatOf } from '../billing/tax.ts';
import type { CheckoutSession, LineItem } from '../core/objects.ts';
import {
  cardFields,
  faultAttributes,
  faultText,
  inputField,
  refusalAlert,
  testCards,
  type CardForm,
} from './card-fields.ts';
import { CHECKOUT_TEXTS, type CheckoutTexts } from './checkout-texts.ts';
import { html, type Html } from './html.ts';
import { money, pageResponse } from './layout.ts';

/** What the payment page shows. */
export interface CheckoutView extends CardForm {
  session: CheckoutSession;
  line: LineItem;
  emailIsKnown: boolean;
  promotionFault: boolean;
}

/** The payment page: what is bought, and the card form. */
export function checkoutPage(view: CheckoutView): Response {
  const t = CHECKOUT_TEXTS[view.lang];
  return pageResponse({
    lang: view.lang,
    title: t.heading,
    body: html`<main class="split">${summary(view, t)} ${cardForm(view, t)}</main>`,
  });
}

function summary({ lang, session, line, promotionFault }: CheckoutView, t: CheckoutTexts): Html {
  const total = session.amount_total ?? 0;
  const subtotal = session.amount_subtotal ?? 0;
  const per = t.per[(line.price?.recurring?.interval ?? 'month') as keyof CheckoutTexts['per']];
  const recurring = `${money(lang, subtotal)} ${per}`;
  const reduced = total < subtotal;
  return html`<section class="summary stack" aria-labelledby="what">
    ${
      session.cancel_url !== null &&
      html`<p>
        <a href="${session.cancel_url}"><span aria-hidden="true">← </span>${t.back}</a>
      </p>`
    }
    <div class="tight">
      <h1 id="what">${t.subscribeTo} ${line.description}</h1>
      <p class="amount">
        ${money(lang, total)} <small>${reduced ? t.then(recurring) : per}</small>
      </p>
    </div>
    <dl class="sums">
      <div>
        <dt>${line.description}</dt>
        <dd>${money(lang, subtotal)}</dd>
      </div>
      ${
        reduced &&
        html`<div>
          <dt>${t.discount}</dt>
          <dd>−${money(lang, subtotal - total)}</dd>
        </div>`
      }
      <div class="total">
        <dt>${t.dueToday}</dt>
        <dd>${money(lang, total)}</dd>
      </div>
      ${
        session.automatic_tax.enabled &&
        html`<div class="small muted">
          <dt>${t.vat}</dt>
          <dd>${money(lang, vatOf(total))}</dd>
        </div>`
      }
    </dl>
    ${session.allow_promotion_codes === true && promotionForm(promotionFault, t)}
    <p class="small muted">${t.renewal}</p>
  </section>`;
}

function promotionForm(fault: boolean, t: CheckoutTexts): Html {
  return html`<form method="post" class="tight">
    <label for="promotion">${t.promotionLabel}</label>
    <div class="inline">
      <input
        id="promotion"
        name="promotion"
        autocomplete="off"
        required
        ${fault && html`aria-invalid="true" aria-describedby="promotion-fault"`}
      />
      <button>${t.promotionApply}</button>
    </div>
    ${fault && html`<p class="fault" id="promotion-fault">${t.promotionFault}</p>`}
  </form>`;
}

function cardForm(view: CheckoutView, t: CheckoutTexts): Html {
  const { lang, session, emailIsKnown } = view;
  const total = session.amount_total ?? 0;
  const custom = session.custom_text.submit?.message;
  return html`<form class="card stack" method="post" novalidate aria-labelledby="how">
    <h2 id="how">${t.heading}</h2>
    ${refusalAlert(view)}
    ${inputField(
      view,
      'email',
      t.email,
      html`type="email" autocomplete="email" ${emailIsKnown && html`readonly`}`,
    )}
    ${cardFields(view)}
    ${session.consent_collection?.terms_of_service === 'required' && terms(view, t)}
    <button class="primary" name="action" value="pay">
      ${total > 0 ? t.pay(money(lang, total)) : t.payNothing}
    </button>
    ${custom !== undefined && html`<p class="small muted">${linked(custom)}</p>`} ${testCards(lang)}
  </form>`;
}

function terms(view: CheckoutView, t: CheckoutTexts): Html {
  const text = view.session.custom_text.terms_of_service_acceptance?.message;
  return html`<div>
    <label class="check">
      <input
        type="checkbox"
        name="terms"
        required
        ${view.typed.terms && html`checked`}
        ${faultAttributes(view, 'terms')}
      />
      <span>${text === undefined ? t.terms : linked(text)}</span>
    </label>
    ${faultText(view, 'terms')}
  </div>`;
}

/** Stripe's custom texts take Markdown links, and nothing else of Markdown. */
function linked(text: string): Html {
  const parts = text.split(/(\[[^\]]+\]\(https?:[^)\s]+\))/);
  return html`${parts.map((part) => {
    const link = /^\[([^\]]+)\]\((.+)\)$/.exec(part);
    return link === null ? html`${part}` : html`<a href="${link[2]}">${link[1]}</a>`;
  })}`;
}
