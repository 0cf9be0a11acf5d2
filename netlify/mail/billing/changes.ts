/** The mails about a subscription that changes, goes on after all, or is over. */
import { z } from 'zod';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { day, moment, type Fact, type EmailContent } from '../content.ts';
import {
  billingLink,
  cancelLink,
  contractFacts,
  contractFields,
  instant,
  monthlyPrice,
  subscriptionReason,
} from '../fields.ts';

export const planChangedData = z.strictObject({
  ...contractFields,
  renews_at: instant.nullable(),
  at: instant,
});

/** The other plan, from now on. */
export function planChanged(lang: Lang, data: z.output<typeof planChangedData>): EmailContent {
  const facts = [...contractFacts(lang, data), ...priceAndRenewal(lang, data)];
  if (lang === 'fr') {
    return {
      subject: 'Votre formule a changé',
      title: 'Votre formule a changé',
      paragraphs: [
        `Le changement a pris effet le ${moment('fr', data.at)}, heure de Paris. La différence pour le mois en cours, au prorata du temps qui reste, vous a été débitée, portée à votre crédit ou reportée sur votre prochaine facture\u00a0: la facture en donne le détail.`,
      ],
      facts,
      action: billingLink('fr', 'Voir la facture'),
      links: [cancelLink('fr')],
      reason: subscriptionReason('fr'),
    };
  }
  return {
    subject: 'Your plan has changed',
    title: 'Your plan has changed',
    paragraphs: [
      `The change took effect on ${moment('en', data.at)}, Paris time. The difference for the time left in the current month was charged to your card, credited to you or moved to your next invoice: the invoice shows the detail.`,
    ],
    facts,
    action: billingLink('en', 'See the invoice'),
    links: [cancelLink('en')],
    reason: subscriptionReason('en'),
  };
}

export const resumedData = z.strictObject({ ...contractFields, renews_at: instant.nullable() });

/** A cancellation was taken back. */
export function subscriptionResumed(lang: Lang, data: z.output<typeof resumedData>): EmailContent {
  const facts = [...contractFacts(lang, data), ...priceAndRenewal(lang, data)];
  if (lang === 'fr') {
    return {
      subject: 'Votre abonnement continue',
      title: 'Votre abonnement continue',
      paragraphs: [
        'Vous êtes revenu sur votre résiliation. Le contrat reprend comme avant, au même prix et avec la même échéance.',
      ],
      facts,
      after: ['Vous pouvez résilier de nouveau quand vous le voulez.'],
      action: billingLink('fr'),
      links: [cancelLink('fr')],
      reason: subscriptionReason('fr'),
    };
  }
  return {
    subject: 'Your subscription continues',
    title: 'Your subscription continues',
    paragraphs: [
      'You resumed your subscription. The contract goes on as before, at the same price and with the same renewal date.',
    ],
    facts,
    after: ['You can cancel again whenever you like.'],
    action: billingLink('en'),
    links: [cancelLink('en')],
    reason: subscriptionReason('en'),
  };
}

export const endedData = z.strictObject({
  ...contractFields,
  /** Whether a payment was missing. */
  unpaid: z.boolean(),
  /** When it ended. */
  at: instant,
});

/** It is over without having been cancelled. */
export function subscriptionEnded(lang: Lang, data: z.output<typeof endedData>): EmailContent {
  const { unpaid, at } = data;
  if (lang === 'fr') {
    return {
      subject: 'Votre abonnement a pris fin',
      title: 'Votre abonnement a pris fin',
      paragraphs: [
        unpaid
          ? 'Le paiement du renouvellement n’a pas abouti, et les leçons payantes sont maintenant fermées. Aucune pénalité ne vous est comptée.'
          : 'Le contrat a été arrêté, et les leçons payantes sont maintenant fermées. Rien d’autre ne vous sera prélevé.',
        'Votre compte, votre progression et la leçon gratuite restent à vous. Vous pouvez vous réabonner quand vous le voulez.',
      ],
      facts: [...contractFacts('fr', data), ['Fin du contrat', `Le ${day('fr', at)}`]],
      action: { label: 'Voir les formules', path: href('fr', 'pricing') },
      links: [billingLink('fr', 'Voir mes factures')],
      reason: subscriptionReason('fr'),
    };
  }
  return {
    subject: 'Your subscription has ended',
    title: 'Your subscription has ended',
    paragraphs: [
      unpaid
        ? 'The payment for the renewal did not go through, and the paid lessons are now closed. No penalty is charged.'
        : 'The contract was ended, and the paid lessons are now closed. Nothing more will be charged.',
      'Your account, your progress and the free lesson stay yours. You can subscribe again whenever you like.',
    ],
    facts: [...contractFacts('en', data), ['End of the contract', `On ${day('en', at)}`]],
    action: { label: 'See the plans', path: href('en', 'pricing') },
    links: [billingLink('en', 'See my invoices')],
    reason: subscriptionReason('en'),
  };
}

function priceAndRenewal(
  lang: Lang,
  data: { readonly amount: number; readonly currency: string; readonly renews_at: string | null },
): Fact[] {
  const price = monthlyPrice(lang, data.amount, data.currency);
  const renews = data.renews_at === null ? undefined : day(lang, data.renews_at);
  return lang === 'fr'
    ? [
        ['Prix', price],
        ['Renouvellement', renews === undefined ? 'Aucun' : `Le ${renews}`],
      ]
    : [
        ['Price', price],
        ['Renewal', renews === undefined ? 'None' : `On ${renews}`],
      ];
}
