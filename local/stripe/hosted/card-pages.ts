import { formatPrice } from '../../../src/i18n/format.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { html } from '../../html.ts';
import { declineOf, isChallenged, type DeclineCode } from '../billing/saved-cards.ts';
import type { Payer } from '../checkout/complete.ts';
import type { Store } from '../core/store.ts';
import { checkForm, readForm, type CardForm, type Problem } from './card-form.ts';
import { pageResponse, seeOther } from './layout.ts';
import type { Route, Visit } from './routes.ts';
import { hostedTexts } from './texts.ts';

/** A page with a card form. */
interface CardPage<T> {
  /** Its path, with `:id`. */
  readonly path: string;
  /** The amount to pay, in cents. */
  amount(subject: T): number;
  /** The payer's email, if known. */
  email(subject: T): string;
  termsAsked(subject: T): boolean;
  show(subject: T, form: CardForm): Response;
  /** Charges the entered card; null: the saved one. Returns the error, null once paid. */
  pay(subject: T, payer: Payer | null): Problem | null;
  /** Records a decline before any charge. */
  refuse(subject: T, code: DeclineCode): void;
  /** Where the browser goes after payment; may be relative. */
  next(subject: T): string;
}

/** Registers a page with a card form, and the test bank's authentication page under `/authenticate`. */
export function cardPages<T extends { readonly id: string }>(
  route: Route<T>,
  store: Store,
  page: CardPage<T>,
): void {
  const key = ({ subject }: Visit<T>) => `challenge:${subject.id}`;

  function ask(visit: Visit<T>, payer: Payer | null): Response {
    store.setSetting(key(visit), JSON.stringify(payer));
    return seeOther(`${visit.subject.id}/authenticate`);
  }

  route('GET', page.path, ({ subject, lang, form, url }) => {
    const problem = url.searchParams.has('failed') ? 'authentication_required' : null;
    return page.show(subject, { ...readForm(lang, form, page.email(subject)), problem });
  });

  route('POST', page.path, (visit) => {
    const { lang, form, subject } = visit;
    if (form.get('action') === 'authenticate') return ask(visit, null);
    const typed = readForm(lang, form, page.email(subject));
    if (form.has('fill')) return page.show(subject, typed);
    const again = (problem: Problem) =>
      page.show(subject, { lang, typed: { ...typed.typed, cvc: '' }, problem });
    const payer = checkForm(typed, page.termsAsked(subject), Date.now());
    if (typeof payer === 'string') return again(payer);
    if (isChallenged(payer.card)) return ask(visit, payer);
    const code = declineOf(payer.card.outcome);
    if (code !== undefined) page.refuse(subject, code);
    const problem = code ?? page.pay(subject, payer);
    return problem === null ? seeOther(page.next(subject)) : again(problem);
  });

  route('GET', `${page.path}/authenticate`, (visit) =>
    store.setting(key(visit)) === undefined
      ? seeOther(`../${visit.subject.id}`)
      : bankPage(visit.lang, page.amount(visit.subject)),
  );

  route('POST', `${page.path}/authenticate`, (visit) => {
    const { subject, form } = visit;
    const kept = store.setting(key(visit));
    if (kept === undefined) return seeOther(`../${subject.id}`);
    store.setSetting(key(visit), null);
    const isConfirmed = form.get('outcome') === 'complete';
    if (!isConfirmed) page.refuse(subject, 'authentication_required');
    if (!isConfirmed || page.pay(subject, JSON.parse(kept) as Payer | null) !== null) {
      return seeOther(`../${subject.id}?failed`);
    }
    const next = page.next(subject);
    return seeOther(URL.canParse(next) ? next : `../${next}`);
  });
}

/** The test bank's page: authenticate the payment, or fail it. */
function bankPage(lang: Lang, cents: number): Response {
  const t = hostedTexts(lang);
  const body = html`<form class="card stack" method="post">
    <h1>${t.bank}</h1>
    <p class="amount">${formatPrice(lang, cents)}</p>
    <p class="muted">${t.bankText}</p>
    <button class="primary" name="outcome" value="complete">${t.bankConfirm}</button>
    <button name="outcome" value="fail">${t.bankFail}</button>
  </form>`;
  return pageResponse({ lang, title: t.bank, body });
}
