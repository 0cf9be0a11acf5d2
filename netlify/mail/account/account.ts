/** The mails about an account. */
import { z } from 'zod';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import { moment, type EmailContent } from '../content.ts';

export const accountDeletedData = z.strictObject({
  kept: z.array(z.enum(['invoices', 'checkout_evidence'])),
});

const keptWords = {
  fr: {
    invoices:
      'Vos factures, chez Stripe, pendant dix ans\u00a0: la loi l’impose à tout commerçant.',
    checkout_evidence:
      'La preuve de ce que vous aviez accepté en commandant et, le cas échéant, déclaré pour mettre fin au contrat, pendant cinq ans, sans votre nom ni votre adresse.',
  },
  en: {
    invoices:
      'Your invoices, at Stripe, for ten years: French law requires this of every merchant.',
    checkout_evidence:
      'The evidence of what you accepted when ordering and of any declaration that ended a contract, for five years, without your name or address.',
  },
} as const;

/** The farewell. Sent once everything is erased. */
export function accountDeleted(
  lang: Lang,
  { kept }: z.output<typeof accountDeletedData>,
): EmailContent {
  const list = kept.map((code) => keptWords[lang][code]);
  if (lang === 'fr') {
    return {
      subject: 'Votre compte est effacé',
      title: 'Votre compte est effacé',
      paragraphs: [
        'Vous l’aviez demandé depuis vos paramètres. Votre profil, votre progression et vos préférences ne sont plus dans notre base, et aucun abonnement ne court plus\u00a0: rien d’autre ne vous sera débité.',
        list.length > 0
          ? 'Ce qui reste, et pourquoi\u00a0:'
          : 'Il ne reste rien à votre nom chez nous.',
      ],
      list,
      after: [
        'Cette adresse e-mail disparaît de notre base avec l’envoi de ce message. Vous pouvez créer un nouveau compte quand vous le voulez\u202f; l’ancien ne peut pas être rétabli.',
      ],
      reason: `Ce message confirme votre demande. Si elle ne vient pas de vous, écrivez à ${site.contact.email}.`,
    };
  }
  return {
    subject: 'Your account has been erased',
    title: 'Your account has been erased',
    paragraphs: [
      'You asked for this in your settings. Your profile, your progress and your preferences are no longer in our database, and no subscription is running: nothing more will be charged.',
      list.length > 0 ? 'What remains, and why:' : 'Nothing in your name is left with us.',
    ],
    list,
    after: [
      'This email address leaves our database as this message is sent. You may open a new account at any time; the old one cannot be restored.',
    ],
    reason: `This message confirms your request. If you did not make it, write to ${site.contact.email}.`,
  };
}

export const momentData = z.strictObject({ at: z.iso.datetime({ offset: true }) });

/** A recovery code has replaced the second factor. */
export function secondFactorRemoved(lang: Lang, { at }: z.output<typeof momentData>): EmailContent {
  if (lang === 'fr') {
    return {
      subject: 'Un code de secours a désactivé la double authentification',
      title: 'La double authentification est désactivée',
      paragraphs: [
        `Le ${moment('fr', at)} (heure de Paris), un code de secours a servi à la désactiver. Votre mot de passe suffit désormais pour vous connecter, et les autres codes ne valent plus rien.`,
        'Si c’était vous, réactivez-la avec votre nouvel appareil. Sinon, quelqu’un connaît votre mot de passe et un de vos codes\u00a0: changez le mot de passe, puis déconnectez-vous partout, dans les paramètres.',
      ],
      action: { label: 'Ouvrir les paramètres', path: href('fr', 'settings') },
      reason: `Nous écrivons à chaque changement de la protection d’un compte. Une question\u202f? ${site.contact.email}`,
    };
  }
  return {
    subject: 'A recovery code turned off two-factor authentication',
    title: 'Two-factor authentication is off',
    paragraphs: [
      `On ${moment('en', at)} (Paris time), a recovery code was used to turn it off. Your password alone now signs you in, and the other codes no longer work.`,
      'If this was you, turn it on again with your new device. If not, somebody knows your password and one of your codes: change the password, then sign out everywhere, in your settings.',
    ],
    action: { label: 'Open settings', path: href('en', 'settings') },
    reason: `We write whenever an account’s protection changes. A question? ${site.contact.email}`,
  };
}

/** New recovery codes have replaced the ones before. */
export function recoveryCodesRenewed(
  lang: Lang,
  { at }: z.output<typeof momentData>,
): EmailContent {
  if (lang === 'fr') {
    return {
      subject: 'Vos codes de secours ont changé',
      title: 'Vos codes de secours ont changé',
      paragraphs: [
        `Le ${moment('fr', at)} (heure de Paris), dix nouveaux codes ont été créés pour votre compte. Les précédents ne valent plus rien.`,
        'Si ce n’était pas vous, changez votre mot de passe, puis déconnectez-vous partout, dans les paramètres.',
      ],
      action: { label: 'Ouvrir les paramètres', path: href('fr', 'settings') },
      reason: `Nous écrivons à chaque changement de la protection d’un compte. Une question\u202f? ${site.contact.email}`,
    };
  }
  return {
    subject: 'Your recovery codes have changed',
    title: 'Your recovery codes have changed',
    paragraphs: [
      `On ${moment('en', at)} (Paris time), ten new codes were made for your account. The previous ones no longer work.`,
      'If this was not you, change your password, then sign out everywhere, in your settings.',
    ],
    action: { label: 'Open settings', path: href('en', 'settings') },
    reason: `We write whenever an account’s protection changes. A question? ${site.contact.email}`,
  };
}
