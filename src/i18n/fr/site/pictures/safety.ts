/** Alternative texts of the drawn pictures of the dictionary: safety. */
export const safety = {
  hameconnage: 'Une enveloppe fermée, et un hameçon à côté.',
  'phrase-de-recuperation': 'Douze mots sur une feuille, d’où sortent trois clés.',
  portefeuille:
    'Un portefeuille garde une clé. Elle désigne un bloc qui, lui, reste sur la chaîne.',
  adresse: 'Trois pièces arrivent vers une longue suite de caractères ; rien n’en sort.',
  'cle-privee': 'Une grande clé à côté d’un cadenas qu’elle a ouvert.',
  'cle-publique':
    'Une flèche va d’une petite clé à une clé publiée ; le chemin du retour est barré.',
  'signature-numerique': 'Un texte, le sceau qui le termine et la coche de celui qui l’a vérifié.',
  'portefeuille-materiel': 'Un petit appareil avec son écran ; la clé reste à l’intérieur.',
  'portefeuille-logiciel': 'Une clé dans un téléphone, et les ondes qui le relient au réseau.',
  'stockage-a-froid': 'Une clé dans un coffre ; le fil qui irait au réseau est coupé.',
  multisignature: 'Deux clés sur trois suffisent à ouvrir un cadenas.',
  autoconservation: 'Une clé gardée dans une maison.',
  depositaire: 'Une personne reliée à une armoire où une société garde six clés, dont la sienne.',
  'approbation-de-depense':
    'Une petite part d’un avoir est utile à l’échange ; tout le reste peut partir vers un hameçon.',
  'empoisonnement-d-adresse': 'Deux adresses aux mêmes extrémités, dont le milieu diffère.',
  'double-authentification': 'Un mot de passe, plus un code sur un téléphone, et une coche.',
  'cle-d-acces': 'Une clé propre à un site, déverrouillée par une empreinte digitale.',
  'detournement-de-sim': 'Une carte SIM passe d’un téléphone éteint à celui d’un autre.',
  'logiciel-malveillant': 'Un insecte sur l’écran d’un ordinateur.',
  'arnaque-a-l-amitie': 'Un message avec un cœur, et un hameçon à côté.',
  'pyramide-de-ponzi': 'Une pyramide de participants ; l’argent monte, et la rangée du bas manque.',
  'tirage-de-tapis': 'Un tapis est tiré, et les pièces posées dessus tombent.',
  'jeton-piege': 'Un pot où une pièce entre et dont la sortie est barrée.',
  'phrase-additionnelle':
    'Douze mots et un texte de plus donnent une clé ; les mots seuls en donnent une autre.',
  'chemin-de-derivation': 'Un arbre de branches, dont un seul trajet mène à une clé.',
  'preuve-de-reserves':
    'Un cadre de photo montre les actifs et les soldes ; les autres dettes restent en dehors.',
  'cryptographie-asymetrique': 'Une clé ferme un cadenas, une autre l’ouvre.',
  entropie: 'Deux dés, et au-dessous la suite de bits qu’ils ont tirée.',
  'siphonneur-de-portefeuille': 'Un tuyau vide un portefeuille dans un bac.',
  'arnaque-a-la-recuperation':
    'Une bouée de sauvetage au bout d’une ligne de pêche, et une pièce qu’elle attire.',
  'partage-de-secret': 'Une clé coupée en trois parts, dont deux sont réunies.',
};
