/** Auth pages: sign-up, password reset, the return from Google. */
export const waysIn = {
  createAccount: {
    heading: 'Vos informations',
    alreadyMember: 'Vous avez déjà un compte ?',
    signIn: 'Se connecter',
    created: {
      title: 'Votre compte est ouvert',
      text: 'Vous êtes connecté sur ce navigateur. La première leçon vous attend, en entier.',
      lesson: 'Lire la leçon gratuite',
      dashboard: 'Aller au tableau de bord',
    },
  },
  resetPassword: {
    title: 'Retrouver l’accès à votre compte',
    description:
      'Mot de passe oublié : demandez un lien à l’adresse de votre compte, puis choisissez un nouveau mot de passe. Ce qu’il ne faut jamais envoyer.',
    heading: 'Retrouver l’accès à votre compte',
    lede: 'Oublier son mot de passe ne fait rien perdre : votre compte et votre abonnement restent où ils sont.',
    ask: 'Demander un lien',
    link: {
      title: 'Votre lien est prêt',
      text: 'Il ne sert qu’une fois. Rien n’est fait tant que vous n’avez pas appuyé sur ce bouton : les messageries qui ouvrent les liens à votre place ne peuvent donc pas l’utiliser. Dès que vous appuyez, votre ancien mot de passe peut cesser de fonctionner.',
      submit: 'Choisir un nouveau mot de passe',
      busy: 'Vérification du lien…',
    },
    spent: {
      title: 'Ce lien ne peut plus servir',
      text: 'Il a déjà été utilisé, il a plus de 10 minutes, ou un lien plus récent l’a remplacé. Rien n’a changé sur votre compte.',
      used: 'Il vient de servir sur cette page, et votre ancien mot de passe ne fonctionne peut-être plus. Demandez un autre lien pour en choisir un nouveau.',
      malformed:
        'Il est incomplet : votre messagerie l’a peut-être coupé en deux. Recopiez-le en entier, ou demandez-en un autre.',
      again: 'Demander un autre lien',
    },
    steps: [
      {
        title: 'Le lien arrive à l’adresse du compte',
        text: 'C’est elle qui prouve que le compte est le vôtre. Le lien reste valable 10 minutes.',
      },
      {
        title: 'Vous choisissez un autre mot de passe',
        text: 'Les autres appareils sont alors déconnectés : si quelqu’un d’autre s’était servi de votre compte, il n’y est plus.',
      },
      {
        title: 'N’envoyez jamais de mot de passe',
        text: 'Ni l’ancien, ni le nouveau, ni un code, ni une phrase de récupération. Nous ne les demandons pas ; quiconque les demande en notre nom ment.',
      },
    ],
    help: 'Vous n’avez plus accès à cette messagerie ?',
    write: 'Écrivez-nous',
    subject: 'Accès à mon compte',
    signedIn: 'Vous êtes connecté sur ce navigateur : votre compte est ouvert.',
    dashboard: 'Aller au tableau de bord',
  },
  authCallback: {
    title: 'Retour de connexion',
    description:
      'Page de passage entre un service de connexion et votre compte. Elle vous ramène où vous étiez.',
    states: {
      waiting: {
        heading: 'Connexion en cours',
        text: 'Nous vérifions la réponse du service de connexion. Cela prend quelques secondes.',
      },
      nothing: {
        heading: 'Il n’y a rien à faire sur cette page',
        text: 'Elle s’ouvre après une connexion par un autre service. Vous y êtes arrivé autrement : un lien ancien, un signet, une adresse recopiée. Aucune connexion n’a eu lieu et rien n’a été modifié.',
      },
      refused: {
        heading: 'Vous n’avez pas donné votre accord à Google',
        text: 'Google ne nous a donc rien transmis et aucun compte n’a été ouvert. Vous pouvez recommencer, ou vous connecter avec une adresse et un mot de passe.',
      },
      spent: {
        heading: 'Cette connexion ne peut plus se terminer ici',
        text: 'Ce lien a déjà servi, a expiré, ou la connexion a commencé dans un autre navigateur ou sur un autre appareil. Pour votre sécurité, elle ne se termine que là où elle a commencé. Recommencez depuis ce navigateur.',
      },
      factor: {
        heading: 'Il reste une étape',
        text: 'Google vous a reconnu. Votre compte demande aussi le code de votre application d’authentification.',
      },
      network: {
        heading: 'Le serveur ne répond pas',
        text: 'La connexion n’a pas pu se terminer. Vérifiez votre connexion à internet, puis recommencez. Rien n’a été modifié.',
      },
      closed: {
        heading: 'Ce compte ne peut pas être ouvert ainsi',
        text: 'Le compte est suspendu, ou aucun nouveau compte ne peut être créé pour le moment. Écrivez-nous : une personne vous répondra.',
      },
      failed: {
        heading: 'La connexion n’a pas abouti',
        text: 'Google ou notre service de connexion a interrompu l’échange. Rien n’a été modifié. Recommencez, ou connectez-vous avec une adresse et un mot de passe.',
      },
    },
    signedIn: 'Vous êtes connecté sur ce navigateur. Votre compte est ouvert.',
    google: 'Recommencer avec Google',
    signIn: 'Se connecter autrement',
    code: 'Entrer le code',
    goOn: 'Revenir où vous étiez',
    dashboard: 'Aller au tableau de bord',
    home: 'Retour à l’accueil',
    help: 'Vous cherchiez à vous connecter et cela n’a pas marché ? Décrivez-nous ce que vous avez vu.',
    write: 'Nous écrire',
    subject: 'Connexion au site',
  },
};
