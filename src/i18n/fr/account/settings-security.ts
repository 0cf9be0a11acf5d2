/** Settings: the second factor and the sessions. */
export const twoFactor = {
  heading: 'Double authentification',
  off: 'À chaque connexion, six chiffres donnés par votre téléphone s’ajoutent au mot de passe. Voler l’un des deux ne suffit plus.',
  start: 'Activer',
  proof: {
    heading: 'Confirmez d’abord votre adresse',
    text: 'Si vous perdez votre téléphone, cette adresse sera notre seul moyen de vous aider. Nous envoyons un lien à {email} pour vérifier qu’elle est bien la vôtre.',
    send: 'Envoyer le lien',
    sent: 'Un lien vient de partir à {email}. Ouvrez-le dans un navigateur où vous êtes connecté, puis confirmez : la suite s’affichera ici d’elle-même.',
    resendIn: 'Vous pourrez demander un autre lien dans {n} s.',
    resend: 'Envoyer un autre lien',
    link: {
      heading: 'Confirmer votre adresse',
      text: 'Vous avez suivi le lien d’un e-mail. Rien n’est encore confirmé : ce bouton le fait.',
      confirm: 'Confirmer mon adresse',
      dismiss: 'Ne pas confirmer',
      signIn:
        'Connectez-vous d’abord au compte qui a demandé ce lien : cette page vous attend. Si ce compte n’est pas le vôtre, ne confirmez rien : un nouveau mot de passe en ferme l’accès à toute autre personne.',
      toSignIn: 'Se connecter',
      notMine: 'Choisir un nouveau mot de passe',
      confirmed:
        'C’est fait : votre adresse est confirmée. Les rappels choisis y seront envoyés, et vous pouvez activer la double authentification ; si elle attend dans un autre onglet, elle y continue d’elle-même.',
      done: 'Voir mes paramètres',
    },
  },
  scan: {
    heading: 'Relier une application',
    steps: [
      'Ouvrez une application d’authentification sur votre téléphone. Toutes conviennent.',
      'Faites-lui scanner cette image, ou recopiez la clé.',
      'Tapez ici les six chiffres qu’elle affiche.',
    ],
    picture: 'Code QR à scanner avec une application d’authentification',
    secret: 'Clé à recopier',
    copySecret: 'Copier la clé',
    confirm: 'Vérifier et activer',
  },
  code: 'Code à six chiffres',
  shortCode: 'Le code compte six chiffres.',
  copied: 'Copié.',
  notCopied: 'Votre navigateur refuse la copie. Sélectionnez le texte et copiez-le vous-même.',
  codes: {
    heading: 'Vos codes de secours',
    text: 'Téléphone perdu ? Un de ces codes le remplace à la connexion. S’en servir désactive la double authentification, et les autres codes ne sont plus valables. Cette liste ne sera plus affichée.',
    sheet: 'Codes de secours, {site}, {date}',
    copy: 'Copier',
    download: 'Télécharger',
    print: 'Imprimer',
    file: 'codes-de-secours.txt',
    kept: 'Je les ai gardés ailleurs que sur mon téléphone.',
    keepFirst: 'Gardez-les d’abord, puis cochez la case : ils ne seront plus affichés.',
    finish: 'Terminer',
  },
  on: 'Activée depuis le {date}.',
  left: {
    one: '{n} code de secours n’a pas encore servi.',
    other: '{n} codes de secours n’ont pas encore servi.',
  },
  none: 'Il ne vous reste aucun code de secours. Sans code, la perte du téléphone vous ferme l’accès au compte.',
  uncounted: 'Vos codes de secours n’ont pas pu être comptés.',
  renew: 'Créer dix nouveaux codes',
  renewText: 'Les codes que vous avez gardés ne seront plus valables.',
  renewConfirm: 'Remplacer mes codes',
  stop: 'Désactiver',
  stopText: 'Le mot de passe suffira de nouveau. Tapez le code que votre application affiche.',
  stopConfirm: 'Désactiver la double authentification',
  stopped: 'La double authentification est désactivée.',
};

export const sessions = {
  heading: 'Déconnexion',
  here: 'Se déconnecter ici ferme la session de ce navigateur, dans tous ses onglets. Vos autres appareils restent connectés.',
  signOut: 'Se déconnecter',
  everywhere:
    'Un appareil perdu, ou un doute ? Fermez toutes vos sessions, celle-ci comprise. Une page déjà ouverte ailleurs peut le rester une heure au plus.',
  signOutEverywhere: 'Se déconnecter partout',
};
