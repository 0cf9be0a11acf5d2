/** Pages of an account: dashboard, settings, creating one, coming back to one. */
export const members = {
  gate: {
    signIn: 'Se connecter',
    createAccount: 'Créer un compte',
    alreadyMember: 'Vous avez déjà un compte ?',
    checking: 'Lecture de votre compte…',
    failed:
      'Votre session n’a pas pu être lue. Rien n’est perdu. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
    noScript:
      'Votre compte est lu par votre navigateur, ce qui demande JavaScript. Sans lui, écrivez-nous : une personne vous répondra.',
  },
  badge: {
    loading: 'Vérification de l’abonnement…',
    failed: 'Abonnement non vérifié',
    failedText:
      'Une erreur est survenue lors de la récupération de votre abonnement. Rien n’est perdu et rien n’est à payer.',
    none: 'Aucun abonnement actif',
    noneText:
      'La leçon gratuite vous est ouverte. Les autres leçons publiées s’ouvrent avec un abonnement mensuel, sans engagement. Si vous payez déjà et lisez ceci, écrivez-nous : rien n’est perdu.',
    active: 'Abonnement actif',
    retry: 'Réessayer',
    plans: 'Voir les formules',
    changePlan: 'Comparer les formules',
  },
  facts: {
    status: 'Statut',
    active: 'Actif',
    amount: 'Montant',
    perMonth: '{price} par mois',
    start: 'Début',
    renews: 'Prochain renouvellement',
    until: 'Accès ouvert jusqu’au',
    autoRenew: 'Renouvellement automatique',
    on: 'Activé',
    off: 'Désactivé',
  },
  dashboard: {
    title: 'Tableau de bord',
    description:
      'Votre prochaine leçon, l’état de votre abonnement et les raccourcis de votre espace. Page réservée aux personnes connectées.',
    heading: 'Tableau de bord',
    hello: 'Bonjour',
    signedOut: {
      title: 'Connectez-vous pour ouvrir votre espace',
      text: 'Vous y trouverez votre prochaine leçon et l’état de votre abonnement. Un compte est gratuit et ouvre la première leçon.',
    },
    next: {
      start: 'Commencer par : {title}',
      place: 'leçon {n} sur {total}',
      open: 'Ouvrir la leçon',
      then: 'Ensuite',
      thenLocked: 'Ensuite, avec un abonnement',
      minutes: '{n} min',
      programme: 'Voir tout le programme',
    },
    published: {
      one: '{n} leçon est publiée sur {total} ; les suivantes s’ajouteront sans supplément.',
      other: '{n} leçons sont publiées sur {total} ; les suivantes s’ajouteront sans supplément.',
    },
    signals: {
      heading: 'Signaux',
      included: 'Votre formule les comprend. Aucun signal n’a été publié à ce jour.',
      notIncluded:
        'Votre formule ne les comprend pas. Elle vous apprend à vous en passer, ce qui reste le but.',
      none: 'Ils font partie de la formule Formation + Signaux.',
      loading: 'Lecture de votre formule…',
      unknown: 'Nous ne savons pas dire, pour l’instant, si votre formule les comprend.',
      read: 'Comment se lit un signal',
    },
    shortcuts: {
      heading: 'Raccourcis',
      items: {
        course: 'Les vingt leçons, module par module',
        articles: 'Un mécanisme, un calcul, sans compte',
        dictionary: 'Un mot, une phrase, un exemple',
        market: 'Lire les colonnes d’un tableau',
        support: 'Une question, un problème, une erreur',
        appointment: 'Trente minutes pour vos questions',
      },
    },
  },
  settings: {
    title: 'Paramètres du compte',
    description:
      'Votre nom, votre adresse, votre abonnement et la session de ce navigateur. Page réservée aux personnes connectées.',
    heading: 'Paramètres du compte',
    lede: 'Qui vous êtes ici, ce que vous payez, et comment y changer quelque chose.',
    signedOut: {
      title: 'Connectez-vous pour voir vos paramètres',
      text: 'Ils ne s’affichent que sur un navigateur où vous êtes connecté.',
    },
    identity: {
      heading: 'Identité',
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'Adresse e-mail',
      missing: 'Non renseigné',
    },
    subscription: 'Abonnement',
    session: {
      heading: 'Session',
      text: 'Se déconnecter efface la session de ce navigateur, dans tous ses onglets. Vos autres appareils restent connectés.',
      signOut: 'Se déconnecter',
    },
    rest: {
      heading: 'Corriger, résilier, effacer',
      text: 'Écrivez-nous depuis l’adresse de votre compte, une phrase suffit.',
      items: [
        'corriger votre nom ou votre adresse',
        'changer de mot de passe',
        'résilier votre abonnement : l’accès reste ouvert jusqu’à la fin du mois payé',
        'recevoir une copie de vos données, ou les faire effacer',
      ],
      write: 'Écrire à propos de mon compte',
      subject: 'Mon compte',
      privacy: 'Ce que nous gardons, et combien de temps',
    },
  },
  createAccount: {
    title: 'Créer un compte gratuit',
    description:
      'Un compte gratuit ouvre la première leçon. Ce qui est demandé, pourquoi, et à quoi vos données ne serviront pas. Aucune carte bancaire.',
    heading: 'Créer un compte',
    lede: 'Il est gratuit, il ouvre la première leçon en entier et il n’engage à rien d’autre.',
    action: 'Créer mon compte',
    signedIn: {
      title: 'Vous avez déjà un compte, et il est ouvert',
      text: 'Ce navigateur est connecté. Il n’y a rien à créer.',
      dashboard: 'Aller au tableau de bord',
      lesson: 'Lire la leçon gratuite',
    },
    asked: {
      heading: 'Ce qui vous est demandé',
      items: [
        { what: 'Prénom et nom', why: 'Pour vous saluer et, un jour, écrire votre certificat.' },
        {
          what: 'Adresse e-mail',
          why: 'Pour vous reconnaître. Un code à six chiffres y est envoyé ; il vaut 10 minutes.',
        },
        {
          what: 'Mot de passe',
          why: 'Huit caractères au moins. Une phrase que vous retenez vaut mieux qu’un mot compliqué. Personne ici ne peut le lire.',
        },
      ],
    },
    notAsked: {
      heading: 'Ce qui ne vous est pas demandé',
      items: [
        'Votre carte bancaire : elle ne sert qu’à s’abonner, sur la page de Stripe.',
        'L’accès à un portefeuille ou à une plateforme d’échange.',
        'Votre phrase de récupération. Personne d’honnête ne la demande jamais.',
      ],
    },
    notUsed: {
      heading: 'À quoi vos données ne servent pas',
      text: 'Elles ne sont ni vendues, ni louées, ni transmises à un annonceur. L’adresse sert à faire fonctionner le compte : code, paiement, messages que vous attendez.',
      privacy: 'Lire la politique de confidentialité',
    },
    opens: {
      heading: 'Ce que le compte ouvre',
      items: [
        { text: 'La leçon gratuite, avec ses schémas et son quiz', included: true },
        { text: 'Votre tableau de bord et vos paramètres', included: true },
        { text: 'Les autres leçons publiées, qui demandent un abonnement', included: false },
      ],
    },
  },
  resetPassword: {
    title: 'Retrouver l’accès à votre compte',
    description:
      'Mot de passe oublié : comment retrouver l’accès à votre compte, d’où nous écrire, et ce qu’il ne faut jamais envoyer.',
    heading: 'Retrouver l’accès à votre compte',
    lede: 'Un mot de passe oublié ne ferme rien : votre compte et votre abonnement restent où ils sont.',
    steps: [
      {
        title: 'Essayez d’abord de vous connecter',
        text: 'Le mot de passe compte huit caractères ou davantage. Votre navigateur l’a peut-être gardé ; le bouton « Afficher » montre ce que vous tapez.',
      },
      {
        title: 'Sinon, écrivez-nous depuis l’adresse du compte',
        text: 'C’est cette adresse qui prouve que le compte est le vôtre. Écrivez seulement que vous souhaitez un nouveau mot de passe.',
      },
      {
        title: 'N’envoyez jamais le mot de passe',
        text: 'Ni l’ancien, ni un nouveau, ni un code, ni une phrase de récupération. Nous ne les demandons pas ; quiconque les demande en notre nom ment.',
      },
    ],
    signIn: 'Se connecter',
    write: 'Demander de l’aide par e-mail',
    subject: 'Accès à mon compte',
    signedIn: 'Vous êtes connecté sur ce navigateur : votre compte est ouvert.',
    dashboard: 'Aller au tableau de bord',
  },
  authCallback: {
    title: 'Retour de connexion',
    description:
      'Page de passage entre un service de connexion et votre compte. Elle ne demande rien et mène à la suite.',
    heading: 'Il n’y a rien à faire sur cette page',
    signedOut:
      'On y passe après s’être identifié auprès d’un autre service. Vous y êtes arrivé autrement : un lien ancien, un signet, une adresse recopiée. Aucune connexion n’a eu lieu et rien n’a été modifié.',
    signedIn: 'Vous êtes connecté sur ce navigateur. Votre espace est ouvert.',
    signIn: 'Se connecter',
    dashboard: 'Aller au tableau de bord',
    home: 'Retour à l’accueil',
    help: 'Vous cherchiez à vous connecter et cela n’a pas marché ? Décrivez-nous ce que vous avez vu.',
    write: 'Nous écrire',
    subject: 'Connexion au site',
  },
};

export { certificate } from './certificate.ts';
