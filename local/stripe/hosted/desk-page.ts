import { failKey, isLive } from '../billing/lifecycle.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { CheckoutSession, StripeEvent, Subscription } from '../core/objects.ts';
import { deliveryOf } from '../webhooks/deliveries.ts';
import { html, type Html } from './html.ts';
import { money, pageResponse } from './layout.ts';

const SHOWN = 40;
const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

/** The desk: everything the account holds, and buttons that make things happen. */
export function deskPage(account: Account, said: string | null): Response {
  const { store } = account;
  const subscriptions = store.list('subscription').slice(0, SHOWN);
  const sessions = store.list('checkout.session').slice(0, SHOWN);
  const events = store.list('event').slice(0, SHOWN);
  return pageResponse({
    lang: 'fr',
    title: 'Bureau des paiements',
    body: html`<main>
      <div class="tight">
        <h1>Bureau des paiements</h1>
        <p class="muted">
          Ce que la doublure de Stripe a enregistré. <a href="${account.options.siteOrigin()}">Aller au site</a>
        </p>
      </div>
      ${said !== null && html`<p class="note" role="status">${said}</p>`}
      ${clock(account)}
      ${section(
        'Abonnements',
        subscriptions.map((one) => subscriptionRow(account, one)),
        'Aucun abonnement pour l’instant. Passez par la page de paiement pour en créer un.',
      )}
      ${section(
        'Événements',
        events.map((one) => eventRow(account, one)),
        'Aucun événement pour l’instant.',
      )}
      ${section(
        'Sessions de paiement',
        sessions.map(sessionRow),
        'Aucune session de paiement pour l’instant.',
      )}
    </main>`,
  });
}

function clock(account: Account): Html {
  const offset = account.now() - Math.floor(Date.now() / 1000);
  return html`<section class="card stack" aria-labelledby="clock">
    <h2 id="clock">Horloge</h2>
    <p>
      ${moment(account.now())}
      <span class="muted">
        ${offset > 0 ? `(avancée de ${Math.round(offset / 86_400)} j)` : '(heure réelle)'}
      </span>
    </p>
    <p class="small muted">
      Avancer renouvelle les abonnements à échéance, réessaie les impayés et clôt les abonnements
      résiliés. L’horloge ne recule pas.
    </p>
    <form method="post" class="actions">
      ${button('day', 'Avancer d’un jour')} ${button('month', 'Avancer d’un mois')}
    </form>
  </section>`;
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

function subscriptionRow(account: Account, subscription: Subscription): Html {
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
        ${subscription.status === 'active' ? '✓' : '✕'} ${subscription.status}
      </span>
    </div>
    <p class="small muted">${email ?? 'client sans adresse'} · <code>${subscription.id}</code></p>
    <p class="small">${when}${failing && html` · <span class="bad">✕ le prochain paiement échouera</span>`}</p>
    ${isLive(subscription) &&
    html`<form method="post" class="actions">
      <input type="hidden" name="id" value="${subscription.id}" />
      ${failing
        ? button('repair', 'Laisser passer le prochain paiement')
        : button('fail', 'Faire échouer le prochain paiement')}
      ${button('cancel', 'Résilier tout de suite', 'danger')}
    </form>`}
  </li>`;
}

function eventRow(account: Account, event: StripeEvent): Html {
  const delivery = deliveryOf(account.store, event.id);
  const last = delivery?.log.at(-1);
  const answer = last === undefined ? '' : (last.status ?? last.error ?? 'sans réponse');
  const tries = `${delivery?.log.length ?? 0} essai${(delivery?.log.length ?? 0) > 1 ? 's' : ''}`;
  const states = {
    delivered: html`<span class="state good">✓ livré, ${answer} · ${tries}</span>`,
    pending: html`<span class="state">… en attente ${answer !== '' && `(${answer})`} · ${tries}</span>`,
    parked: html`<span class="state bad">✕ mis de côté, ${answer} · ${tries}</span>`,
  };
  return html`<li>
    <div class="head">
      <strong>${event.type}</strong>
      ${delivery === undefined
        ? html`<span class="state muted">non transmis</span>`
        : states[delivery.state]}
    </div>
    <p class="small muted">${moment(event.created)} · <code>${event.id}</code></p>
    <details class="small">
      <summary>Essais et contenu</summary>
      <ul>
        ${delivery?.log.map(
          (one) =>
            html`<li>${moment(one.at / 1000)} : ${one.status ?? one.error}, ${one.took} ms</li>`,
        )}
      </ul>
      <pre tabindex="0" role="region" aria-label="Contenu de ${event.id}">${JSON.stringify(event, null, 2)}</pre>
    </details>
    <form method="post" class="actions">
      <input type="hidden" name="id" value="${event.id}" />
      ${button('resend', 'Renvoyer')}
    </form>
  </li>`;
}

function sessionRow(session: CheckoutSession): Html {
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

function button(action: string, label: string, kind = ''): Html {
  return html`<button class="${kind}" name="action" value="${action}">${label}</button>`;
}

function moment(seconds: number): string {
  return MOMENT.format(seconds * 1000);
}
