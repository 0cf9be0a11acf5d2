import type { Account } from '../core/account.ts';
import { eventRow } from './desk-events.ts';
import { codeRow, invoiceRow, sessionRow, subscriptionRow } from './desk-rows.ts';
import { clock, retries, webhook } from './desk-switches.ts';
import { html, type Html } from './html.ts';
import { pageResponse } from './layout.ts';

const SHOWN = 40;

/** The desk: everything the account holds, and buttons that make things happen. */
export function deskPage(account: Account, said: string | null): Response {
  const { store, options } = account;
  const { siteOrigin } = options;
  const subscriptions = store.list('subscription').slice(0, SHOWN);
  const invoices = store.list('invoice').slice(0, SHOWN);
  const codes = store.list('promotion_code');
  const sessions = store.list('checkout.session').slice(0, SHOWN);
  const events = store.list('event').slice(0, SHOWN);
  return pageResponse({
    lang: 'fr',
    title: 'Bureau des paiements',
    body: html`<main class="desk">
      <div class="tight wide">
        <h1>Bureau des paiements</h1>
        <p class="muted">
          Ce que la doublure de Stripe a enregistré.
          <a href="${siteOrigin()}/local">Outils du monde local</a> ·
          <a href="${siteOrigin()}">Site</a>
        </p>
      </div>
      ${said !== null && html`<p class="note wide" role="status">${said}</p>`}
      <div class="stack">
        ${clock(account)} ${webhook(account)} ${retries(account)}
        ${section(
          'Abonnements',
          subscriptions.map((one) => subscriptionRow(account, one)),
          'Aucun abonnement pour l’instant. Passez par la page de paiement pour en créer un.',
        )}
        ${section(
          'Factures',
          invoices.map((one) => invoiceRow(account, one)),
          'Aucune facture pour l’instant.',
        )}
        ${section(
          'Sessions de paiement',
          sessions.map(sessionRow),
          'Aucune session de paiement pour l’instant.',
        )}
      </div>
      <div class="stack">
        ${section(
          'Événements',
          events.map((one) => eventRow(account, one)),
          'Aucun événement pour l’instant.',
        )}
        ${section('Codes promotionnels', codes.map(codeRow), 'Aucun code.')}
      </div>
    </main>`,
  });
}

function section(title: string, rows: Html[], empty: string): Html {
  return html`<section class="card stack">
    <h2>${title}</h2>
    ${rows.length === 0 && html`<p class="muted">${empty}</p>`}
    <ul class="rows">
      ${rows}
    </ul>
    ${rows.length === SHOWN && html`<p class="small muted">Les ${SHOWN} plus récents.</p>`}
  </section>`;
}
