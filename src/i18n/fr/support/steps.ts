import type { SupportCode } from '../../../domain/api/support.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';

/**
 * Texts of the form once it is hydrated, of the later steps, and errors. Loaded on demand,
 * never with a page.
 */
export const supportSteps = {
  sent: {
    title: 'Message envoyé',
    text: 'Une personne le lit et vous répond par e-mail.',
    textHours: 'Une personne le lit et vous répond par e-mail, {hours}.',
    reference: 'Numéro de suivi',
    subject: 'Objet',
    copy: 'Copie envoyée à',
    copyText:
      'Rien après quelques minutes ? Regardez dans les indésirables. Pour compléter, écrivez-nous en citant le numéro de suivi.',
    another: 'Écrire un autre message',
  },
  left: { one: 'Encore {n} caractère', other: 'Encore {n} caractères' },
  over: { one: '{n} caractère de trop', other: '{n} caractères de trop' },
  waiting:
    'Le message part dans un instant : un envoi trop rapide passerait pour celui d’un robot.',
  proving:
    'Un instant : beaucoup de messages arrivent, et votre navigateur vérifie que celui-ci ne vient pas d’un robot.',
  signals: 'Vous êtes abonné à Formation + Signaux : votre message est lu en priorité.',
  subscriber: 'Vous êtes abonné : votre message passe avant ceux des visiteurs.',
  draft:
    'Ce que vous tapez ici (nom, adresse, objet, message) reste dans ce navigateur jusqu’à l’envoi, trente jours au plus.',
  notKept: 'Ce navigateur refuse de garder un brouillon : n’actualisez pas la page avant l’envoi.',
  clear: 'Effacer le brouillon',
  cleared: 'Le brouillon est effacé de ce navigateur.',
  restore: 'Le rétablir',
  found: {
    label: 'Réponses possibles',
    count: {
      one: '{n} réponse possible sur le site',
      other: '{n} réponses possibles sur le site',
    },
    kinds: {
      lesson: 'Leçon',
      article: 'Article',
      term: 'Dictionnaire',
      question: 'Question',
      page: 'Page',
    },
  },
  otherWay: 'Votre message reste dans le formulaire. Vous pouvez aussi l’envoyer à',
  errors: {
    ...errors,
    network:
      'Nous n’avons pas reçu de réponse : le message n’est peut-être pas parti. Vérifiez votre connexion, puis réessayez ; envoyé deux fois, il ne compte qu’une fois.',
    unavailable:
      'Une panne de notre côté : le message n’a peut-être pas été enregistré. Réessayez dans un instant ; envoyé deux fois, il ne compte qu’une fois.',
    rate_limited: 'Trop de messages en peu de temps. Celui-ci n’est pas parti. {retry}',
    too_fast: 'Le message est parti trop vite et a été refusé. Réessayez dans quelques secondes.',
    form_token_expired:
      'Le formulaire était ouvert depuis trop longtemps et n’a pas pu être renouvelé. Réessayez dans un instant.',
    too_many_links:
      'Un message peut contenir {n} liens au plus, pour écarter la publicité. Retirez-en, ou écrivez les adresses qui comptent le moins sans leur début (https://).',
    looks_automated:
      'Un champ invisible de ce formulaire a été rempli, sans doute par un outil de saisie automatique. Nous l’avons vidé : renvoyez le message.',
    proof_required:
      'Beaucoup de messages arrivent en ce moment, et votre navigateur n’a pas pu montrer que celui-ci ne vient pas d’un robot. Il n’est pas parti : réessayez.',
    too_large: 'Le message est trop long. Raccourcissez-le, puis réessayez.',
    unexpected: 'Le message n’a pas pu être envoyé. Relisez les champs, puis réessayez plus tard.',
    bad_request: 'Le message n’a pas pu être envoyé. Relisez les champs, puis réessayez plus tard.',
  } satisfies ErrorTexts<SupportCode>,
};
