/** Subscriptions that were not ended and give no access: their names, and the links to their settings. */
export const onHold = {
  unpaid: 'Paiement en attente',
  refunded: 'Paiement remboursé',
  disputed: 'Paiement contesté',
  paused: 'Abonnement en pause',
  settle: 'Régler le paiement',
  manage: 'Gérer l’abonnement',
};

/** Why they give no access. */
export const inactive = {
  refundedText:
    'Votre dernier paiement vous a été rendu et l’accès s’est arrêté. Si l’abonnement n’est pas résilié, il se renouvelle à son échéance et les leçons se rouvrent. Vous gardez votre compte, votre progression et la leçon gratuite.',
  disputedText:
    'Un paiement a été contesté auprès de votre banque. L’accès attend sa décision. Si vous n’avez rien contesté, ou si c’était une erreur, écrivez-nous.',
  pausedText:
    'Rien n’est prélevé et les leçons sont fermées. Écrivez-nous pour reprendre l’abonnement, ou résiliez.',
  manage: onHold.manage,
};
