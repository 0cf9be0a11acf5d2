/** The lab on the supply of a token and its unlocks. */
export const dilutionLab = {
  title: 'Ce que les déblocages demandent au marché',
  group: 'À régler',
  groups: { schedule: 'Calendrier', token: 'Jeton' },
  millionUnits: 'M',
  millionEuros: 'M€',
  months: 'mois',
  cliff: 'Libéré d’un coup',
  cliffMonth: 'Mois de cette falaise',
  monthly: 'Puis chaque mois',
  duration: 'Pendant',
  sold: 'Part vendue',
  daily: 'Échangé par jour',
  price: 'Prix du jeton (fictif)',
  circulating: 'En circulation',
  total: 'Déjà créés',
  maximum: 'Prévus au maximum',
  own: 'Vos jetons',
  results: {
    cap: 'Capitalisation',
    diluted: 'Valorisation diluée',
    buying: 'Achats du plus gros mois',
    own: 'Votre part aujourd’hui',
  },
  euros: '{n} M€',
  created: '{n} M€ avec les jetons créés',
  times: '{n} fois la première',
  days: { one: '{n} jour d’échanges', other: '{n} jours d’échanges' },
  later: '{share} au mois {month}',
  units: 'millions de jetons en circulation',
  maximumLine: 'maximum : {n}',
  bars: 'achats qui tiendraient le prix, M€ par mois',
  axis: 'mois',
  say: 'À {price}, {circulating} M de jetons valent {cap} ; les {maximum} M prévus, {diluted}. Le mois {month} libère le plus : {released} M. Si la part vendue est de {sold}, {buying} d’achats tiennent le prix, soit {days}. Au mois {last}, {after} M de jetons circulent et votre part est passée de {own} à {ownAfter}.',
  unsold:
    'Personne ne vend ce qui est libéré : le prix tient sans un seul achat de plus. Au mois {last}, {after} M de jetons circulent et votre part est passée de {own} à {ownAfter}.',
  none: 'Rien n’est libéré. {circulating} M de jetons circulent pour {cap}, et votre part reste de {own}.',
  wrong:
    'Ces quantités se contredisent : ce qui circule a été créé, et ce qui est créé compte dans le maximum. Sur une fiche de jeton, un tel écart demande une explication.',
  capped:
    'Le calendrier prévoit {planned} M de jetons, et le maximum n’en laisse que {room} M : la libération s’arrête là.',
  formula:
    '{released} M × {sold} × {price} = {buying}. À capitalisation égale, le prix serait de {same} au mois {last} : un calcul, pas une prévision',
  trials: {
    even: {
      text: 'Remplacez la falaise par dix mois de plus à 1,5 million. Que devient la grande barre ?',
      shows:
        'Elle disparaît : 0,6 M€ par mois, soit un jour et demi d’échanges. La somme des achats, 20,4 M€, n’a pas changé ; elle s’étale.',
    },
    busy: {
      text: 'Portez les échanges à 4 M€ par jour. La falaise pèse-t-elle autant ?',
      shows:
        'Elle demande toujours 6 M€, mais cela fait un jour et demi d’échanges au lieu de quinze.',
    },
    held: {
      text: 'Supposez que personne ne vende. Votre part change-t-elle ?',
      shows:
        'Oui : de 0,04 % à 0,013 % en trois ans. La dilution ne dépend pas des ventes ; seule la pression sur le prix en dépend.',
    },
  },
};
