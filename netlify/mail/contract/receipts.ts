/** The receipts of a declaration: what was declared, by whom, on which day and at which hour. */
import { z } from 'zod';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { asTyped, day, exactMoment, type Fact, type EmailContent } from '../content.ts';
import {
  billingLink,
  contractFacts,
  contractFields,
  declarationReason,
  instant,
  withdrawLink,
} from '../fields.ts';

const declared = {
  ...contractFields,
  declared_at: instant,
  /** As typed. Absent when the cancellation was made at Stripe. */
  name: z.string().max(200).optional(),
} as const;

export const cancellationData = z.strictObject({
  ...declared,
  ends_at: instant,
  /** Nothing was paid for: it ends now, not with a month. */
  at_once: z.boolean().optional(),
});

/** A contract is cancelled. */
export function cancellationReceipt(
  lang: Lang,
  data: z.output<typeof cancellationData>,
): EmailContent {
  const end = exactMoment(lang, data.ends_at);
  if (lang === 'fr') {
    return {
      subject: 'Accusé de réception de votre résiliation',
      title: 'Votre résiliation est enregistrée',
      paragraphs: data.at_once
        ? [
            'Aucun mois payé n’était en cours\u00a0: le contrat a donc pris fin aussitôt. Une facture restée ouverte est annulée, et rien ne vous sera prélevé.',
          ]
        : [
            `Le contrat prend fin le ${end}, heure de Paris, au terme du mois payé. Jusque-là, les leçons restent ouvertes\u202f; ensuite, plus rien n’est prélevé.`,
          ],
      facts: declaration('fr', 'Résiliation du contrat', data, [
        'Fin du contrat',
        `${end}, heure de Paris`,
      ]),
      after: data.at_once
        ? []
        : [
            'Vous changez d’avis\u202f? Jusqu’à cette date, un bouton de vos paramètres reprend l’abonnement. Le reste du mois payé n’est pas remboursé\u202f; si vous êtes dans les quatorze jours qui suivent la commande, vous pouvez encore renoncer au contrat et être remboursé.',
          ],
      action: billingLink('fr'),
      links: data.at_once ? [] : [withdrawLink('fr')],
      reason: declarationReason('fr'),
    };
  }
  return {
    subject: 'Acknowledgement of your cancellation',
    title: 'Your cancellation is recorded',
    paragraphs: data.at_once
      ? [
          'No paid month was running, so the contract ended at once. Any open invoice is voided, and nothing will be charged.',
        ]
      : [
          `The contract ends on ${end}, Paris time, with the month you paid for. Until then the lessons stay open; after that, nothing more is charged.`,
        ],
    facts: declaration('en', 'Cancellation of the contract', data, [
      'End of the contract',
      `${end}, Paris time`,
    ]),
    after: data.at_once
      ? []
      : [
          'Changed your mind? Until that date, a button in your settings resumes the subscription. The rest of the month you paid for is not refunded; if you are within fourteen days of the order, you can still withdraw from the contract and be refunded.',
        ],
    action: billingLink('en'),
    links: data.at_once ? [] : [withdrawLink('en')],
    reason: declarationReason('en'),
  };
}

export const withdrawalData = z.strictObject({
  ...declared,
  started_at: instant,
  refund: z.enum(['whole', 'review']),
});

/** A contract is withdrawn from. */
export function withdrawalReceipt(lang: Lang, data: z.output<typeof withdrawalData>): EmailContent {
  const whole = data.refund === 'whole';
  if (lang === 'fr') {
    return {
      subject: 'Accusé de réception de votre rétractation',
      title: 'Votre rétractation est enregistrée',
      paragraphs: [
        'Vous nous avez notifié que vous vous rétractez du contrat ci-dessous. Il prend fin, et avec lui l’accès aux leçons payantes. Rien d’autre ne vous sera prélevé.',
        whole
          ? 'Tout ce que vous avez payé pour ce contrat vous est remboursé, sur la carte utilisée et sans frais. Un second message vous dira que l’argent est parti, au plus tard quatorze jours après votre déclaration.'
          : 'Vous vous étiez déjà rétracté d’un contrat précédent, et vous aviez cette fois demandé l’accès immédiat en reconnaissant perdre le droit de rétractation. Une personne décide donc du remboursement et vous répond dans les quatorze jours.',
      ],
      facts: declaration('fr', 'Rétractation du contrat', data, [
        'Commandé le',
        day('fr', data.started_at),
      ]),
      action: { label: 'Ce que disent les conditions', path: `${href('fr', 'terms')}#withdrawal` },
      reason: declarationReason('fr'),
    };
  }
  return {
    subject: 'Acknowledgement of your withdrawal',
    title: 'Your withdrawal is recorded',
    paragraphs: [
      'You notified us that you withdraw from the contract below. It ends, and with it your access to the paid lessons. Nothing more will be charged.',
      whole
        ? 'Everything you paid for this contract is refunded, to the card you used and free of charge. A second message will tell you that the money was sent, fourteen days after your declaration at the latest.'
        : 'You had already withdrawn from an earlier contract, and this time you had asked for immediate access, acknowledging that the right of withdrawal would be lost. A person therefore decides on the refund and answers you within fourteen days.',
    ],
    facts: declaration('en', 'Withdrawal from the contract', data, [
      'Ordered on',
      day('en', data.started_at),
    ]),
    action: { label: 'What the terms say', path: `${href('en', 'terms')}#withdrawal` },
    reason: declarationReason('en'),
  };
}

function declaration(
  lang: Lang,
  what: string,
  data: Pick<z.output<typeof cancellationData>, 'reference' | 'plan' | 'declared_at' | 'name'>,
  last: Fact,
): Fact[] {
  const name = asTyped(data.name ?? '');
  const at = exactMoment(lang, data.declared_at);
  return [
    [lang === 'fr' ? 'Déclaration' : 'Declaration', what],
    lang === 'fr' ? ['Reçue le', `${at}, heure de Paris`] : ['Received on', `${at}, Paris time`],
    ...(name === '' ? [] : [[lang === 'fr' ? 'Par' : 'By', name] as const]),
    ...contractFacts(lang, data),
    last,
  ];
}
