/** Settings: email preferences, stored progress, data export, account deletion. */
export const mails = {
  heading: 'E-mails',
  intro:
    'Nous n’envoyons pas de publicité. Ces e-mails partent parce que le compte et le contrat en dépendent :',
  items: [
    'les codes et les liens que vous demandez ;',
    'l’annonce d’un changement d’adresse, de mot de passe ou de double authentification ;',
    'ce qui touche à vos paiements, à votre abonnement ou à l’effacement du compte.',
  ],
  /** Before the optional emails, listed by purpose. */
  optional: 'Ceux-ci ne partent que si vous les demandez :',
  purposes: {
    signals: {
      label: 'Signaux',
      hint: 'Un e-mail pour chaque signal publié, puis pour ce qui lui arrive : entrée atteinte, niveaux déplacés, clôture. Compris dans votre abonnement. Chaque e-mail a un lien pour tout arrêter.',
      on: 'Les signaux vous seront envoyés par e-mail.',
      off: 'Les signaux ne vous seront plus envoyés par e-mail. Ils restent sur leur page.',
    },
    review: {
      label: 'Rappel de révision par e-mail',
      hint: 'Au plus un e-mail, le matin, les jours où des questions sont à revoir et où vous n’en avez revu aucune. Quand elles attendent depuis une semaine sans révision, un par semaine ; après un mois, plus aucun jusqu’à votre prochaine révision. Chaque e-mail a un lien pour tout arrêter.',
      on: 'Le rappel est activé.',
      off: 'Le rappel est désactivé.',
    },
    lessons: {
      label: 'Leçons et articles nouveaux ou mis à jour',
      hint: 'Un e-mail par jour au plus, quand une leçon ou un article paraît, ou change sur un point à connaître. Pas pour une reformulation. Chaque e-mail a un lien pour tout arrêter.',
      on: 'Les nouveautés vous seront envoyées.',
      off: 'Les nouveautés ne vous seront plus envoyées.',
    },
    market: {
      label: 'La semaine du marché en chiffres',
      hint: 'Un e-mail le lundi : combien de crypto-actifs ont monté ou baissé, les plus fortes variations, les replis maximaux, avec leur date et leur source. Aucune prévision. Chaque e-mail a un lien pour tout arrêter.',
      on: 'La semaine en chiffres vous sera envoyée.',
      off: 'La semaine en chiffres ne vous sera plus envoyée.',
    },
  },
  noProgress:
    'Votre progression n’est pas gardée : aucune question ne revient, et aucun rappel ne part.',
  unproved:
    'Ces e-mails ne partent que vers une adresse confirmée, et la vôtre ne l’est pas encore.',
  sendLink: 'Recevoir un lien pour la confirmer',
  linkSent:
    'Le lien vient de partir. Ouvrez-le dans un navigateur où vous êtes connecté, puis confirmez.',
};

export const privacy = {
  heading: 'Confidentialité',
  kept: 'Votre progression est gardée : les leçons que vous ouvrez et lisez, avec la date, et l’endroit atteint dans chacune, pour vous dire où reprendre.',
  notKept: 'Votre progression n’est pas gardée : rien n’est noté des leçons que vous lisez.',
  stop: 'Ne plus garder ma progression',
  stopText:
    'Ce qui est noté est effacé aussitôt, et ne pourra pas être retrouvé : leçons ouvertes, endroit atteint dans chacune, leçons lues, quiz et révisions.',
  stopConfirm: 'Effacer et ne plus noter',
  start: 'Garder ma progression',
  stopped:
    'Votre progression est effacée et n’est plus notée. Seul un quiz commencé est gardé, jusqu’à ce que vous le terminiez, ou trente jours au plus.',
  started: 'Votre progression est gardée à partir de maintenant.',
  facts: [
    'Votre compte n’a pas de page publique : les autres membres ne voient ni votre nom, ni vos leçons, ni votre abonnement.',
    'Rien n’est vendu, ni transmis à un annonceur. Il n’y a pas de mesure d’audience.',
  ],
  policy: 'Ce que nous gardons, et combien de temps',
};

export const data = {
  heading: 'Vos données',
  export: {
    heading: 'Recevoir une copie',
    text: 'Un fichier avec ce que notre base garde de votre compte, sauf les secrets, les empreintes, le contenu des e-mails en attente et le journal des envois à votre outil, qui se lit dans les paramètres. Son début explique les parties principales et dit ce qui est gardé ailleurs.',
    action: 'Télécharger mes données',
    ready: 'Le fichier est prêt, et votre navigateur l’a enregistré.',
    file: 'mes-donnees-{day}.json',
  },
  erase: {
    heading: 'Effacer le compte',
    text: 'C’est définitif. Voici ce qui se passe :',
    goes: [
      'votre abonnement est résilié tout de suite, et le reste du mois payé n’est pas remboursé : dans les quatorze jours qui suivent la commande, renoncez d’abord au contrat si vous voulez être remboursé ;',
      'compte, identité, progression, notes, certificat, préférences et codes de secours sont effacés ; gardez d’abord les fichiers de votre certificat : son numéro ne pourra plus être vérifié, mais ses fichiers le pourront encore ;',
      'les rendez-vous pris et les messages envoyés à l’assistance avec ce compte le sont aussi, comme l’adresse laissée pour être prévenu de l’ouverture des signaux, si c’est la même et que vous l’ayez confirmée dans le compte ;',
      'un dernier e-mail vous dit que c’est fait.',
    ],
    keptTitle: 'Ce qui reste, si vous avez passé commande :',
    kept: [
      'les factures, dix ans, chez Stripe : le code de commerce l’impose ;',
      'la preuve de la commande, pendant dix ans après la fin du contrat, et celle d’une résiliation ou d’une rétractation, s’il y en a une, pendant cinq ans, détachées de votre nom et de votre adresse ; après une rétractation, aussi les empreintes de l’adresse et de la carte.',
    ],
    begin: 'Effacer mon compte',
    field: 'Tapez votre adresse, {email}, pour confirmer',
    confirm: 'Effacer définitivement',
    busy: 'Effacement…',
  },
  farewell: {
    heading: 'Votre compte est effacé',
    text: 'Ce navigateur est déconnecté, dans tous ses onglets. Un dernier e-mail vous le confirme.',
    nothingKept:
      'Une fois cet e-mail parti, il ne reste de ce compte dans notre base que la trace de l’effacement : des numéros et des dates, sans nom ni adresse, pendant 90 jours.',
    keptTitle:
      'Outre la trace de l’effacement (des numéros et des dates, pendant 90 jours), il reste :',
    kept: {
      invoices: 'Vos factures, chez Stripe, pendant dix ans : le code de commerce l’impose.',
      checkout_evidence:
        'La preuve de ce que vous aviez accepté en commandant, pendant dix ans, ou déclaré pour mettre fin au contrat, pendant cinq ans, sans votre nom ni votre adresse ; après une rétractation, aussi les empreintes de l’adresse et de la carte.',
    },
    home: 'Retour à l’accueil',
  },
};
