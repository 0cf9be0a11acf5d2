import { isEmail } from '../../../src/domain/shared/email.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { html, type Html } from '../../html.ts';
import { isCardNumber, spaced, testCard, testCards } from '../billing/cards.ts';
import type { Payer } from '../checkout/complete.ts';
import { hostedTexts, type HostedTexts } from './texts.ts';

type FieldName = 'email' | 'number' | 'expiry' | 'cvc' | 'name' | 'terms';

/** The reason a form was rejected: an invalid field, or a decline. */
export type Problem = keyof HostedTexts['problems'];

/** Values of a card form; the security code is never shown again. */
export interface CardForm {
  readonly lang: Lang;
  readonly typed: Readonly<Record<FieldName, string>>;
  readonly problem: Problem | null;
}

/** Reads a posted form; a selected test card fills in a valid date and code. */
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
 * Validates a form like Stripe's page.
 * @param now real time, in Unix milliseconds.
 * @returns payer and card, or the first error.
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
  // A card is valid until the end of its month.
  if (Date.UTC(2000 + year, month) <= now) return 'expired_card';
  if (!/^\d{3,4}$/.test(typed.cvc)) return 'cvc';
  if (typed.name === '') return 'name';
  if (termsAsked && typed.terms === '') return 'terms';
  return { email: typed.email, name: typed.name, card, expiry: { month, year: 2000 + year } };
}

/** Renders the error of a form, if any. */
export function problemAlert({ lang, problem }: CardForm): Html | false {
  const t = hostedTexts(lang);
  return (
    problem !== null &&
    html`<div class="alert" role="alert" tabindex="-1" autofocus>
      <strong>${t.notPaid}</strong> ${t.problems[problem]}
    </div>`
  );
}

/** The email field. */
export function emailField(form: CardForm, isKnown: boolean): Html {
  return field(form, 'email', html`type="email" autocomplete="email" ${isKnown && html`readonly`}`);
}

/** The fields number, expiry, code and name. */
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

/** The checkbox to accept the terms, with the session's own text if it has one. */
export function termsBox({ lang, typed }: CardForm, text: string | undefined): Html {
  return html`<label>
    <input type="checkbox" name="terms" required ${typed.terms !== '' && html`checked`} />
    <span>${text === undefined ? hostedTexts(lang).terms : withLinks(text)}</span>
  </label>`;
}

/** A text with links in Stripe's syntax: `[words](https://…)`. */
function withLinks(text: string): Html {
  const parts = text.split(/\[([^\]]+)\]\((https?:[^)\s]+)\)/);
  return html`${parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const address = index % 3 === 1 ? parts[index + 1] : undefined;
    return address === undefined
      ? part
      : html`<a href="${address}" target="_blank" rel="noopener">${part}</a>`;
  })}`;
}

/** The test cards, as buttons that fill in the form. */
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
