/** Alternative texts of the drawn pictures of the dictionary: rules. */
export const rules = {
  mica: 'Douze points en cercle autour d’une pièce.',
  psca: 'Une boutique, et à côté le ruban de son agrément.',
  amf: 'Une loupe posée sur les bougies d’un marché.',
  'prelevement-forfaitaire': 'Un gain en forme de disque, dont deux parts sont prélevées.',
  'plus-value': 'Deux ventes à côté de leur prix d’achat : l’une au-dessus, l’autre au-dessous.',
  cession: 'Une pièce échangée contre un billet franchit une barre ; contre une autre pièce, non.',
  'formulaire-2086': 'Un formulaire à cinq colonnes, et une case pour le résultat.',
  'formulaire-3916-bis': 'Une liste à cocher, et un globe où trois comptes sont marqués.',
  'prix-total-d-acquisition':
    'Trois achats s’additionnent en une colonne, dont une part a déjà servi.',
  'connaissance-client': 'Une carte d’identité, et une loupe qui la vérifie.',
  'lutte-contre-le-blanchiment': 'Des pièces dans une machine à laver ; à la sortie, une barrière.',
  'regle-du-voyage': 'Une pièce va d’un compte à un autre avec une étiquette qui porte deux noms.',
  dac8: 'Trois plateformes envoient leurs totaux au même dossier.',
  'liste-noire-amf':
    'Une liste de noms barrés ; à côté, trois noms qui n’y sont pas, dont deux frauduleux.',
  'jeton-de-monnaie-electronique':
    'Un jeton et un billet s’échangent l’un contre l’autre, dans les deux sens.',
  'jeton-se-referant-a-des-actifs':
    'Un jeton relié à un panier qui contient un lingot, une pièce et un billet.',
  'abus-de-marche': 'Un achat fait sur la foi d’un message, avant que le prix ne saute.',
  'manipulation-de-cours': 'Un prix tiré vers le haut par des fils, puis sa chute.',
  'monnaie-fiduciaire': 'Trois billets de banque superposés.',
  'monnaie-numerique-de-banque-centrale': 'Un billet passe d’une banque centrale à un téléphone.',
};
