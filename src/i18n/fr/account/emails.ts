/** The emails about an account. */
export const accountEmails = {
  settings: 'Ouvrir les paramètres',
  protectionReason:
    'Nous écrivons chaque fois que la protection d’un compte change. Une question ? {email}',
  deleted: {
    subject: 'Votre compte est effacé',
    title: 'Votre compte est effacé',
    requested: {
      text: 'Vous l’aviez demandé depuis vos paramètres.',
      reason: 'Ce message confirme votre demande. Si elle ne vient pas de vous, écrivez à {email}.',
    },
    unused: {
      text: 'Il n’avait pas servi depuis deux ans, et nous vous avions écrit un mois auparavant.',
      reason: 'Nous effaçons les comptes inutilisés depuis deux ans. Une question ? {email}',
    },
    text: 'Votre profil, votre progression, vos notes, votre certificat et vos préférences ne sont plus dans notre base, et aucun abonnement ne court plus : rien d’autre ne vous sera débité.',
    remains:
      'Outre la trace de l’effacement (des numéros et des dates, pendant 90 jours), il reste :',
    nothingRemains:
      'Une fois cet e-mail parti, il ne reste de ce compte dans notre base que la trace de l’effacement : des numéros et des dates, sans nom ni adresse, pendant 90 jours. Un message envoyé ou un rendez-vous pris sans connexion n’y était pas rattaché : demandez-en l’effacement depuis l’adresse que vous aviez donnée.',
    kept: {
      invoices: 'Vos factures, chez Stripe, pendant dix ans : la loi l’impose à tout commerçant.',
      checkout_evidence:
        'La preuve de ce que vous aviez accepté en commandant, pendant dix ans après la fin du contrat, et celle de ce que vous avez déclaré, le cas échéant, pour y mettre fin, pendant cinq ans après cette fin, sans votre nom ni votre adresse. Après une rétractation, nous gardons aussi les empreintes de votre adresse et de votre carte, que nous ne savons pas relire.',
    },
    after:
      'L’adresse de ce compte disparaît de nos registres d’envoi avec ce message. Vous pouvez créer un nouveau compte quand vous le voulez ; l’ancien ne peut pas être rétabli.',
  },
  unused: {
    subject: 'Votre compte sera effacé après le {date}',
    title: 'Votre compte n’a pas servi depuis près de deux ans',
    paragraphs: [
      'Sans connexion de votre part, nous l’effacerons après le {date}, avec votre profil, votre progression, vos notes, votre certificat et vos préférences. Aucun abonnement n’est en cours : rien ne vous est débité.',
      'Pour le garder, connectez-vous avant cette date ; rien d’autre à faire. Vous pouvez aussi l’effacer dès maintenant dans vos paramètres, ou ne rien faire.',
    ],
    action: 'Me connecter',
    reason:
      'Nous ne gardons pas les données d’un compte dont personne ne se sert : c’est un engagement de notre politique de confidentialité. Une question ? {email}',
  },
  secondFactorRemoved: {
    subject: 'Un code de secours a désactivé la double authentification',
    title: 'La double authentification est désactivée',
    paragraphs: [
      'Le {at} (heure de Paris), un code de secours a servi à la désactiver. Votre mot de passe suffit désormais pour vous connecter, et les autres codes ne sont plus valables.',
      'Si c’était vous, réactivez-la avec votre nouvel appareil. Sinon, quelqu’un connaît votre mot de passe et un de vos codes : changez le mot de passe, puis déconnectez-vous partout, dans les paramètres.',
    ],
  },
  recoveryCodesRenewed: {
    subject: 'Vos codes de secours ont changé',
    title: 'Vos codes de secours ont changé',
    paragraphs: [
      'Le {at} (heure de Paris), dix nouveaux codes ont été créés pour votre compte. Les précédents ne sont plus valables.',
      'Si ce n’était pas vous, changez votre mot de passe, puis déconnectez-vous partout, dans les paramètres.',
    ],
  },
  signUpCode: {
    subject: 'Votre code : {code}',
    greeting: 'Bonjour,',
    greetingTo: 'Bonjour {name},',
    instruction: 'Saisissez ce code pour confirmer votre adresse e-mail.',
    code: 'Code',
    validity: 'Il est valable 10 minutes.',
    reason: 'Vous n’avez rien demandé ? Ignorez ce message : aucun compte ne sera créé.',
  },
  addressLink: {
    subject: 'Confirmez votre adresse e-mail',
    title: 'Confirmez votre adresse',
    paragraphs: [
      'La double authentification et les rappels par e-mail de votre compte attendent cette confirmation. Ouvrez ce lien dans un navigateur où vous êtes connecté, puis appuyez sur le bouton de la page.',
    ],
    action: 'Confirmer mon adresse',
    after: ['Le lien est valable une heure.'],
    notMine:
      'Ce compte n’est pas le vôtre ? Choisissez un mot de passe, et personne d’autre que vous n’y aura accès',
    reason:
      'Si vous n’avez rien demandé, quelqu’un s’est peut-être inscrit avec votre adresse : sans votre confirmation, il ne peut pas vous en fermer l’accès. Une question ? {email}',
  },
  earlierAccessEnded: {
    subject: 'Cette adresse est confirmée : les anciens accès au compte sont fermés',
    title: 'Votre adresse est confirmée',
    paragraphs: [
      'Le {at} (heure de Paris), vous avez montré que cette adresse est bien la vôtre. Personne ne l’avait encore fait pour ce compte : quelqu’un d’autre aurait pu l’ouvrir à votre place.',
      'Tous les accès antérieurs au compte sont donc fermés : ancien mot de passe, autres sessions, double authentification et codes de secours. Si vous vous en serviez vous-même, choisissez un nouveau mot de passe et réactivez la double authentification dans les paramètres.',
      'Rien d’autre ne change : votre abonnement et votre progression restent où ils sont.',
    ],
  },
};
