/** Company, policy and help pages: texts around their content, and the prefilled emails. */
export const company = {
  contents: 'Sommaire',
  write: 'Écrire',
  answers: 'Réponses',
  mailTo: 'Ouvre un message préparé, adressé à',
  support: {
    address: 'Adresse',
    call: 'Au téléphone',
    callLink: 'Réserver un appel',
    hours: 'Quand nous répondons',
    languages: 'Langues',
    languagesText: 'Français, anglais',
    priority: 'Ordre des réponses',
    priorityText: 'Les abonnés (Formation + Signaux en tête), puis l’ordre d’arrivée',
  },
  team: {
    page: 'Sa page publique',
  },
  mails: {
    cancel: {
      label: 'Résilier par e-mail',
      subject: 'Résiliation de mon abonnement',
      body: 'Bonjour,\n\nJe résilie mon abonnement.\n\nNom :\nAdresse e-mail du compte :\nFormule (Formation seule ou Formation + Signaux) :\nRéférence du contrat (ECT-…), si vous l’avez :\n\nMerci de me confirmer la date de fin.\n',
    },
    withdraw: {
      label: 'Se rétracter par e-mail',
      subject: 'Rétractation',
      body: 'Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous.\n\nFormule :\nRéférence du contrat (ECT-…), si vous l’avez :\nCommandé le :\nNom du consommateur :\nAdresse du consommateur :\nAdresse e-mail du compte :\nDate :\n',
    },
    appointment: {
      label: 'Demander un rendez-vous',
      subject: 'Demande de rendez-vous',
      body: 'Bonjour,\n\nPrénom et nom :\nTéléphone :\nLangue (français ou anglais) :\n\nTrois créneaux qui me conviennent (jour et heure de Paris) :\n1.\n2.\n3.\n\nMes questions :\n\nCe que j’ai déjà lu ou essayé :\n',
    },
    join: {
      label: 'Proposer votre contribution',
      subject: 'Contribuer au site',
      body: 'Bonjour,\n\nPrénom et nom :\nCe que je sais expliquer :\nUn texte que j’ai écrit (lien) :\nMes liens d’intérêts (crypto-actifs détenus, employeur, partenariats) :\n',
    },
    error: {
      label: 'Signaler une erreur',
      subject: 'Erreur sur une page',
      body: 'Bonjour,\n\nAdresse de la page :\nLa phrase ou le chiffre :\nCe qui est exact, et ma source :\n',
    },
    security: {
      label: 'Signaler une faille',
      subject: 'Signalement de sécurité',
      body: 'Bonjour,\n\nAdresse ou fonction concernée :\nCe que j’ai observé :\nComment le reproduire :\nComment me joindre :\n',
    },
    complaint: {
      label: 'Faire une réclamation',
      subject: 'Réclamation',
      body: 'Bonjour,\n\nNom :\nAdresse e-mail du compte, s’il y en a un :\nLes faits, avec leur date :\nCe que je demande :\n',
    },
    barrier: {
      label: 'Signaler un obstacle',
      subject: 'Accessibilité',
      body: 'Bonjour,\n\nAdresse de la page :\nCe que je n’arrive pas à faire :\nNavigateur, appareil et aide technique utilisés :\n',
    },
  },
  /** Subjects of a message; each key is a group of the FAQ. */
  topics: [
    {
      key: 'account',
      title: 'Compte et connexion',
      text: 'Indiquez l’adresse du compte, l’heure de l’essai et le message affiché. Jamais votre mot de passe ni un code.',
      subject: 'Compte',
      body: 'Bonjour,\n\nAdresse e-mail du compte :\nJour et heure de l’essai :\nMessage affiché :\nNavigateur et appareil :\n',
    },
    {
      key: 'payment',
      title: 'Paiement et abonnement',
      text: 'Indiquez la formule, la date et le montant du débit. Jamais votre numéro de carte.',
      subject: 'Paiement',
      body: 'Bonjour,\n\nAdresse e-mail du compte :\nFormule :\nDate et montant du débit :\nCe que je demande :\n',
    },
    {
      key: 'lessons',
      title: 'Leçons et contenus',
      text: 'Pour une question de fond ou une erreur : l’adresse de la page, la phrase et votre calcul.',
      subject: 'Leçon',
      body: 'Bonjour,\n\nAdresse de la page :\nLa phrase ou le calcul :\nMa question :\n',
    },
    {
      key: 'signals',
      title: 'Signaux',
      text: 'Nous expliquons la méthode et les mots. Nous ne disons pas s’il faut suivre un signal, ni avec quelle somme.',
      subject: 'Signaux',
      body: 'Bonjour,\n\nAdresse e-mail du compte :\nMa question :\n',
    },
    {
      key: 'security',
      title: 'Sécurité et arnaques',
      text: 'Un message suspect, une faille, un compte que vous ne reconnaissez pas : transmettez-nous ce que vous avez vu.',
      subject: 'Sécurité',
      body: 'Bonjour,\n\nCe que j’ai vu ou reçu, et quand :\nAdresse ou compte de l’expéditeur :\nCe que j’ai déjà fait :\n',
    },
    {
      key: 'rights',
      title: 'Données et réclamations',
      text: 'Accès, copie, effacement, ou désaccord avec nous : écrivez depuis l’adresse du compte si vous en avez un.',
      subject: 'Données et réclamations',
      body: 'Bonjour,\n\nNom :\nAdresse e-mail du compte :\nCe que je demande :\n',
    },
  ],
};
