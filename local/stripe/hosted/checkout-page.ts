import { spaced, TEST_CARDS } from '../billing/cards.ts';
import type { CheckoutSession, LineItem } from '../core/objects.ts';
import { CHECKOUT_TEXTS, type CheckoutTexts } from './checkout-texts.ts';
import { html, type Html } from './html.ts';
import { money, pageResponse, type Lang } from './layout.ts';
import type { FieldName, Faults, Typed } from './payer-form.ts';

/** What the payment page shows. */
export interface CheckoutView {
  lang: Lang;
  session: CheckoutSession;
  line: LineItem;
  typed: Typed;
  faults: Faults;
  refusal: keyof CheckoutTexts['refusals'] | null;
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
  const { lang, session, typed, faults, refusal, emailIsKnown } = view;
  const total = session.amount_total ?? 0;
  const input = (name: Exclude<FieldName, 'terms'>, label: string, attributes: Html): Html =>
    html`<div>
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${typed[name]}"
        required
        ${attributes}
        ${faultAttributes(view, name)}
      />
      ${faultText(view, name, t)}
    </div>`;
  const custom = session.custom_text.submit?.message;
  return html`<form class="card stack" method="post" novalidate aria-labelledby="how">
    <h2 id="how">${t.heading}</h2>
    ${
      refusal !== null &&
      html`<div class="alert" role="alert" tabindex="-1" ${refusal !== 'fields' && html`autofocus`}>
        <strong>${t.alertTitle}</strong> ${t.refusals[refusal]}
      </div>`
    }
    ${input(
      'email',
      t.email,
      html`type="email" autocomplete="email" ${emailIsKnown && html`readonly`}`,
    )}
    ${input('number', t.number, html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`)}
    <div class="pair">
      ${input(
        'expiry',
        t.expiry,
        html`inputmode="numeric" autocomplete="cc-exp" placeholder="${t.expiryHint}" maxlength="9"`,
      )}
      ${input('cvc', t.cvc, html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`)}
    </div>
    ${input('name', t.name, html`autocomplete="cc-name"`)}
    ${session.consent_collection?.terms_of_service === 'required' && terms(view, t)}
    <button class="primary" name="action" value="pay">
      ${total > 0 ? t.pay(money(lang, total)) : t.payNothing}
    </button>
    ${custom !== undefined && html`<p class="small muted">${linked(custom)}</p>`}
    <div class="tight">
      <h3 class="label">${t.cardsHeading}</h3>
      <p class="small muted">${t.cardsHint}</p>
      <ul class="cards small">
        ${TEST_CARDS.map(
          ({ number, outcome }) =>
            html`<li>
              <button name="fill" value="${number}">
                <code>${spaced(number)}</code> <span class="muted">${t.outcomes[outcome]}</span>
              </button>
            </li>`,
        )}
      </ul>
    </div>
  </form>`;

  function terms(shown: CheckoutView, texts: CheckoutTexts): Html {
    const text = session.custom_text.terms_of_service_acceptance?.message;
    return html`<div>
      <label class="check">
        <input
          type="checkbox"
          name="terms"
          required
          ${typed.terms && html`checked`}
          ${faultAttributes(shown, 'terms')}
        />
        <span>${text === undefined ? texts.terms : linked(text)}</span>
      </label>
      ${faults.terms !== undefined && faultText(shown, 'terms', texts)}
    </div>`;
  }
}

function faultAttributes({ faults }: CheckoutView, name: FieldName): Html | false {
  if (faults[name] === undefined) return false;
  const isFirst = Object.keys(faults)[0] === name;
  return html`aria-invalid="true" aria-describedby="${name}-fault" ${isFirst && html`autofocus`}`;
}

function faultText({ faults }: CheckoutView, name: FieldName, t: CheckoutTexts): Html | false {
  const fault = faults[name];
  return fault !== undefined && html`<p class="fault" id="${name}-fault">${t.faults[fault]}</p>`;
}

/** Stripe's custom texts take Markdown links, and nothing else of Markdown. */
function linked(text: string): Html {
  const parts = text.split(/(\[[^\]]+\]\(https?:[^)\s]+\))/);
  return html`${parts.map((part) => {
    const link = /^\[([^\]]+)\]\((.+)\)$/.exec(part);
    return link === null ? html`${part}` : html`<a href="${link[2]}">${link[1]}</a>`;
  })}`;
}
