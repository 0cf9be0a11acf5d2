/** Texts of the live market table. Loaded with its script; the page uses some too. */
export const marketLive = {
  asOf: 'Chiffres du {time}.',
  stale: 'Chiffres anciens, du {time} : la source ne répond plus, et ce sont les derniers reçus.',
  error: 'Erreur lors de la récupération des données',
  kept: 'Les chiffres affichés sont ceux du {time}.',
  none: 'Aucun chiffre n’a pu être lu pour l’instant.',
  offline: 'Vous semblez être hors ligne ; la mise à jour reprendra avec la connexion.',
  retry: 'Réessayer',
  failedAgain: 'La nouvelle tentative a échoué, elle aussi.',
  resumed: 'La mise à jour a repris : chiffres du {time}.',
  pricesIn: { eur: 'Les prix sont en euros.', usd: 'Les prix sont en dollars.' },
  week: 'De {start} à {end}, entre {low} et {high}.',
  noWeek: 'Pas de courbe pour cette semaine.',
  overview: {
    say: '{up} en 24 heures, {down}. La moitié se tient entre {low} et {high}. Bitcoin : {bitcoin}.',
    rise: {
      one: '{n} crypto-actif sur {total} monte',
      other: '{n} crypto-actifs sur {total} montent',
    },
    fall: { one: '{n} baisse', other: '{n} baissent' },
    rises: { one: 'monte', other: 'montent' },
    falls: { one: 'baisse', other: 'baissent' },
    same: { one: '{n} stable', other: '{n} stables' },
    /** The dots, for screen readers. */
    dots: 'Nuage de {total} points, un par crypto-actif, de −6 % à +6 % ; la moitié se tient entre {low} et {high}.',
    place: '{symbol}, n° {n}',
    /** The name of a cell. */
    cell: '{name} {symbol}, {change}',
    open: 'Ouvrir {name}',
  },
  coins: { one: '{n} crypto-actif', other: '{n} crypto-actifs' },
  found: '{n} sur {total}',
  rest: { one: 'Afficher le dernier', other: 'Afficher les {n} autres' },
  sorted: {
    name: ['de Z à A', 'de A à Z'],
    price: ['du prix le plus haut au plus bas', 'du prix le plus bas au plus haut'],
    day: [
      'de la plus forte hausse sur 24 h à la plus forte baisse',
      'de la plus forte baisse sur 24 h à la plus forte hausse',
    ],
    week: [
      'de la plus forte hausse sur 7 j à la plus forte baisse',
      'de la plus forte baisse sur 7 j à la plus forte hausse',
    ],
    cap: [
      'de la plus grande capitalisation à la plus petite',
      'de la plus petite capitalisation à la plus grande',
    ],
  },
  follow: 'Suivre {name}',
  noMatch: {
    title: 'Aucun crypto-actif ne correspond à « {query} »',
    text: 'Essayez un nom ou un symbole, tel que BTC. Le tableau compte {total} crypto-actifs, pas tous ceux qui existent.',
    action: 'Effacer le filtre',
  },
  noMatchFollowed: {
    title: 'Aucun de vos favoris ne correspond à « {query} »',
    text: 'Le filtre ne cherche que parmi les noms marqués d’une étoile.',
    action: 'Chercher dans tout le marché',
  },
  noFavourites: {
    title: 'Vous n’avez pas encore de favoris',
    text: 'Appuyez sur l’étoile devant un nom : vous le retrouverez ici. La liste reste dans ce navigateur et n’est envoyée à personne.',
    action: 'Voir tout le marché',
  },
};
