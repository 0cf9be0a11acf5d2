/** The emails to the team, in French. */
import type { Lang } from './locales.ts';

const cancelled =
  'Le fichier joint le retire de l’agenda de l’équipe. Le créneau est de nouveau libre.';

export const staffEmails = {
  languages: { fr: 'Français', en: 'Anglais' } satisfies Record<Lang, string>,
  language: 'Langue',
  email: 'E-mail',
  name: 'Nom',
  appointment: {
    booked: {
      subject: 'Rendez-vous pris',
      title: 'Un rendez-vous est pris',
      agenda: 'Le fichier joint l’ajoute à l’agenda de l’équipe.',
    },
    moved: {
      subject: 'Rendez-vous déplacé',
      title: 'Un rendez-vous est déplacé',
      agenda: 'Le fichier joint le déplace dans l’agenda de l’équipe.',
    },
    cancelled: {
      subject: 'Rendez-vous annulé',
      title: 'Un rendez-vous est annulé',
      agenda: cancelled,
    },
    reply: '{agenda} Une réponse à ce message part à la personne.',
    call: 'À l’heure dite, appeler le {phone}.',
    erased:
      'La personne a effacé son compte, et avec lui ce rendez-vous, son nom et son numéro. Il n’y a personne à appeler.',
    elsewhere: 'Chez la personne',
    before: 'Avant',
    phone: 'Téléphone',
    account: 'Compte',
    member: 'Réservé en étant connecté',
    visitor: 'Réservé sans être connecté',
    message: 'Son message',
    open: 'Ouvrir la page du rendez-vous, pour le déplacer ou l’annuler',
    reason:
      'Message du site à son équipe. Les horaires et les jours fermés se règlent dans src/domain/booking/opening-hours.ts.',
    calendar: {
      summary: 'Appeler {name}',
      change: 'Déplacer ou annuler',
      location: 'Par téléphone, {phone}',
    },
  },
  ticket: {
    priorities: {
      signals: { mark: '[Signaux] ', words: 'Abonnement Formation + Signaux' },
      subscriber: { mark: '[Abonné] ', words: 'Abonnement Formation seule' },
      normal: { mark: '', words: 'Sans abonnement reconnu' },
    },
    title: 'Un message à l’assistance',
    text: 'Une réponse à ce message part à la personne. Gardez le numéro dans l’objet.',
    number: 'Numéro',
    priority: 'Priorité',
    topic: 'Objet',
    received: 'Reçu le',
    message: 'Message',
    reason:
      'Message écrit sur la page Assistance. L’adresse est celle que la personne a tapée : seule la priorité prouve un compte abonné.',
  },
  unexplained: {
    subject: '[Paiement à vérifier] {amount}',
    title: 'Un paiement de {amount} n’a pas d’explication',
    text: 'Stripe a encaissé ce paiement, et il n’est ni un mois d’accès, ni un remboursement, ni un litige. Quelqu’un a peut-être payé pour rien.',
    charge: 'Paiement chez Stripe',
    customer: 'Client chez Stripe',
    amount: 'Montant',
    at: 'Encaissé le',
    finding: 'Constat',
    reasons: {
      no_subscription: 'Aucune facture d’abonnement n’y correspond',
      no_account: 'Le client de Stripe n’a pas de compte ici',
      no_access: 'Le mois payé ne donne pas accès',
      after_end: 'Arrivé après la fin de l’abonnement, et pas remboursé',
      review:
        'Seconde rétractation de la même personne : à vous de décider du remboursement, sous quatorze jours',
      credit_left: 'Le paiement est revenu à la personne, qui a aussi reçu un avoir',
    },
    listTitle: 'Que faire :',
    list: [
      'Ouvrez le paiement dans Stripe et cherchez à qui il est.',
      'Remboursez-le, ou rendez l’accès qu’il a payé. La comparaison de l’heure suivante le verra.',
    ],
    reason: 'Message du site à son équipe.',
  },
  creditLeft: {
    subject: '[Avoir à vérifier] {amount}',
    title: 'Un avoir de {amount} reste après un remboursement ou un litige',
    text: 'En passant à une formule moins chère, la personne a reçu un avoir sur le reste de ce paiement. Le paiement lui est ensuite revenu en entier : l’avoir réduirait son prochain prélèvement.',
    list: [
      'Ouvrez le client dans Stripe et retirez de son solde ce qui reste de l’avoir, avant son prochain prélèvement.',
      'S’il est déjà dépensé, un retrait ferait une dette : à vous d’en décider.',
      'Si vous gagnez le litige, remettez-le.',
    ],
  },
  failed: {
    one: {
      subject: '[Envoi abandonné] {template}',
      title: 'Un e-mail n’a pas pu partir',
      text: 'Tous les essais ont échoué, Resend a refusé ce message pour de bon, ou son tour est venu trop tard. Il ne sera plus tenté.',
    },
    many: {
      subject: '[Envoi abandonné] {count} autres e-mails',
      title: '{count} autres e-mails n’ont pas pu partir',
      text: 'Ils s’ajoutent à ceux de la même heure, annoncés un par un. Tous leurs essais ont échoué, Resend les a refusés pour de bon, ou leur tour est venu trop tard. Voici le dernier.',
    },
    template: 'Modèle',
    row: 'Envoi',
    answer: 'Dernière réponse',
    noAnswer: 'Aucune',
    givenUp: 'Abandonné le',
    listTitle: 'Que faire :',
    list: [
      'Si c’est un rendez-vous ou un message à l’assistance, il reste dans sa table : écrivez ou téléphonez à la personne.',
      'Si la dernière réponse est « too_late », un e-mail de signal attendait encore quand il n’était plus utile : la file était trop longue, ou arrêtée. Le signal reste dans l’espace des signaux.',
      'Si plusieurs messages de cette sorte arrivent, vérifiez la clé de Resend, le domaine d’envoi et les réglages, avec la commande doctor.',
    ],
    after:
      'L’adresse et le contenu du message abandonné ne sont plus gardés dans la file : ils ne peuvent donc pas être relus ici.',
    reason: 'Message du site à son équipe.',
  },
};
