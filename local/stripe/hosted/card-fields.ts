import { spaced, TEST_CARDS } from '../billing/cards.ts';
import { CHECKOUT_TEXTS, type CheckoutTexts } from './checkout-texts.ts';
import { html, type Html } from './html.ts';
import type { Lang } from './layout.ts';
import type { FieldName, Faults, Typed } from './payer-form.ts';

/** A form for a card as it stands. */
export interface CardForm {
  lang: Lang;
  typed: Typed;
  faults: Faults;
  refusal: keyof CheckoutTexts['refusals'] | null;
}

/** Says why the card was not taken, if it was not. */
export function refusalAlert({ lang, refusal }: CardForm, title?: string): Html | false {
  const t = CHECKOUT_TEXTS[lang];
  return (
    refusal !== null &&
    html`<div class="alert" role="alert" tabindex="-1" ${refusal !== 'fields' && html`autofocus`}>
      <strong>${title ?? t.alertTitle}</strong> ${t.refusals[refusal]}
    </div>`
  );
}

/** One field, with what is wrong with it. */
export function inputField(
  form: CardForm,
  name: Exclude<FieldName, 'terms'>,
  label: string,
  attributes: Html,
): Html {
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${form.typed[name]}"
      required
      ${attributes}
      ${faultAttributes(form, name)}
    />
    ${faultText(form, name)}
  </div>`;
}

/** Number, expiry, code and name. */
export function cardFields(form: CardForm): Html {
  const t = CHECKOUT_TEXTS[form.lang];
  return html`${inputField(
      form,
      'number',
      t.number,
      html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`,
    )}
    <div class="pair">
      ${inputField(
        form,
        'expiry',
        t.expiry,
        html`inputmode="numeric" autocomplete="cc-exp" placeholder="${t.expiryHint}" maxlength="9"`,
      )}
      ${inputField(
        form,
        'cvc',
        t.cvc,
        html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`,
      )}
    </div>
    ${inputField(form, 'name', t.name, html`autocomplete="cc-name"`)}`;
}

/** The test cards, each a button that fills the form in. */
export function testCards(lang: Lang): Html {
  const t = CHECKOUT_TEXTS[lang];
  return html`<div class="tight">
    <h3 class="label">${t.cardsHeading}</h3>
    <p class="small muted">${t.cardsHint}</p>
    <ul class="cards small">
      ${TEST_CARDS.map(
        ({ number, outcome }) =>
          html`<li>
            <button name="fill" value="${number}" formnovalidate>
              <code>${spaced(number)}</code> <span class="muted">${t.outcomes[outcome]}</span>
            </button>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** Marks a wrong field; the first one has the focus. */
export function faultAttributes({ faults }: CardForm, name: FieldName): Html | false {
  if (faults[name] === undefined) return false;
  const isFirst = Object.keys(faults)[0] === name;
  return html`aria-invalid="true" aria-describedby="${name}-fault" ${isFirst && html`autofocus`}`;
}

/** What is wrong with a field. */
export function faultText({ faults, lang }: CardForm, name: FieldName): Html | false {
  const fault = faults[name];
  const t = CHECKOUT_TEXTS[lang];
  return fault !== undefined && html`<p class="fault" id="${name}-fault">${t.faults[fault]}</p>`;
}
