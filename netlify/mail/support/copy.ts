/** The sender's copy of a message to the support, with its number. */
import { href, type Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import { asProse, asTyped, moment, unlinked, type EmailContent } from '../content.ts';
import type { Ticket } from './data.ts';

/** Anybody can type somebody else's address: what was typed is shown, and is no link. */
export function supportCopy(lang: Lang, data: Ticket): EmailContent {
  const { reference } = data;
  const at = moment(lang, data.at);
  const subject = unlinked(asTyped(data.subject));
  const message = unlinked(asProse(data.message));
  if (lang === 'fr') {
    return {
      subject: `Votre message à l’assistance (${reference})`,
      title: 'Nous avons bien reçu votre message',
      paragraphs: [
        'Une personne le lit et vous répond par e-mail, à cette adresse. En voici la copie.',
      ],
      facts: [
        ['Numéro de suivi', reference],
        ['Reçu le', `${at}, heure de Paris`],
        ['Objet', subject],
      ],
      quote: { label: 'Votre message', text: message },
      after: [
        'Pour ajouter quelque chose, répondez à ce message en gardant son objet\u00a0: le numéro relie les deux.',
        'Nous ne demandons jamais de mot de passe, de code de connexion ni de phrase de récupération. Si votre message en contient, considérez-les comme compromis\u00a0: changez-les et, pour une phrase de récupération, transférez vos fonds vers un nouveau portefeuille.',
      ],
      links: [{ label: 'Questions fréquentes', path: href('fr', 'faq') }],
      reason: `Quelqu’un a écrit à notre assistance avec cette adresse. Si ce n’est pas vous, ne faites rien, ou dites-le à ${site.contact.email}.`,
      replyTo: site.contact.email,
    };
  }
  return {
    subject: `Your message to support (${reference})`,
    title: 'We have received your message',
    paragraphs: ['A person will read it and answer by email, at this address. Here is your copy.'],
    facts: [
      ['Ticket number', reference],
      ['Received on', `${at}, Paris time`],
      ['Subject', subject],
    ],
    quote: { label: 'Your message', text: message },
    after: [
      'To add something, reply to this message and keep its subject: the number ties the two together.',
      'We never ask for a password, a sign-in code or a recovery phrase. If your message contains one, treat it as compromised: change it or, for a recovery phrase, move your funds to a new wallet.',
    ],
    links: [{ label: 'Frequently asked questions', path: href('en', 'faq') }],
    reason: `Somebody wrote to our support with this address. If it was not you, do nothing, or tell ${site.contact.email}.`,
    replyTo: site.contact.email,
  };
}
