import { inactive, onHold } from '../billing/inactive.ts';
import { dashboard } from './dashboard.ts';
import { notesPage } from './notes.ts';

/** Account pages: dashboard, settings, sign-up, return from Google. */
export const members = {
  membersOnly: {
    signIn: 'Se connecter',
    createAccount: 'Créer un compte',
    alreadyMember: 'Vous avez déjà un compte ?',
    checking: 'Chargement de votre compte…',
    slow: 'Cela prend plus de temps que prévu.',
    failed: 'Votre session n’a pas pu être lue. Rien n’est perdu. Réessayez dans un instant.',
    retry: 'Réessayer',
    noScript:
      'L’ouverture de votre compte demande JavaScript. Sans lui, écrivez-nous : une personne vous répondra.',
  },
  badge: {
    ...inactive,
    ...onHold,
    loading: 'Vérification de l’abonnement…',
    failed: 'Abonnement non vérifié',
    failedText:
      'Une erreur est survenue lors de la récupération de votre abonnement. Rien n’est perdu et rien n’est à payer.',
    none: 'Aucun abonnement actif',
    noneText:
      'La leçon gratuite vous est ouverte. Les autres leçons publiées s’ouvrent avec un abonnement mensuel, sans engagement.',
    ended: 'Abonnement terminé',
    endedText:
      'Votre abonnement a pris fin. Vous gardez votre compte, votre progression et la leçon gratuite. Les autres leçons se rouvrent avec une formule, quand vous le souhaitez.',
    endedOnText:
      'Votre abonnement a pris fin le {date}. Vous gardez votre compte, votre progression et la leçon gratuite. Les autres leçons se rouvrent avec une formule, quand vous le souhaitez.',
    unpaidText:
      'Le dernier paiement n’a pas abouti. L’accès est suspendu, sans pénalité, et revient dès que le paiement passe. Dans vos paramètres, vous pouvez régler, changer de carte ou résilier.',
    paymentFailed: 'Paiement refusé',
    paymentFailedText:
      'Votre banque a refusé le dernier prélèvement. Les leçons restent ouvertes jusqu’au {date}, le temps de régler.',
    actionRequired: 'Votre banque attend votre confirmation',
    actionRequiredText:
      'Le dernier prélèvement doit être confirmé auprès de votre banque. Les leçons restent ouvertes jusqu’au {date}, le temps de le faire.',
    changePendingText:
      'Votre changement de formule doit être confirmé auprès de votre banque. D’ici là, rien ne change : vous gardez votre formule, et les leçons restent ouvertes.',
    write: 'Nous écrire',
    retry: 'Réessayer',
    plans: 'Voir les formules',
    confirmChange: 'Confirmer auprès de ma banque',
    check: 'J’ai payé, mais je n’ai pas accès',
  },
  dashboard,
  notesPage,
  createAccount: {
    title: 'Créer un compte gratuit',
    description:
      'Un compte gratuit ouvre la première leçon. Ce qui est demandé, pourquoi, et à quoi servent vos données. Aucune carte bancaire.',
    heading: 'Créer un compte',
    lede: 'Le compte est gratuit, ouvre la première leçon en entier et n’engage à rien.',
    asked: {
      heading: 'Ce qui vous est demandé',
      items: [
        {
          what: 'Prénom et nom',
          why: 'Pour vous saluer, et pour proposer un nom sur votre certificat.',
        },
        {
          what: 'Adresse e-mail',
          why: 'Pour vous reconnaître. Un code à six chiffres y est envoyé ; il est valable 10 minutes.',
        },
        {
          what: 'Mot de passe',
          why: 'Huit caractères au moins. Une phrase que vous retenez vaut mieux qu’un mot compliqué. Personne ici ne peut le lire.',
        },
      ],
    },
    notAsked: {
      heading: 'Ce que vous gardez pour vous',
      items: [
        'Votre carte bancaire : elle ne sert qu’à s’abonner, sur la page de Stripe.',
        'L’accès à un portefeuille ou à une plateforme d’échange.',
        'Votre phrase de récupération. Personne d’honnête ne la demande jamais.',
      ],
    },
    notUsed: {
      heading: 'À quoi servent vos données',
      text: 'À faire fonctionner le compte : code, paiement, messages que vous attendez. Elles ne sont ni vendues, ni louées, ni transmises à un annonceur.',
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

export { certificate } from '../course/certificate.ts';
