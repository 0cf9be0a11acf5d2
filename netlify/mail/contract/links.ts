/** The mails to somebody who declared an end without signing in. Nothing in them was typed by a stranger. */
import { z } from 'zod';
import { contractEnds, type ContractEnd } from '../../../src/domain/api/contract-end.ts';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import { planKeys, plans } from '../../../src/domain/billing/plans.ts';
import { moment, type Fact, type EmailContent } from '../content.ts';
import { cancelLink, contractFacts, instant, reference, withdrawLink } from '../fields.ts';

export const linkData = z.strictObject({
  kind: z.enum(contractEnds),
  token: z.string().regex(/^[\w-]{20,100}$/),
  declared_at: instant,
  reference,
  plan_name: z.string().max(200),
  /** For a cancellation: when it would end, if not at once. */
  ends_at: instant.nullable(),
});

/** The link that confirms a declaration. */
export function contractLink(lang: Lang, data: z.output<typeof linkData>): EmailContent {
  const cancels = data.kind === 'cancellation';
  const at = moment(lang, data.declared_at);
  const path = `${pageOf(lang, data.kind)}#confirmer=${data.token}`;
  if (lang === 'fr') {
    return {
      subject: cancels ? 'Confirmez votre résiliation' : 'Confirmez votre rétractation',
      title: cancels ? 'Confirmez votre résiliation' : 'Confirmez votre rétractation',
      paragraphs: [
        `Le ${at}, heure de Paris, cette adresse a servi à déclarer ${cancels ? 'la résiliation' : 'la rétractation'} du contrat ci-dessous. Chacun peut taper l’adresse d’un autre\u00a0: rien ne change tant que vous n’avez pas confirmé.`,
        cancels
          ? `Ouvrez la page, relisez, puis appuyez sur le bouton. La date de votre déclaration est celle qui compte${data.ends_at === null ? '.' : `\u202f; le contrat prendra fin le ${moment('fr', data.ends_at)}, heure de Paris.`}`
          : 'Ouvrez la page, relisez, puis appuyez sur le bouton. La date de votre déclaration est celle qui compte, même si vous confirmez après la fin des quatorze jours.',
      ],
      facts: factsOf('fr', data),
      action: { label: 'Relire et confirmer', path },
      after: [
        'Le lien sert pendant sept jours. Si cette demande n’est pas de vous, ne faites rien\u00a0: il ne se passera rien.',
      ],
      reason: reason('fr'),
    };
  }
  return {
    subject: cancels ? 'Confirm your cancellation' : 'Confirm your withdrawal',
    title: cancels ? 'Confirm your cancellation' : 'Confirm your withdrawal',
    paragraphs: [
      `On ${at}, Paris time, this address was used to declare the ${cancels ? 'cancellation of' : 'withdrawal from'} the contract below. Anybody can type somebody else’s address: nothing changes until you confirm.`,
      cancels
        ? `Open the page, read it through, then press the button. The date of your declaration is the one that counts${data.ends_at === null ? '.' : `; the contract will end on ${moment('en', data.ends_at)}, Paris time.`}`
        : 'Open the page, read it through, then press the button. The date of your declaration is the one that counts, even if you confirm after the fourteen days.',
    ],
    facts: factsOf('en', data),
    action: { label: 'Read and confirm', path },
    after: [
      'The link works for seven days. If this request is not yours, do nothing: nothing will happen.',
    ],
    reason: reason('en'),
  };
}

export const unknownData = z.strictObject({
  kind: z.enum(contractEnds),
  declared_at: instant,
  why: z.enum(['none', 'too_late', 'already_ending', 'withdrawn']),
});

type Unknown = z.output<typeof unknownData>;

/** There is nothing to confirm: why, and what to do. */
export function contractUnknown(lang: Lang, data: Unknown): EmailContent {
  const { title, text } = explained[lang][data.why];
  const at = moment(lang, data.declared_at);
  const cancels = data.kind === 'cancellation';
  const links =
    data.why === 'too_late'
      ? [cancelLink(lang)]
      : data.why === 'none'
        ? [cancels ? cancelLink(lang) : withdrawLink(lang)]
        : [];
  if (lang === 'fr') {
    return {
      subject: cancels ? 'Votre demande de résiliation' : 'Votre demande de rétractation',
      title,
      paragraphs: [
        `Le ${at}, heure de Paris, cette adresse a servi à déclarer ${cancels ? 'une résiliation' : 'une rétractation'} sur notre site.`,
        ...text,
      ],
      links,
      after: ['Si cette demande n’est pas de vous, ne faites rien\u00a0: il ne s’est rien passé.'],
      reason: reason('fr'),
    };
  }
  return {
    subject: cancels ? 'Your request to cancel' : 'Your request to withdraw',
    title,
    paragraphs: [
      `On ${at}, Paris time, this address was used to declare a ${cancels ? 'cancellation' : 'withdrawal'} on our site.`,
      ...text,
    ],
    links,
    after: ['If this request is not yours, do nothing: nothing has happened.'],
    reason: reason('en'),
  };
}

