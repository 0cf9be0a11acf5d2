/** Settings: the second factor and the sessions. */
export const twoFactor = {
  heading: 'Double authentification',
  off: 'À chaque connexion, six chiffres donnés par votre téléphone s’ajoutent au mot de passe. Voler l’un des deux ne suffit plus.',
  start: 'Activer',
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
    text: 'Téléphone perdu ? Un de ces codes le remplace à la connexion. S’en servir désactive la double authentification, et les autres codes ne valent plus rien. Ils ne seront plus affichés.',
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
  turnedOn: 'La double authentification est activée.',
  left: {
    one: '{n} code de secours n’a pas encore servi.',
    other: '{n} codes de secours n’ont pas encore servi.',
  },
  none: 'Il ne vous reste aucun code de secours. Sans code, un téléphone perdu vous ferme le compte.',
  uncounted: 'Vos codes de secours n’ont pas pu être comptés.',
  renew: 'Créer dix nouveaux codes',
  renewText: 'Les codes que vous avez gardés ne vaudront plus rien.',
  renewConfirm: 'Remplacer mes codes',
  stop: 'Désactiver',
  stopText: 'Le mot de passe suffira de nouveau. Tapez le code que votre application affiche.',
  stopConfirm: 'Désactiver la double authentification',
  stopped: 'La double authentification est désactivée.',
};

export const sessions = {
  heading: 'Sessions',
  here: 'Se déconnecter ici ferme la session de ce navigateur, dans tous ses onglets. Vos autres appareils restent connectés.',
  signOut: 'Se déconnecter',
  everywhere:
    'Un appareil perdu, ou un doute ? Fermez toutes vos sessions, celle-ci comprise. Une page déjà ouverte ailleurs peut le rester une heure au plus.',
  signOutEverywhere: 'Se déconnecter partout',
};
