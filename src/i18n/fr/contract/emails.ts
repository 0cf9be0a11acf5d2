/** The emails about the end of a contract: the link that confirms it, the receipt, the refund. */
export const contractEmails = {
  seeTerms: 'Ce que disent les conditions',
  proofReason: 'Gardez ce message : il est la preuve de votre déclaration. Une question ? {email}',
  requestReason: 'Ce message répond à une demande faite avec cette adresse. Une question ? {email}',
  link: {
    cancellation: {
      subject: 'Confirmez votre résiliation',
      declared:
        'Le {at}, heure de Paris, cette adresse a servi à déclarer la résiliation du contrat ci-dessous. Chacun peut taper l’adresse d’un autre : rien ne change tant que vous n’avez pas confirmé.',
      confirm:
        'Ouvrez la page, relisez, puis appuyez sur le bouton. La date de votre déclaration est celle qui compte{end}',
    },
    withdrawal: {
      subject: 'Confirmez votre rétractation',
      declared:
        'Le {at}, heure de Paris, cette adresse a servi à déclarer la rétractation du contrat ci-dessous. Chacun peut taper l’adresse d’un autre : rien ne change tant que vous n’avez pas confirmé.',
      confirm:
        'Ouvrez la page, relisez, puis appuyez sur le bouton. La date de votre déclaration est celle qui compte, même si vous confirmez après la fin du délai.',
    },
    endsAt:
      ' ; si vous confirmez avant, le contrat prendra fin le {at}, heure de Paris. Un mois prélevé entre-temps vous est remboursé sur demande.',
    action: 'Relire et confirmer',
    after:
      'Le lien est valable sept jours. Si cette demande n’est pas de vous, ne faites rien : il ne se passera rien.',
  },
  unknown: {
    cancellation: {
      subject: 'Votre demande de résiliation',
      declared:
        'Le {at}, heure de Paris, cette adresse a servi à déclarer une résiliation sur notre site.',
    },
    withdrawal: {
      subject: 'Votre demande de rétractation',
      declared:
        'Le {at}, heure de Paris, cette adresse a servi à déclarer une rétractation sur notre site.',
    },
    after: 'Si cette demande n’est pas de vous, ne faites rien : il ne s’est rien passé.',
    why: {
      none: {
        title: 'Aucun contrat trouvé à cette adresse',
        text: [
          'Nous n’avons trouvé aucun contrat en cours qui corresponde à cette adresse et à la référence indiquée. Reprenez la demande avec l’adresse de votre compte, celle où arrivent nos e-mails, et sans référence si vous ne l’avez pas sous les yeux.',
          'Vous pouvez aussi déclarer votre décision à {email} : votre nom, l’adresse du compte et une phrase suffisent. La date de votre message compte.',
        ],
      },
      too_late: {
        title: 'Le délai de rétractation est passé',
        text: [
          'Le délai de rétractation était écoulé au moment de cette déclaration : il dure quatorze jours à compter du lendemain de la commande, et va jusqu’au premier jour ouvrable suivant si le dernier est un samedi, un dimanche ou un jour férié. Vous pouvez résilier à tout moment, sans frais : le contrat prend fin au terme du mois payé.',
          'Si vous pensez que nous nous trompons de date, écrivez à {email}.',
        ],
      },
      already_ending: {
        title: 'Ce contrat est déjà résilié',
        text: [
          'Vous n’avez rien d’autre à faire : plus rien n’est prélevé, et l’accès dure jusqu’au terme du mois payé. L’accusé de réception de la première demande en donne la date.',
        ],
      },
      withdrawn: {
        title: 'Vous vous êtes déjà rétracté de ce contrat',
        text: [
          'Vous n’avez rien d’autre à faire : il a pris fin, et plus rien n’est prélevé. Les e-mails de ce jour-là disent ce qu’il en est du remboursement.',
        ],
      },
    },
  },
  receipt: {
    declaration: 'Déclaration',
    received: 'Reçue le',
    by: 'Par',
  },
  cancellation: {
    subject: 'Accusé de réception de votre résiliation',
    title: 'Votre résiliation est enregistrée',
    atOnce:
      'Aucun mois payé n’était en cours : le contrat a donc pris fin aussitôt. Une facture restée ouverte est annulée, et rien ne vous sera prélevé.',
    later:
      'Le contrat prend fin le {end}, heure de Paris, au terme du mois payé. Jusque-là, les leçons restent ouvertes ; ensuite, plus rien n’est prélevé.',
    what: 'Résiliation du contrat',
    end: 'Fin du contrat',
    changedMind:
      'Vous changez d’avis ? Jusqu’à cette date, un bouton de vos paramètres permet de reprendre l’abonnement. Le reste du mois payé n’est pas remboursé, sauf un mois prélevé entre votre déclaration et sa confirmation, remboursé sur demande ; si vous êtes dans les quatorze jours qui suivent la commande, vous pouvez encore renoncer au contrat et être remboursé.',
  },
  withdrawal: {
    subject: 'Accusé de réception de votre rétractation',
    title: 'Votre rétractation est enregistrée',
    text: 'Vous nous avez notifié que vous vous rétractez du contrat ci-dessous. Il prend fin, et avec lui l’accès aux leçons payantes. Rien d’autre ne vous sera prélevé.',
    refund: {
      whole:
        'Tout ce que vous avez payé pour ce contrat vous est remboursé, sur la carte utilisée et sans frais. Une exception : si vous vous êtes déjà rétracté d’un autre contrat, si cette carte en a payé un dont quelqu’un s’est rétracté, ou si un paiement est contesté auprès de votre banque, une personne décide du remboursement. Un second message vous dira ce qu’il en est, au plus tard quatorze jours après votre déclaration.',
      review:
        'Ce compte, cette adresse e-mail ou une adresse presque identique a déjà servi à se rétracter d’un contrat précédent. Une personne décide donc du remboursement et vous répond dans les quatorze jours.',
    },
    what: 'Rétractation du contrat',
    ordered: 'Commandé le',
  },
  refund: {
    reason: 'Ce message suit votre rétractation. Une question ? {email}',
    withdrawal: 'Rétractation',
    refunded: 'Remboursé',
    sent: {
      subject: 'Votre remboursement de {amount} est parti',
      title: 'Nous vous remboursons {amount}',
      paragraphs: [
        'Le {at}, heure de Paris, nous avons demandé à Stripe de renvoyer cette somme sur la carte que vous aviez utilisée. Votre banque met en général quelques jours à l’afficher.',
        'C’est tout ce que vous aviez payé pour ce contrat, moins ce qui vous en avait déjà été remboursé.',
      ],
    },
    nothingDue: {
      subject: 'Votre rétractation est complète',
      title: 'Il n’y avait rien à rembourser',
      text: 'Rien n’avait été encaissé pour ce contrat, ou tout vous en avait déjà été remboursé. Le contrat est arrêté, et plus rien ne vous sera prélevé.',
    },
    review: {
      subject: 'Une personne décide de votre remboursement',
      title: 'Une personne décide de votre remboursement',
      text: 'Le contrat est arrêté et rien d’autre ne vous sera prélevé. Le remboursement, lui, ne peut pas être décidé par un programme : soit ce compte, cette adresse e-mail, une adresse presque identique ou cette carte a déjà servi pour un contrat dont quelqu’un s’est rétracté, soit un paiement est contesté auprès de votre banque ou n’est pas passé par Stripe. Vous aurez notre réponse par e-mail au plus tard le {day}.',
      part: 'Une partie vous a déjà été renvoyée : {amount}.',
    },
  },
};
