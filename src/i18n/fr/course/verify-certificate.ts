/** The page that verifies a certificate. */
export const verifyCertificate = {
  title: 'Vérifier un certificat de la formation',
  description:
    'Vérifiez un certificat de la formation par son numéro ou par son fichier. Le fichier reste sur votre appareil : sa signature est contrôlée ici même.',
  heading: 'Vérifier un certificat',
  lede: 'Par son numéro, ou par son fichier. Aucun compte n’est nécessaire.',
  noScript:
    'La vérification se fait dans votre navigateur, ce qui demande JavaScript. Sans lui, écrivez-nous le numéro : une personne vous répondra.',
  number: {
    title: 'Le numéro du certificat',
    hint: 'Il est imprimé en haut à droite, sous la forme ECT-XXXX-XXXX-XXXX.',
    check: 'Vérifier le numéro',
  },
  file: {
    choose: 'Choisir un fichier',
    title: 'Ou le fichier : PDF, image PNG ou badge JSON',
    hint: 'Le fichier ne quitte pas votre appareil. Seules la clé publique et la liste des révocations sont demandées au site.',
  },
  checking: 'Vérification…',
  failed: 'La vérification n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  about: [
    {
      heading: 'Ce qu’un certificat valide atteste',
      text: 'Un travail accompli : toutes les leçons terminées et tous les quiz réussis, sur des questions tirées au hasard. Ni un diplôme reconnu par l’État, ni une identité. [En savoir plus](page:certificate)',
    },
    {
      heading: 'Numéro ou fichier',
      text: 'Le numéro dit si le site a délivré ce certificat, et ne montre le nom que si son titulaire l’a décidé. Le fichier contient le nom ; sa signature prouve que rien n’y a été changé.',
    },
    {
      heading: 'Sans ce site',
      text: 'Le badge suit la norme Open Badges 3.0 : tout outil qui la connaît (signature eddsa-rdfc-2022) le vérifie avec la clé publiée ici.',
    },
  ],
  published: {
    heading: 'Ce que le site publie',
    issuer: 'L’émetteur et ses clés publiques',
    revocations: 'La liste des certificats révoqués',
  },
};