type Explained = Record<
  Unknown['why'],
  { readonly title: string; readonly text: readonly string[] }
>;

const explained: Readonly<Record<Lang, Explained>> = {
  fr: {
    none: {
      title: 'Aucun contrat trouvé à cette adresse',
      text: [
        'Nous n’avons trouvé aucun contrat en cours qui réponde à cette adresse et à la référence indiquée. Reprenez la demande avec l’adresse de votre compte, celle où arrivent nos e-mails, et sans référence si vous ne l’avez pas sous les yeux.',
        `Vous pouvez aussi déclarer votre décision à ${site.contact.email}\u00a0: votre nom, l’adresse du compte et une phrase suffisent. La date de votre message compte.`,
      ],
    },
    too_late: {
      title: 'Le délai de rétractation est passé',
      text: [
        'Les quatorze jours qui suivent la commande étaient écoulés au moment de cette déclaration. Vous pouvez résilier à tout moment, sans frais\u00a0: le contrat prend fin au terme du mois payé.',
        `Si le dernier jour était un samedi, un dimanche ou un jour férié, le délai court jusqu’au premier jour ouvrable suivant. Dans ce cas, ou si vous pensez que nous nous trompons de date, écrivez à ${site.contact.email}.`,
      ],
    },
    already_ending: {
      title: 'Ce contrat est déjà résilié',
      text: [
        'Vous n’avez rien d’autre à faire\u00a0: plus rien n’est prélevé, et l’accès dure jusqu’au terme du mois payé. L’accusé de réception de la première demande en donne la date.',
      ],
    },
    withdrawn: {
      title: 'Vous vous êtes déjà rétracté de ce contrat',
      text: [
        'Vous n’avez rien d’autre à faire\u00a0: il a pris fin, et plus rien n’est prélevé. Les e-mails de ce jour-là disent ce qu’il en est du remboursement.',
      ],
    },
  },
  en: {
    none: {
      title: 'No contract found under this address',
      text: [
        'We found no running contract that matches this address and the reference given. Try again with the address of your account, the one our emails reach, and without a reference if you do not have it at hand.',
        `You can also send your decision to ${site.contact.email}: your name, the address of the account and one sentence are enough. The date of your message counts.`,
      ],
    },
    too_late: {
      title: 'The withdrawal period is over',
      text: [
        'The fourteen days after the order had passed when this declaration was made. You can cancel at any time, free of charge: the contract then ends with the month you paid for.',
        `If the last day was a Saturday, a Sunday or a public holiday, the period runs to the next working day. In that case, or if you think we have the wrong date, write to ${site.contact.email}.`,
      ],
    },
    already_ending: {
      title: 'This contract is cancelled already',
      text: [
        'There is nothing else to do: nothing more is charged, and access lasts to the end of the month you paid for. The acknowledgement of the first request gives the date.',
      ],
    },
    withdrawn: {
      title: 'You have already withdrawn from this contract',
      text: [
        'There is nothing else to do: it has ended, and nothing more is charged. The emails of that day say what became of the refund.',
      ],
    },
  },
};

/** The plan under its name in this language, where it is one we sell. */
function factsOf(
  lang: Lang,
  given: { readonly reference: string; readonly plan_name: string },
): Fact[] {
  const plan = planKeys.find((key) => plans[key].name === given.plan_name) ?? null;
  return contractFacts(lang, { reference: given.reference, plan });
}

function pageOf(lang: Lang, kind: ContractEnd): string {
  return href(lang, kind === 'cancellation' ? 'cancelContract' : 'withdrawContract');
}

function reason(lang: Lang): string {
  return lang === 'fr'
    ? `Ce message répond à une demande faite avec cette adresse. Une question\u202f? ${site.contact.email}`
    : `This message answers a request made with this address. A question? ${site.contact.email}`;
}
