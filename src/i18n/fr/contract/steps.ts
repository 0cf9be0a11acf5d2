import type { ContractEndCode } from '../../../domain/api/contract-end.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';

/** The steps after the form, and errors. Loaded on demand, never with a page. */
export const contractSteps = {
  rows: {
    request: 'Demande',
    name: 'Nom',
    email: 'E-mail',
    plan: 'Formule',
    reference: 'Référence',
    noReference: 'Non indiquée',
    concluded: 'Commandé le',
    declared: 'Déclaré le',
    effect: 'Prise d’effet',
    ends: 'Fin de l’accès',
    refund: 'Remboursement',
    until: 'Délai',
  },
  moment: '{date}, heure de Paris',
  back: 'Modifier',
  busy: 'Envoi…',
  retry: 'Réessayer',
  again: 'Recommencer',
  link: 'Votre demande',
  readAgain: 'Vérifier à nouveau',
  mailSent: {
    title: 'Un e-mail vous attend',
    nothing:
      'Rien après quelques minutes ? Regardez parmi les indésirables et vérifiez que l’adresse est celle de votre compte. Le message préparé de cette page a la même valeur.',
    other: 'Corriger l’adresse',
  },
  badLink: {
    title: 'Ce lien ne peut plus servir',
    text: 'Il est incomplet, il a plus de sept jours, ou la résiliation a été annulée depuis. Si vous avez confirmé sans reprendre ensuite l’abonnement, l’accusé de réception est dans votre messagerie. Sinon, refaites la demande : elle prend une minute.',
  },
  none: {
    title: 'Aucun contrat en cours sous ce compte',
    text: 'Vous êtes connecté avec {email}, et aucun abonnement n’y est en cours. Si vous venez de payer, vérifiez à nouveau dans un instant. Si vous vous êtes abonné avec une autre adresse, déconnectez-vous et remplissez le formulaire.',
    signOut: 'Me déconnecter et remplir le formulaire',
  },
  receipt: 'L’accusé de réception part à {email}. Gardez-le : c’est votre preuve.',
  cancellation: {
    request: 'Résiliation au terme du mois payé',
    requestNow: 'Résiliation immédiate : le mois en cours n’est pas payé',
    recap: 'Relisez, puis notifiez la résiliation',
    recapText: 'Rien n’est encore envoyé.',
    byMail: 'À confirmer depuis l’e-mail que vous recevrez',
    submit: 'Notifier la résiliation',
    mailText:
      'Il part à {email}. Si un contrat y correspond, ouvrez son lien et notifiez la résiliation : elle est alors enregistrée à la date de votre déclaration. Le lien est valable sept jours.',
    pending: 'Relisez, puis notifiez la résiliation',
    pendingText: 'Ouvrir le lien n’a rien changé : seul le bouton compte, et une seule fois.',
    ended: 'Votre résiliation est enregistrée',
    untilThen: 'D’ici là, tout reste ouvert comme avant, et rien n’est plus prélevé.',
    back: 'Vous changez d’avis ? Jusqu’à cette date, l’abonnement se reprend dans vos [paramètres](page:settings). Après, une [nouvelle commande](page:pricing) le rouvre ; votre progression est gardée tant que le compte existe.',
    backNow:
      'Rien n’est plus prélevé, et une facture encore ouverte est annulée. Une [nouvelle commande](page:pricing) rouvre les leçons ; votre progression est gardée tant que le compte existe.',
  },
  withdrawal: {
    request: 'Rétractation du contrat',
    recap: 'Relisez, puis confirmez',
    recapText: 'Rien n’est encore envoyé. Après cette confirmation, les leçons se ferment.',
    byMail: 'À confirmer depuis l’e-mail que vous recevrez',
    atOnce: 'Immédiate',
    whole:
      'Tout ce que vous avez payé pour ce contrat ; si vous vous êtes déjà rétracté d’un autre, ou si un paiement est contesté, une personne en décide',
    submit: 'Confirmer la rétractation',
    mailText:
      'Il part à {email}. Si un contrat y correspond, ouvrez son lien et confirmez la rétractation : elle est alors enregistrée à la date de votre déclaration. Le lien est valable sept jours.',
    pending: 'Relisez, puis confirmez la rétractation',
    pendingText:
      'Ouvrir le lien n’a rien changé : seul le bouton compte, et une seule fois. Les leçons se ferment alors.',
    ended: 'Votre rétractation est enregistrée',
    refunded:
      'Le remboursement est parti vers la carte utilisée. Votre banque met en général quelques jours à l’afficher.',
    nothingDue:
      'Rien n’avait été encaissé pour ce contrat, ou tout vous en avait déjà été remboursé.',
    review: 'Un e-mail vous dit ce qu’il en est du remboursement, sous quatorze jours.',
    reviewAmount: 'Confirmé par e-mail',
    back: 'Votre compte reste ouvert, avec la première leçon et votre progression. Une [nouvelle commande](page:pricing) rouvre les autres.',
  },
  ending: {
    title: 'Ce contrat est déjà résilié',
    text: 'Il n’y a rien d’autre à faire : rien n’est plus prélevé. L’accusé de réception est dans votre messagerie, et l’abonnement se reprend dans vos [paramètres](page:settings) jusqu’à la date de fin.',
  },
  over: {
    title: 'Le délai de rétractation est passé',
    text: 'Pour ce contrat, vous pouviez vous rétracter jusqu’à la date ci-dessous. Vous pouvez toujours résilier, à tout moment et sans frais.',
    closed: 'Fin du délai',
    clock:
      'Si l’horloge de cet appareil est fausse, envoyez la déclaration quand même : seule compte l’heure à laquelle nous la recevons.',
    declare: 'Déclarer la rétractation quand même',
    cancel: 'Résilier votre contrat',
  },
  open: 'Vous pouvez vous rétracter jusqu’au {date}, heure de Paris.',
  errors: {
    ...errors,
    no_contract:
      'Aucun contrat en cours n’apparaît sous ce compte, ou la référence est celle d’un autre contrat. Corrigez-la, ou laissez-la vide.',
    already_ending:
      'Ce contrat est déjà résilié, ou vous vous en êtes déjà rétracté. L’accusé de réception est dans votre messagerie, et l’état de l’abonnement dans vos paramètres.',
    too_late: 'Le délai de rétractation est passé. Vous pouvez résilier à tout moment.',
    rate_limited:
      'Trop de demandes en peu de temps. {retry} Le message préparé de cette page a la même valeur.',
    network:
      'Nous n’avons pas reçu de réponse. Vérifiez votre connexion, puis réessayez : une demande envoyée deux fois ne compte qu’une fois.',
    unavailable:
      'Une panne de notre côté empêche d’enregistrer la demande. Réessayez dans un instant ; le message préparé de cette page a la même valeur.',
    unexpected:
      'La demande n’a pas pu être enregistrée. Relisez les champs et réessayez ; le message préparé de cette page a la même valeur.',
    bad_request:
      'Un champ n’a pas été accepté : votre nom, votre adresse ou la référence. Relisez-les, puis réessayez ; le message préparé de cette page a la même valeur.',
    bad_link:
      'Ce lien est incomplet, il a plus de sept jours, ou la résiliation a été annulée depuis.',
  } satisfies ErrorTexts<ContractEndCode>,
};
