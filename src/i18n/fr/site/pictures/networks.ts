/** Alternative texts of the drawn pictures of the dictionary: networks, layers, contracts. */
export const networks = {
  'couche-2': 'Une route légère chargée de petits paquets, portée par trois blocs.',
  rollup:
    'Six paiements se rejoignent dans une presse, qui dépose une seule écriture dans un bloc.',
  'reseau-lightning':
    'Deux personnes aux bouts d’un tube dont la cloison glisse ; chacune est reliée au sol par un pointillé.',
  pont: 'Un pont entre deux rives : à gauche un jeton sous cadenas, à droite son contour en pointillé.',
  'chaine-laterale':
    'Une chaîne de quatre blocs et, au-dessus, une chaîne plus courte, reliées par un seul coffre.',
  fourche: 'Une chaîne de deux blocs se sépare en deux branches.',
  consensus: 'Cinq nœuds désignent le même bloc ; un sixième, en pointillé, reste à l’écart.',
  'arbre-de-merkle':
    'Huit cases réunies deux par deux jusqu’à une seule ; un chemin relie l’une d’elles au sommet.',
  'explorateur-de-blocs': 'Une loupe agrandit une ligne d’un registre.',
  utxo: 'Deux billets entrent dans une transaction ; un billet en sort pour quelqu’un d’autre, un plus petit revient.',
  bitcoin: 'Une grande pièce frappée du signe de Bitcoin, entre deux blocs.',
  ethereum: 'Un cristal en deux moitiés, relié à deux programmes.',
  'contrat-intelligent': 'Un distributeur : une pièce entre d’un côté, un objet sort de l’autre.',
  'machine-virtuelle-ethereum':
    'Trois machines ont le même engrenage et donnent la même suite de barres.',
  trilemme: 'Un triangle ; un point, proche de deux sommets, est loin du troisième.',
  sequenceur: 'Des paquets arrivent en désordre dans une machine et en sortent en file.',
  nonce:
    'Un bloc dont une case se règle vers le haut ou vers le bas ; l’empreinte change avec elle.',
  decentralisation: 'Un toit sur six piliers : l’un manque, et le toit tient.',
};
