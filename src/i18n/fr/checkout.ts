/** The page people come back to after paying. */
export const checkoutReturn = {
  title: 'Retour de paiement',
  description: 'La page qui attend la confirmation de votre paiement, puis ouvre votre abonnement.',
  waiting: 'Nous attendons la confirmation de Stripe',
  waitingText: 'Cela prend en général quelques secondes. Vous pouvez laisser cette page ouverte.',
  thanks: 'Merci, votre abonnement est actif',
  thanksText: 'Les leçons publiées sont ouvertes dès maintenant.',
  plan: 'Formule',
  planNames: { formation: 'Formation seule', formationEtSignaux: 'Formation + Signaux' },
  renews: 'Prochain renouvellement',
  start: 'Aller à la formation',
  backToLesson: 'Retourner à la leçon',
  late: 'La confirmation tarde',
  lateText:
    'Si vous avez payé, votre abonnement s’ouvrira dès que Stripe nous l’aura confirmé : rien n’est perdu et vous ne serez pas débité deux fois. Vous pouvez vérifier à nouveau.',
  check: 'Vérifier à nouveau',
  signedOut: 'Connectez-vous pour voir votre abonnement',
  signedOutText:
    'Votre paiement n’a pas besoin de cette page : l’abonnement est rattaché à votre compte.',
  signIn: 'Se connecter',
  failed: 'Nous n’avons pas pu lire votre abonnement',
  failedText: 'Rien n’est perdu et rien n’est à payer. Vérifiez votre connexion, puis réessayez.',
  none: 'Aucun abonnement actif sur ce compte',
  noneText: 'Si vous avez interrompu le paiement, rien n’a été débité.',
  plans: 'Voir les formules',
};
