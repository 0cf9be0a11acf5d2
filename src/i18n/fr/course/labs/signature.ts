/** The lab on signatures. */
export const signatureLab = {
  title: 'Signer un ordre, vérifier sans secret',
  keys: 'Clés d’Ana',
  secretKey: 'clé privée',
  secretText: 'gardée par le navigateur, jamais affichée',
  publicKey: 'clé publique',
  order: 'Ordre',
  defaultOrder: 'Ana paie 10 € à Léo',
  forgedOrder: 'Ana paie 90 € à Léo',
  sign: 'Signer avec la clé d’Ana',
  signature: 'Signature',
  unsigned: 'pas encore signé',
  received: 'Ordre reçu par le réseau',
  checkWith: 'Vérifié avec la clé publique',
  ana: 'd’Ana',
  mia: 'de Mia',
  states: { none: 'en attente', valid: 'signature valable', invalid: 'signature refusée' },
  say: {
    none: 'Signez l’ordre d’Ana : sa clé privée produit une signature de 64 octets, liée à ce texte et à cette clé.',
    valid:
      'La signature correspond à ce texte et à la clé publique d’Ana. Le vérificateur n’a jamais vu la clé privée.',
    altered:
      'Le texte reçu n’est plus celui qui a été signé : la même signature ne lui convient pas.',
    other:
      'Cette signature ne vient pas de la clé de Mia. Une clé publique ne vérifie que les signatures de sa propre clé privée.',
  },
  formula:
    'ECDSA sur la courbe P-256, calculé par votre navigateur. Bitcoin et Ethereum emploient la courbe secp256k1',
  trials: {
    altered: {
      text: 'Signez, puis changez 10 en 90 dans l’ordre reçu. Que dit le réseau ?',
      shows: 'Il refuse : une signature vaut pour un texte, au caractère près.',
    },
    other: {
      text: 'Vérifiez avec la clé publique de Mia. La signature passe-t-elle ?',
      shows: 'Non : elle prouve qui a signé, et ce n’est pas Mia.',
    },
    again: {
      text: 'Signez deux fois le même ordre. Les deux signatures sont-elles égales ?',
      shows:
        'Non, chacune tire un nombre au hasard ; les deux sont valables. Si ce nombre se répétait, la clé privée pourrait s’en déduire.',
    },
  },
};
