/** What became of the money after a withdrawal. */
import { z } from 'zod';
import { formatPrice, href, type Lang } from '../../../src/i18n/index.ts';
import { withdrawalDays } from '../../../src/domain/contract/withdrawal.ts';
import { site } from '../../../src/site.ts';
import { day, exactMoment, moment, type EmailContent } from '../content.ts';
import { cents, contractFacts, currency, instant, plan, reference } from '../fields.ts';

export const refundData = z.strictObject({
  reference,
  plan,
  currency,
  declared_at: instant,
  /** When the money was sent, or was found to need a person. */
  at: instant,
  /** `review`: a person decides. */
  refund: z.enum(['whole', 'review']),
  /** Cents sent back; null: none yet. */
  refunded: cents.nullable(),
});

type Data = z.output<typeof refundData>;

export function withdrawalRefund(lang: Lang, data: Data): EmailContent {
  if (data.refund === 'review') return underReview(lang, data);
  return (data.refunded ?? 0) > 0 ? sent(lang, data) : nothingDue(lang, data);
}

function sent(lang: Lang, data: Data): EmailContent {
  const amount = formatPrice(lang, data.refunded ?? 0, data.currency);
  if (lang === 'fr') {
    return {
      subject: `Votre remboursement de ${amount} est parti`,
      title: `${amount} vous sont remboursés`,
      paragraphs: [
        `Le ${moment('fr', data.at)}, heure de Paris, nous avons demandé à Stripe de renvoyer cette somme sur la carte que vous aviez utilisée. Votre banque met en général quelques jours à l’afficher.`,
        'C’est tout ce que vous aviez payé pour ce contrat, moins ce qui vous en avait déjà été remboursé.',
      ],
      facts: [
        ...contractFacts('fr', data),
        ['Rétractation', `${exactMoment('fr', data.declared_at)}, heure de Paris`],
        ['Remboursé', amount],
      ],
      reason: reason('fr'),
    };
  }
  return {
    subject: `Your refund of ${amount} is on its way`,
    title: `${amount} is being refunded to you`,
    paragraphs: [
      `On ${moment('en', data.at)}, Paris time, we told Stripe to send this amount back to the card you had used. Your bank usually takes a few days to show it.`,
      'It is everything you had paid for this contract, less what had already been refunded.',
    ],
    facts: [
      ...contractFacts('en', data),
      ['Withdrawal', `${exactMoment('en', data.declared_at)}, Paris time`],
      ['Refunded', amount],
    ],
    reason: reason('en'),
  };
}

function nothingDue(lang: Lang, data: Data): EmailContent {
  if (lang === 'fr') {
    return {
      subject: 'Votre rétractation est complète',
      title: 'Il n’y avait rien à rembourser',
      paragraphs: [
        'Rien n’avait été encaissé pour ce contrat, ou tout vous en avait déjà été remboursé. Il est arrêté, et plus rien ne vous sera prélevé.',
      ],
      facts: contractFacts('fr', data),
      reason: reason('fr'),
    };
  }
  return {
    subject: 'Your withdrawal is complete',
    title: 'There was nothing to refund',
    paragraphs: [
      'Nothing had been collected for this contract, or all of it had already been refunded. It has ended, and nothing more will be charged.',
    ],
    facts: contractFacts('en', data),
    reason: reason('en'),
  };
}

function underReview(lang: Lang, data: Data): EmailContent {
  const limit = new Date(data.declared_at);
  limit.setUTCDate(limit.getUTCDate() + withdrawalDays);
  const part =
    (data.refunded ?? 0) > 0 ? formatPrice(lang, data.refunded ?? 0, data.currency) : undefined;
  if (lang === 'fr') {
    return {
      subject: 'Une personne décide de votre remboursement',
      title: 'Une personne décide de votre remboursement',
      paragraphs: [
        `Le contrat est arrêté et rien d’autre ne vous sera prélevé. Le remboursement, lui, ne peut pas être décidé par un programme\u00a0: vous vous étiez déjà rétracté d’un contrat précédent, un paiement est contesté auprès de votre banque, ou l’un d’eux n’est pas passé par Stripe. Vous aurez notre réponse par e-mail au plus tard le ${day('fr', limit)}.`,
        ...(part === undefined ? [] : [`${part} vous ont déjà été renvoyés.`]),
      ],
      facts: contractFacts('fr', data),
      action: { label: 'Ce que disent les conditions', path: `${href('fr', 'terms')}#withdrawal` },
      reason: reason('fr'),
    };
  }
  return {
    subject: 'A person is deciding on your refund',
    title: 'A person is deciding on your refund',
    paragraphs: [
      `The contract has ended and nothing more will be charged. The refund cannot be decided by a program: you had already withdrawn from an earlier contract, a payment is disputed with your bank, or one did not come through Stripe. You will have our answer by email by ${day('en', limit)} at the latest.`,
      ...(part === undefined ? [] : [`${part} has already been sent back.`]),
    ],
    facts: contractFacts('en', data),
    action: { label: 'What the terms say', path: `${href('en', 'terms')}#withdrawal` },
    reason: reason('en'),
  };
}

function reason(lang: Lang): string {
  return lang === 'fr'
    ? `Ce message suit votre rétractation. Une question\u202f? ${site.contact.email}`
    : `This message follows your withdrawal. A question? ${site.contact.email}`;
}
