/** The form that asks for one email when signals open, and the page of its link. */
import type { SignalsNoticeCode } from '../../../domain/api/signals-notice.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';

export const signalsNotice = {
  heading: 'Être prévenu de l’ouverture',
  text: 'Confirmez votre adresse, et vous recevrez un seul e-mail, le jour où les signaux ouvriront ; l’adresse sera ensuite effacée. Nous ne promettons pas de date.',
  email: 'Adresse e-mail',
  leaveEmpty: 'Laissez ce champ vide',
  submit: 'Me prévenir',
  sending: 'Envoi…',
  solving: 'Vérification en cours, quelques secondes…',
  privacy: 'Ce que nous gardons, et combien de temps',
  sent: 'Un e-mail part vers {email}. Ouvrez son lien et confirmez : sans cela, l’adresse est effacée au bout de sept jours.',
  noScript: 'Ce formulaire demande JavaScript. Vous pouvez aussi nous écrire : {email}.',
  link: {
    loading: 'Vérification du lien…',
    unconfirmed: 'Voulez-vous recevoir un e-mail le jour où les signaux ouvriront ?',
    confirm: 'Oui, me prévenir',
    decline: 'Non, effacer mon adresse',
    confirmed: 'C’est noté : un seul e-mail, le jour de l’ouverture.',
    stop: 'Ne plus me prévenir',
    open: 'Les signaux sont ouverts, et votre adresse est encore sur la liste. Elle en sera effacée sans que vous ayez rien à faire ; vous pouvez aussi l’effacer maintenant.',
    remove: 'Effacer mon adresse',
    unknown: 'Cette adresse n’est pas, ou plus, sur la liste : rien ne lui sera envoyé.',
    incomplete: 'Ce lien est incomplet. Ouvrez-le depuis l’e-mail au lieu de le recopier.',
    retry: 'Réessayer',
  },
  errors: {
    ...errors,
    looks_automated:
      'Un champ invisible de ce formulaire a été rempli, sans doute par un outil de saisie automatique. Rechargez la page, puis réessayez.',
    proof_required:
      'Beaucoup de demandes arrivent en ce moment, et votre navigateur n’a pas pu montrer que celle-ci ne vient pas d’un robot. Réessayez.',
  } satisfies ErrorTexts<SignalsNoticeCode>,
};
