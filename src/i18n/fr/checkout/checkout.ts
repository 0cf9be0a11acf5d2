/** The page after payment. */
import { planNames } from '../billing/plan-names.ts';

export const checkoutReturn = {
  title: 'Retour de paiement',
  description: 'La page qui attend la confirmation de votre paiement, puis ouvre votre abonnement.',
  waiting: 'Nous vérifions votre paiement',
  waitingText: 'Cela prend en général quelques secondes. Vous pouvez laisser cette page ouverte.',
  stages: {
    label: 'Où en est la vérification',
    payment: 'Stripe confirme le paiement',
    record: 'L’abonnement est enregistré ici',
    access: 'Les leçons s’ouvrent',
    done: 'fait',
    current: 'en cours',
    todo: 'ensuite',
  },
  thanks: 'Merci, votre abonnement est actif',
  thanksText: {
    partial:
      'Sur {planned} leçons, {published} sont publiées. Les suivantes s’ouvriront ici, à leur parution.',
    complete: 'Les {planned} leçons, leurs quiz et votre progression vous attendent.',
  },
  close: 'Fermer',
  paid: 'Paiement confirmé',
  welcome: 'Bienvenue. Vos leçons sont ouvertes.',
  hour: {
    heading: 'Votre première heure',
    minutes: '{n} min',
    read: 'Lisez « {title} »',
    back: 'Reprenez « {title} »',
    open: 'Ouvrir la leçon',
  },
  contract: 'Votre abonnement',
  withdrawUntil: 'Rétractation possible jusqu’au',
  withdraw: 'Renoncer au contrat ici',
  cancel: 'Résilier votre contrat',
  opened: 'Votre abonnement est ouvert',
  plan: 'Formule',
  planNames,
  amount: 'Montant',
  perMonth: '{price} par mois',
  renews: 'Prochain renouvellement',
  until: 'Accès jusqu’au',
  reference: 'Référence du contrat',
  mail: 'Un message de confirmation part vers {email}. Il rappelle la formule, le prix et ce que vous avez accepté : conservez-le.',
  referenceText:
    'Citez-la en nous écrivant au sujet de ce contrat. Pour le résilier, elle aide sans être exigée.',
  start: 'Aller à la formation',
  dashboard: 'Voir le tableau de bord',
  billing: 'Voir mes factures et ma carte',
  left: 'Le paiement n’a pas été terminé',
  leftText:
    'Rien n’a été débité. La page de paiement est encore ouverte : reprenez-la où vous l’avez laissée, ou revenez aux formules.',
  leftExpired:
    'Rien n’a été débité, et la page de paiement s’est refermée. Pour vous abonner, repartez de la formule de votre choix.',
  resume: 'Reprendre le paiement',
  declined: 'Le paiement n’a pas abouti',
  declinedText:
    'Votre banque a refusé le paiement : rien n’est débité. Vérifiez auprès d’elle, ou essayez une autre carte.',
  otherCard: 'Essayer de nouveau',
  authenticate: 'Votre banque attend votre confirmation',
  authenticateText:
    'Le paiement s’achève quand vous l’avez confirmé auprès de votre banque. D’ici là, rien n’est encaissé et les leçons restent fermées.',
  toBank: 'Confirmer le paiement',
  returned: 'Votre paiement vous a été remboursé',
  returnedText:
    'Ce paiement est arrivé alors que l’abonnement avait déjà pris fin : nous l’avons renvoyé en entier. Votre banque met en général quelques jours à afficher le remboursement. Pour vous abonner, repartez de la formule de votre choix.',
  offline: 'Vous êtes hors ligne',
  offlineText:
    'Votre paiement ne dépend pas de votre connexion. La vérification reprend dès que celle-ci revient.',
  late: 'La confirmation tarde',
  lateText:
    'Si vous avez payé, votre abonnement s’ouvrira dès que Stripe nous l’aura confirmé : rien n’est perdu et vous ne serez pas débité deux fois. Vous pouvez vérifier à nouveau.',
  check: 'Vérifier à nouveau',
  settings: 'Ouvrir mon abonnement et mes factures',
  write: 'Nous écrire',
  signedOut: 'Connectez-vous pour voir votre abonnement',
  signedOutText:
    'Votre paiement n’a pas besoin de cette page : l’abonnement est rattaché à votre compte.',
  signIn: 'Se connecter',
  failed: 'Nous n’avons pas pu lire votre abonnement',
  failedText: 'Rien n’est perdu et rien n’est à payer. Réessayez dans un instant.',
  none: 'Aucun paiement en cours depuis ce compte',
  noneText:
    'Vous êtes connecté avec {email}, et aucun paiement n’est en cours depuis ce compte. Si vous avez payé avec un autre, connectez-vous avec celui-là.',
  plans: 'Voir les formules',
};

/** Beside the box on Stripe's page, for an order without our form; `{terms}` is the address of the terms. */
export const stripeConsent = {
  text: 'J’ai lu et j’accepte les [conditions d’utilisation et de vente]({terms}). Je demande l’accès immédiat et je reconnais perdre ainsi mon droit légal de rétractation. Le vendeur le maintient : une première rétractation dans les 14 jours est remboursée en entier.',
};
