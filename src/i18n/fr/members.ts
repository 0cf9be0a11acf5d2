import { dashboard } from './dashboard.ts';

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
    ended: 'Abonnement terminé',
    endedText:
      'Votre abonnement a pris fin. Votre compte, votre progression et la leçon gratuite restent. Les autres leçons se rouvrent avec une formule, quand vous le souhaitez. Si vous payez encore et lisez ceci, écrivez-nous : rien n’est perdu.',
    unpaid: 'Paiement en attente',
    unpaidText:
      'Le dernier paiement n’a pas abouti. L’accès est suspendu, sans pénalité, et reprend dès que le paiement passe ; Stripe peut le présenter à nouveau. Vérifiez auprès de votre banque que la carte est valide et approvisionnée. Pour changer de carte ou arrêter l’abonnement, écrivez-nous, sans envoyer de numéro de carte.',
    write: 'Nous écrire',
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
  dashboard,
  createAccount: {
    title: 'Créer un compte gratuit',
    description:
      'Un compte gratuit ouvre la première leçon. Ce qui est demandé, pourquoi, et à quoi vos données ne serviront pas. Aucune carte bancaire.',
    heading: 'Créer un compte',
    lede: 'Il est gratuit, il ouvre la première leçon en entier et il n’engage à rien d’autre.',
    asked: {
      heading: 'Ce qui vous est demandé',
      items: [
        { what: 'Prénom et nom', why: 'Pour vous saluer et, un jour, écrire votre certificat.' },
        {
          what: 'Adresse e-mail',
          why: 'Pour vous reconnaître. Un code à six chiffres y est envoyé ; il vaut 10 minutes.',
        },
        {
          what: 'Téléphone, facultatif',
          why: 'Pour vous rappeler si vous l’avez demandé. Le compte s’ouvre aussi bien sans.',
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
};

export { certificate } from './certificate.ts';
