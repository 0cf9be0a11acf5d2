import type { Account } from '../core/account.ts';
import type { StripeEvent } from '../core/objects.ts';
import { deliveryOf } from '../webhooks/deliveries.ts';
import { button, moment } from './desk-rows.ts';
import { html, type Html } from './html.ts';

/** An event, how its delivery stands, and what it says. */
export function eventRow(account: Account, event: StripeEvent): Html {
  const delivery = deliveryOf(account.store, event.id);
  const last = delivery?.log.at(-1);
  const answer = last === undefined ? '' : (last.status ?? last.error ?? 'sans réponse');
  const tries = `${delivery?.log.length ?? 0} essai${(delivery?.log.length ?? 0) > 1 ? 's' : ''}`;
  const states = {
    delivered: html`<span class="state good">✓ livré, ${answer} · ${tries}</span>`,
    pending: html`<span class="state"
      >… en attente ${answer !== '' && `(${answer})`} · ${tries}</span
    >`,
    dropped: html`<span class="state bad">✕ perdu · ${tries}</span>`,
    parked: html`<span class="state bad">✕ mis de côté, ${answer} · ${tries}</span>`,
  };
  return html`<li>
    <div class="head">
      <strong>${event.type}</strong>
      ${
        delivery === undefined
          ? html`<span class="state muted">non transmis</span>`
          : states[delivery.state]
      }
    </div>
    <p class="small muted">${moment(event.created)} · <code>${event.id}</code></p>
    <details class="small">
      <summary>Essais, contenu, renvoi</summary>
      <ul>
        ${delivery?.log.map(
          (one) =>
            html`<li>${moment(one.at / 1000)} : ${one.status ?? one.error}, ${one.took} ms</li>`,
        )}
      </ul>
      <pre tabindex="0" role="region" aria-label="Contenu de ${event.id}">
${JSON.stringify(event, null, 2)}</pre>
      <form method="post" class="actions">
        <input type="hidden" name="id" value="${event.id}" />
        ${button('resend', 'Renvoyer')}
      </form>
    </details>
  </li>`;
}
