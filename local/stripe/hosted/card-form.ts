import { isEmail } from '../../../src/domain/shared/email.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { html, type Html } from '../../html.ts';
import { isCardNumber, spaced, testCard, testCards } from '../billing/cards.ts';
import type { Payer } from '../checkout/complete.ts';
import { hostedTexts, type HostedTexts } from './texts.ts';

type FieldName = 'email' | 'number' | 'expiry' | 'cvc' | 'name' | 'terms';

/** Why a form was not taken: a wrong field, or what the bank says. */
export type Problem = keyof HostedTexts['problems'];

/** A form for a card as it stands; the security code is never shown again. */
export interface CardForm {
  readonly lang: Lang;
  readonly typed: Readonly<Record<FieldName, string>>;
  readonly problem: Problem | null;
}

/** Reads a posted form; a number chosen among the test cards comes with a valid date and code. */
export function readForm(lang: Lang, form: URLSearchParams, email: string): CardForm {
  const text = (key: FieldName) => (form.get(key) ?? '').trim().slice(0, 200);
  const typed = {
    ...{ email: email || text('email'), number: text('number'), expiry: text('expiry') },
    ...{ cvc: text('cvc'), name: text('name'), terms: text('terms') },
  };
  const filled = testCard(form.get('fill') ?? '');
  const valid = filled && { number: spaced(filled.number), expiry: '12 / 34', cvc: '123' };
  return { lang, typed: { ...typed, ...valid }, problem: null };
}

/**
 * Checks a form as Stripe's page does.
 * @param now real time, in Unix milliseconds.
 * @returns who pays with what, or the first thing that is wrong.
 */
export function checkForm({ typed }: CardForm, termsAsked: boolean, now: number): Payer | Problem {
  const digits = typed.number.replace(/[\s-]/g, '');
  const card = testCard(digits);
  const expiry = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(typed.expiry) ?? [];
  const [month = 0, year = 0] = expiry.slice(1).map(Number);
  if (!isEmail(typed.email)) return 'email';
  if (!isCardNumber(digits)) return 'number';
  if (card === undefined) return 'notTest';
  if (month === 0) return 'expiry';
  // A card is good to the end of its month.
  if (Date.UTC(2000 + year, month) <= now) return 'expired_card';
  if (!/^\d{3,4}$/.test(typed.cvc)) return 'cvc';
  if (typed.name === '') return 'name';
  if (termsAsked && typed.terms === '') return 'terms';
  return { email: typed.email, name: typed.name, card, expiry: { month, year: 2000 + year } };
}

/** Says why the form was not taken, if it was not. */
export function problemAlert({ lang, problem }: CardForm): Html | false {
  const t = hostedTexts(lang);
  return (
    problem !== null &&
    html`<div class="alert" role="alert" tabindex="-1" autofocus>
      <strong>${t.notPaid}</strong> ${t.problems[problem]}
    </div>`
  );
}

/** The field of the payer's address. */
export function emailField(form: CardForm, isKnown: boolean): Html {
  return field(form, 'email', html`type="email" autocomplete="email" ${isKnown && html`readonly`}`);
}

/** Number, expiry, code and name. */
export function cardFields(form: CardForm): Html {
  const digits = (name: string, length: number) =>
    html`inputmode="numeric" autocomplete="${name}" maxlength="${length}"`;
  return html`${field(form, 'number', digits('cc-number', 23))}
    <div class="pair">
      ${field(form, 'expiry', html`${digits('cc-exp', 9)} placeholder="MM / AA"`)}
      ${field(form, 'cvc', digits('cc-csc', 4))}
    </div>
    ${field(form, 'name', html`autocomplete="cc-name"`)}`;
}

/** The box that accepts the terms. */
export function termsBox({ lang, typed }: CardForm): Html {
  return html`<label>
    <input type="checkbox" name="terms" required ${typed.terms !== '' && html`checked`} />
    <span>${hostedTexts(lang).terms}</span>
  </label>`;
}

/** The test cards, each a button that fills the form in. */
export function testCardList(lang: Lang): Html {
  const t = hostedTexts(lang);
  return html`<div class="stack">
    <h3>${t.testCards}</h3>
    <ul class="cards small">
      ${testCards.map(
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

function field(form: CardForm, name: Exclude<FieldName, 'terms'>, attributes: Html): Html {
  return html`<div>
    <label for="${name}">${hostedTexts(form.lang)[name]}</label>
    <input id="${name}" name="${name}" value="${form.typed[name]}" required ${attributes} />
  </div>`;
}
