import { afterRetries, draftRenewals } from '../billing/renewals.ts';
import type { Account } from '../core/account.ts';
import { isWebhookHeld, pendingDeliveries } from '../webhooks/deliveries.ts';
import { nextRenewal } from './actions.ts';
import { moment, type Row } from './row.ts';

/** Clock of the account, webhook delivery, and behaviour after failed payments. */
export function switches(account: Account): Row[] {
  const { store } = account;
  const days = Math.round((account.now() - Date.now() / 1000) / 86_400);
  const next = nextRenewal(account);
  const isHeld = isWebhookHeld(store);
  const isDrafted = store.setting(draftRenewals) !== undefined;
  const staysUnpaid = store.setting(afterRetries) === 'unpaid';
  return [
    {
      title: 'Horloge',
      state: days > 0 ? `avancée de ${days} j` : 'heure réelle',
      details: `${moment(account.now())}. Avancer renouvelle, réessaie et clôt ce qui vient à échéance.`,
      buttons: {
        day: 'Avancer d’un jour',
        renewal: next !== undefined && `À l’échéance du ${moment(next)}`,
        month: 'Avancer d’un mois',
      },
    },
    {
      title: 'Transmission au site',
      state: isHeld ? '✕ coupée' : '✓ en marche',
      details: `Événements en attente\u00a0: ${pendingDeliveries(store).length}.`,
      buttons: {
        'webhook-on': isHeld && 'Rétablir la transmission',
        'webhook-off': !isHeld && 'Couper la transmission',
      },
    },
    {
      title: 'Renouvellements',
      state: isDrafted ? 'prélevés une heure après' : 'prélevés aussitôt',
      details: 'Stripe prépare la facture à l’échéance, et la prélève environ une heure plus tard.',
      buttons: {
        'renewals-at-once': isDrafted && 'Prélever aussitôt',
        'renewals-drafted': !isDrafted && 'Prélever une heure après',
      },
    },
    {
      title: 'Paiements refusés',
      state: staysUnpaid ? 'puis impayé' : 'puis résilié',
      details: 'Un renouvellement refusé est tenté trois fois encore, après 3, 5 et 7 jours.',
      buttons: {
        'retries-cancel': staysUnpaid && 'Résilier après le dernier essai',
        'retries-unpaid': !staysUnpaid && 'Laisser impayé après le dernier essai',
      },
    },
  ];
}
