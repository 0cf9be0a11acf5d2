/** The emails about a subscription, and texts shared with those about the end of a contract. */
export const billingEmails = {
  monthlyPrice: '{price} par mois, toutes taxes comprises',
  reference: 'Référence',
  plan: 'Formule',
  price: 'Prix',
  renewal: 'Renouvellement',
  noRenewal: 'Aucun',
  onDay: 'Le {day}',
  seeSubscription: 'Voir mon abonnement',
  cancel: 'Résilier votre contrat',
  withdraw: 'Renoncer au contrat ici',
  reason: 'Nous écrivons à chaque étape d’un abonnement. Une question ? {email}',
  welcome: {
    subject: 'Confirmation de votre abonnement',
    title: 'Votre abonnement est ouvert',
    text: 'Merci. Ce message confirme votre commande et réunit ce que vous avez choisi, ce que vous avez accepté et les deux façons de mettre fin au contrat. Gardez-le.',
    duration: 'Durée',
    durationValue: 'Indéterminée, payée mois par mois jusqu’à ce que vous résiliiez',
    ordered: 'Commande',
    orderedValue: 'Le {at}, heure de Paris',
    renewalValue: 'Le {day}, sur la même carte',
    terms: 'Conditions acceptées',
    termsValue: 'Version du {version}, le {at}, heure de Paris',
    immediate: 'Accès immédiat',
    immediateValue:
      'Vous l’avez demandé au même moment, en reconnaissant perdre ainsi votre droit légal de rétractation (article L. 221-28, 13°, du code de la consommation) ; nous le maintenons pour une première rétractation',
    withdrawal: 'Rétractation',
    withdrawalValue: 'En ligne, jusqu’au {day} à 23 h 59 min 59 s, heure de Paris',
    seller: 'Vendeur',
    listTitle: 'Ouvert aujourd’hui :',
    notOpen:
      'Pas encore ouvert : les signaux et leur raisonnement. Ils s’ajouteront sans supplément quand leur espace ouvrira ; nous ne promettons pas de date.',
    canCancel:
      'Vous pouvez résilier à tout moment, sans frais et sans motif : vous gardez l’accès jusqu’au terme du mois payé, puis plus rien n’est prélevé.',
    canWithdraw:
      'Vous pouvez aussi renoncer au contrat dans le délai de rétractation : l’accès s’arrête aussitôt et ce que vous avez payé vous est remboursé{waived}.',
    waived:
      ', même si vous avez demandé l’accès immédiat. Si vous vous êtes déjà rétracté d’un contrat précédent, une personne décide du remboursement',
    discount:
      'Si une réduction s’applique à votre commande, le montant débité est sur la facture, dans vos paramètres.',
    contact: 'Contact',
    mediator: 'Médiateur de la consommation',
    guarantees:
      'La garantie légale de conformité des contenus et services numériques (articles L. 224-25-12 et suivants du code de la consommation) et celle des vices cachés (articles 1641 à 1649 du code civil) s’appliquent.',
    /** The model of the law (annex to article R. 221-1), as in the terms. */
    withdrawalForm: [
      'Formulaire type de rétractation. Complétez et renvoyez ce formulaire seulement si vous souhaitez vous rétracter du contrat.',
      'À l’attention de {seller} :',
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) / pour la prestation de services (*) ci-dessous :',
      'Commandé le (*) / reçu le (*) :',
      'Nom du (des) consommateur(s) :',
      'Adresse du (des) consommateur(s) :',
      'Signature du (des) consommateur(s), uniquement en cas de notification du présent formulaire sur papier :',
      'Date :',
      '(*) Rayez la mention inutile.',
    ],
    openCourse: 'Ouvrir la formation',
    billing: 'Abonnement et factures',
    termsPage: 'Conditions d’utilisation et de vente',
    reason: 'La loi nous demande de confirmer par écrit chaque commande. Une question ? {email}',
  },
  planChanged: {
    subject: 'Votre formule a changé',
    title: 'Votre formule a changé',
    text: 'Le changement a pris effet le {at}, heure de Paris. La différence pour le mois en cours, au prorata du temps qui reste, vous a été débitée, portée à votre crédit ou reportée sur votre prochaine facture : la facture en donne le détail.',
    action: 'Voir mes factures',
  },
  resumed: {
    subject: 'Votre abonnement continue',
    title: 'Votre abonnement continue',
    text: 'Vous êtes revenu sur votre résiliation. Le contrat reprend comme avant, au même prix et avec la même échéance.',
    after: 'Vous pouvez résilier de nouveau quand vous le voulez.',
  },
  ended: {
    subject: 'Votre abonnement a pris fin',
    title: 'Votre abonnement a pris fin',
    unpaid:
      'Le paiement du renouvellement n’a pas abouti, et les leçons payantes sont maintenant fermées. Aucune pénalité ne vous est comptée.',
    stopped:
      'Le contrat a été arrêté, et les leçons payantes sont maintenant fermées. Rien d’autre ne vous sera prélevé.',
    stays:
      'Votre compte, votre progression et la leçon gratuite restent à vous. Vous pouvez vous réabonner quand vous le voulez.',
    end: 'Fin du contrat',
    plans: 'Voir les formules',
    invoices: 'Voir mes factures',
  },
  /** `access`: said while access is open. */
  paymentFailed: {
    subject: 'Le paiement de votre abonnement a été refusé',
    title: 'Votre banque a refusé le paiement',
    text: 'Une carte expirée, un plafond atteint ou un achat bloqué par prudence en sont les raisons courantes. Dans vos paramètres, vous pouvez régler cette facture ou changer de carte.',
    access:
      'Les leçons restent ouvertes jusqu’au {until}, heure de Paris. Ensuite, l’accès est suspendu tant que le paiement n’a pas abouti, et revient dès qu’il passe. Stripe peut présenter le paiement à nouveau ; aucune pénalité ne s’y ajoute.',
    after: [
      'Vous préférez arrêter ? Résiliez : si le mois en cours n’est pas payé, le contrat prend fin aussitôt et la facture ouverte est annulée.',
    ],
    action: 'Régler ou changer de carte',
  },
  paymentActionRequired: {
    subject: 'Votre banque vous demande de confirmer un paiement',
    title: 'Un paiement attend votre confirmation',
    text: 'Votre banque veut s’assurer que c’est bien vous qui payez votre abonnement. Tant que vous n’avez pas confirmé, rien n’est débité. La page de confirmation s’ouvre depuis vos paramètres.',
    access:
      'Les leçons restent ouvertes jusqu’au {until}, heure de Paris. Ensuite, l’accès est suspendu tant que le paiement n’est pas confirmé. S’il s’agit d’un changement de formule, vous gardez votre formule et votre accès tant que vous n’avez pas confirmé.',
    action: 'Confirmer le paiement',
  },
  paymentReturned: {
    subject: 'Nous vous avons remboursé {amount}',
    title: 'Nous vous avons remboursé {amount}',
    paragraphs: [
      'Un paiement de {amount} est arrivé le {at}, heure de Paris. Votre abonnement avait déjà pris fin : ce paiement n’ouvre aucun mois, et nous l’avons renvoyé en entier sur le moyen de paiement utilisé.',
      'Vous n’avez rien à faire. Votre banque met en général quelques jours à afficher le remboursement.',
    ],
    paid: 'Paiement reçu',
    refunded: 'Remboursé',
    after: 'Vous vouliez garder l’accès ? Un nouvel abonnement ouvre les leçons aussitôt.',
    action: 'Voir les formules',
    invoices: 'Voir mes factures',
  },
  renewalNotice: {
    subject: 'Votre abonnement se renouvelle le {date}',
    title: 'Prochain prélèvement le {date}',
    paragraphs: [
      'Le {date}, {price} seront prélevés sur votre carte pour un mois de {plan}. Une réduction ou un crédit en cours s’en déduit.',
      'Vous n’avez rien à faire pour continuer. Pour arrêter, résiliez avant cette date : ce montant n’est pas prélevé, et un mois déjà payé reste ouvert jusqu’à son terme.',
    ],
  },
};
