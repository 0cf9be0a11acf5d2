import { AFTER_RETRIES } from '../billing/renewals.ts';
import type { Account } from '../core/account.ts';
import { MOST_DROPPED, outageOf } from '../webhooks/outage.ts';
import { waitingDeliveries } from '../webhooks/deliveries.ts';
import { nextRenewal } from './desk-actions.ts';
import { button, moment } from './desk-rows.ts';
import { html, type Html } from './html.ts';

/** The account's time, and how it is moved. */
export function clock(account: Account): Html {
  const offset = account.now() - Math.floor(Date.now() / 1000);
  const next = nextRenewal(account);
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
      ${button('day', 'Avancer d’un jour')}
      ${next !== undefined && button('renewal', 'À l’échéance')}
      ${button('month', 'Avancer d’un mois')}
    </form>
    ${next !== undefined && html`<p class="small">Prochaine échéance le ${moment(next)}.</p>`}
  </section>`;
}

/** How events reach the site, and how that is disturbed. */
export function webhook(account: Account): Html {
  const { off, dropNext } = outageOf(account.store);
  const waiting = waitingDeliveries(account.store);
  const plural = (count: number) => (count > 1 ? 's' : '');
  return html`<section class="card stack" aria-labelledby="webhook">
    <div class="head">
      <h2 id="webhook">Transmission au site</h2>
      ${
        off
          ? html`<span class="state bad">✕ coupée</span>`
          : html`<span class="state good">✓ en marche</span>`
      }
    </div>
    <p class="small muted">
      ${
        waiting === 0
          ? 'Aucun événement n’attend.'
          : `${waiting} événement${plural(waiting)} en attente.`
      }
      ${
        dropNext > 0 &&
        html`<span class="bad">
          ✕ ${dropNext > 1 ? `Les ${dropNext} prochains seront perdus.` : 'Le prochain sera perdu.'}
        </span>`
      }
    </p>
    <form method="post" class="actions">
      ${
        off
          ? button('webhook-on', 'Rétablir la transmission')
          : button('webhook-off', 'Couper la transmission')
      }
    </form>
    <form method="post" class="inline">
      <div>
        <label for="count">Événements à perdre ensuite</label>
        <input
          id="count"
          name="count"
          type="number"
          min="0"
          max="${MOST_DROPPED}"
          value="${dropNext > 0 ? dropNext : 1}"
        />
      </div>
      ${button('webhook-drop', 'Perdre')}
    </form>
  </section>`;
}

/** What becomes of a subscription whose payment fails to the end. */
export function retries(account: Account): Html {
  const unpaid = account.store.setting(AFTER_RETRIES) === 'unpaid';
  return html`<section class="card stack" aria-labelledby="retries">
    <h2 id="retries">Paiements refusés</h2>
    <p class="small muted">
      Un renouvellement refusé est tenté trois fois encore, après 3, 5 et 7 jours. Ensuite,
      l’abonnement ${unpaid ? 'reste impayé et n’est plus débité.' : 'est résilié.'}
    </p>
    <form method="post" class="actions">
      ${
        unpaid
          ? button('retries-cancel', 'Résilier après le dernier essai')
          : button('retries-unpaid', 'Laisser impayé après le dernier essai')
      }
    </form>
  </section>`;
}
