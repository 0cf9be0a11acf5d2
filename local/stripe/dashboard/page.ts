import { html, type Html } from '../../html.ts';
import type { Account } from '../core/account.ts';
import { pageResponse } from '../hosted/layout.ts';
import { rowMarkup, type Row } from './row.ts';
import { eventRow, invoiceRow, subscriptionRow } from './rows.ts';
import { switches } from './switches.ts';

/** Maximum number of each kind shown. */
const most = 40;

/** Renders the dashboard: the account's objects, with buttons for actions. */
export function dashboardPage(account: Account, done: string | null): Response {
  const { store, options } = account;
  const section = <T>(title: string, all: readonly T[], row: (account: Account, one: T) => Row) =>
    html`<section class="card stack">
      <h2>${title}${all.length > most && ` (les ${most} plus récents)`}</h2>
      ${all.length === 0 && html`<p class="muted">Rien pour l’instant.</p>`}
      <ul class="rows">
        ${all.slice(0, most).map((one): Html => html`<li>${rowMarkup(row(account, one))}</li>`)}
      </ul>
    </section>`;
  const body = html`<div class="stack wide">
      <h1>Tableau de bord des paiements</h1>
      <p class="muted">
        Ce que la doublure de Stripe a enregistré.
        <a href="${options.siteOrigin()}/local">Outils du monde local</a> ·
        <a href="${options.siteOrigin()}">Site</a>
      </p>
    </div>
    ${done !== null && html`<p class="note wide" role="status">${done}</p>`}
    <div class="stack">
      ${switches(account).map((one) => html`<section class="card stack">${rowMarkup(one)}</section>`)}
      ${section('Abonnements', store.list('subscription'), subscriptionRow)}
      ${section('Factures', store.list('invoice'), invoiceRow)}
    </div>
    <div class="stack">${section('Événements', store.list('event'), eventRow)}</div>`;
  return pageResponse({ lang: 'fr', title: 'Paiements', layout: 'dashboard', body });
}
