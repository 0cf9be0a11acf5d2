/** The email with the week of the market in numbers. */
export const marketWeek = {
  subject: 'La semaine en chiffres : {up} en hausse, {down} en baisse, sur {known}',
  title: 'La semaine du marché en chiffres',
  text: 'Ce que les prix en euros de {known} crypto-actifs ont fait en sept jours.',
  of: '{n} sur {known}',
  up: 'En hausse',
  down: 'En baisse',
  level: 'Sans changement',
  unknown: 'Variation inconnue',
  middle: 'La moitié centrale',
  range: 'de {low} à {high}',
  rises: 'Plus fortes hausses',
  falls: 'Plus fortes baisses',
  drawdowns: 'Replis maximaux',
  drawdown: '{name} {fall}, à effacer par {rise}',
  source: 'Source',
  sourceAt: 'CoinGecko, le {at}, heure de Paris',
  method:
    'Les variations sur sept jours sont celles que CoinGecko publie. Le repli maximal est la plus forte chute entre un sommet et un prix venu après ; nous le calculons sur {prices} prix, un toutes les quatre heures : une chute plus brève peut y échapper. La moitié centrale laisse de côté le quart qui a le plus monté et celui qui a le plus baissé.',
  past: 'Ces chiffres décrivent une semaine passée. Ils ne disent rien de la suivante.',
  action: 'Voir le marché',
  reason:
    'Vous avez choisi cet e-mail dans vos paramètres ; il part le lundi. Une question ? {email}',
};
