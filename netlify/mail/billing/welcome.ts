/** The confirmation of an order, on a durable medium: what was ordered, accepted and how to leave. */
import { z } from 'zod';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { withdrawalEnds } from '../../../src/domain/contract/withdrawal.ts';
import { site } from '../../../src/site.ts';
import { day, exactMoment, moment, type Fact, type EmailContent } from '../content.ts';
import {
  billingLink,
  cancelLink,
  contractFacts,
  contractFields,
  instant,
  monthlyPrice,
  plansText,
  riskWarning,
  withdrawLink,
} from '../fields.ts';

export const welcomeData = z.strictObject({
  ...contractFields,
  started_at: instant,
  renews_at: instant.nullable(),
  /** Null: the terms were not shown on our own form. */
  terms_version: z.string().max(40).nullable(),
  waiver: z.boolean(),
  accepted_at: instant.nullable(),
});

type Data = z.output<typeof welcomeData>;

const seller = `${site.publisher.company}, ${site.publisher.address}`;

export function subscriptionWelcome(lang: Lang, data: Data): EmailContent {
  return lang === 'fr' ? french(data) : english(data);
}

function french(data: Data): EmailContent {
  const until = `${day('fr', withdrawalEnds(new Date(data.started_at)))} à 23\u00a0h\u00a059\u00a0min\u00a059\u00a0s, heure de Paris`;
  return {
    subject: 'Confirmation de votre abonnement',
    title: 'Votre abonnement est ouvert',
    paragraphs: [
      'Merci. Ce message confirme votre commande et réunit ce que vous avez choisi, ce que vous avez accepté et les deux façons d’en sortir. Gardez-le.',
    ],
    facts: [
      ...contractFacts('fr', data),
      ['Prix', monthlyPrice('fr', data.amount, data.currency)],
      ['Durée', 'Un mois, reconduit chaque mois jusqu’à ce que vous l’arrêtiez'],
      ['Commande', `Le ${moment('fr', data.started_at)}, heure de Paris`],
      [
        'Renouvellement',
        data.renews_at === null ? 'Aucun' : `Le ${day('fr', data.renews_at)}, sur la même carte`,
      ],
      ...accepted('fr', data),
      ['Rétractation', `En ligne, jusqu’au ${until}`],
      ['Vendeur', seller],
    ],
    listTitle: 'La formule comprend\u00a0:',
    list: contents('fr', data),
    after: [
      'Vous pouvez résilier à tout moment, sans frais et sans motif\u00a0: vous gardez l’accès jusqu’au terme du mois payé, puis plus rien n’est prélevé.',
      `Vous pouvez aussi renoncer au contrat dans le délai de rétractation\u00a0: l’accès s’arrête aussitôt et ce que vous avez payé vous est remboursé${data.waiver ? ', alors même que vous avez demandé l’accès immédiat. Si vous vous étiez déjà rétracté d’un contrat précédent, une personne décide du remboursement' : ''}. Si le dernier jour est un samedi, un dimanche ou un jour férié, un e-mail suffit jusqu’au premier jour ouvrable suivant.`,
      'Si une réduction s’appliquait à votre commande, le montant débité est sur la facture, dans vos paramètres.',
    ],
    action: { label: 'Ouvrir la formation', path: href('fr', 'course') },
    links: [
      billingLink('fr', 'Abonnement et factures'),
      cancelLink('fr'),
      withdrawLink('fr'),
      { label: 'Conditions d’utilisation et de vente', path: href('fr', 'terms') },
    ],
    warning: riskWarning.fr,
    reason: `La loi nous demande de confirmer par écrit chaque commande. Une question\u202f? ${site.contact.email}`,
  };
}

function english(data: Data): EmailContent {
  const until = `${day('en', withdrawalEnds(new Date(data.started_at)))} at 23:59:59, Paris time`;
  return {
    subject: 'Confirmation of your subscription',
    title: 'Your subscription is open',
    paragraphs: [
      'Thank you. This message confirms your order and brings together what you chose, what you accepted and the two ways out. Keep it.',
    ],
    facts: [
      ...contractFacts('en', data),
      ['Price', monthlyPrice('en', data.amount, data.currency)],
      ['Duration', 'One month, renewed every month until you stop it'],
      ['Ordered', `${moment('en', data.started_at)}, Paris time`],
      [
        'Renewal',
        data.renews_at === null ? 'None' : `On ${day('en', data.renews_at)}, on the same card`,
      ],
      ...accepted('en', data),
      ['Withdrawal', `Online, until ${until}`],
      ['Seller', seller],
    ],
    listTitle: 'The plan includes:',
    list: contents('en', data),
    after: [
      'You can cancel at any time, free of charge and without giving a reason: access lasts to the end of the month you paid for, then nothing more is charged.',
      `You can also withdraw from the contract within the withdrawal period: access ends at once and what you paid is refunded${data.waiver ? ', even though you asked for immediate access. If you had already withdrawn from an earlier contract, a person decides on the refund' : ''}. If the last day is a Saturday, a Sunday or a public holiday, an email is enough until the next working day.`,
      'If a discount applied to your order, the amount charged is on the invoice, in your settings.',
    ],
    action: { label: 'Open the course', path: href('en', 'course') },
    links: [
      billingLink('en', 'Subscription and billing'),
      cancelLink('en'),
      withdrawLink('en'),
      { label: 'Terms of use and sale', path: href('en', 'terms') },
    ],
    warning: riskWarning.en,
    reason: `The law asks us to confirm every order in writing. A question? ${site.contact.email}`,
  };
}

/** What was ticked before paying, and when: the record we hold says the same. */
function accepted(lang: Lang, { terms_version, waiver, accepted_at }: Data): Fact[] {
  if (terms_version === null || accepted_at === null) return [];
  const at = exactMoment(lang, accepted_at);
  const version = /^\d{4}-\d\d-\d\d$/.test(terms_version)
    ? day(lang, `${terms_version}T12:00:00Z`)
    : terms_version;
  const terms: Fact =
    lang === 'fr'
      ? ['Conditions acceptées', `Version du ${version}, le ${at}, heure de Paris`]
      : ['Terms accepted', `Version of ${version}, on ${at}, Paris time`];
  if (!waiver) return [terms];
  return [
    terms,
    lang === 'fr'
      ? [
          'Accès immédiat',
          'Demandé par vous au même moment, en reconnaissant perdre le droit de rétractation dès l’ouverture du contenu (article L.\u00a0221-28, 13°, du code de la consommation)',
        ]
      : [
          'Immediate access',
          'Asked for by you at the same moment, acknowledging that the right of withdrawal is lost once the content is opened (article L. 221-28, 13°, of the French consumer code)',
        ],
  ];
}

function contents(lang: Lang, { plan }: Data): string[] {
  if (plan === null) return [];
  const text = plansText[lang];
  const included = text.features[plan].filter((feature) => feature.included);
  return [
    ...included.map((feature) => feature.text),
    ...(plan === 'formationEtSignaux' ? [text.signalsNotOpen] : []),
  ];
}
