/** Alternative texts of the drawn pictures of the dictionary: contracts on a price, leverage, margin. */
export const derivatives = {
  'effet-de-levier': 'Deux pièces au bout d’un levier soulèvent un bloc bien plus gros qu’elles.',
  marge: 'Une perte entame un dépôt par le haut et le rapproche d’une ligne rouge.',
  'appel-de-marge':
    'Un réservoir est passé sous son niveau minimal ; une cloche sonne et une pièce s’y ajoute.',
  liquidation:
    'Un prix tombe sur une ligne, la position y est fermée, puis le prix remonte sans elle.',
  'contrat-perpetuel': 'Un contrat signé, avec le signe de l’infini à la place d’une date.',
  'contrat-a-terme':
    'Un prix fixé mène à une date ; le prix réel peut finir au-dessus ou au-dessous.',
  'taux-de-financement':
    'Une pièce passe du côté de la hausse à celui de la baisse, ou en sens contraire.',
  'interet-ouvert':
    'Cinq liens entre acheteurs et vendeurs : trois tiennent encore, deux sont défaits.',
  option: 'Une perte plate jusqu’à un prix fixé, puis une droite qui monte vers le gain.',
  'vente-a-decouvert':
    'Une pièce empruntée est vendue ; ensuite, deux prix possibles : plus bas avec un plancher, plus haut sans limite.',
  'position-longue': 'Une droite qui monte : perte à gauche de l’entrée, gain à droite.',
  'position-courte':
    'Une droite qui descend : un gain borné à gauche de l’entrée, une perte sans limite à droite.',
  'prix-de-reference':
    'Une ligne calme entre trois prix ; l’un d’eux a un creux qui ne la déplace pas.',
  'base-a-terme': 'Deux prix se rapprochent jusqu’à une date, où ils se rejoignent.',
  couverture: 'Un parapluie couvre une pile de pièces ; une autre reste sous la pluie.',
};
