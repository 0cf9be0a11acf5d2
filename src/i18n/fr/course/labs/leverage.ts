/** The lab on leverage and perpetual contracts. The prices are made up. */
export const leverageLab = {
  title: 'Prévision juste, marge perdue',
  side: 'Position',
  sides: { long: 'Longue', short: 'Courte' },
  leverage: 'Levier',
  maintenance: 'Marge de maintien',
  funding: 'Financement par 8 h',
  days: 'Durée',
  daysUnit: 'jours',
  fee: 'Frais par ordre',
  stop: 'Distance du stop (0 : aucun)',
  again: 'Autre tirage',
  results: {
    today: 'Liquidation aujourd’hui',
    later: 'Liquidation à la fin',
    funding: 'Financement',
    result: 'Résultat de ce tirage',
  },
  from: '{change} depuis l’entrée',
  none: 'aucun prix',
  paid: 'de la marge, {amount} payés',
  received: 'de la marge, {amount} reçus',
  noFunding: 'rien à payer',
  ends: {
    open: 'ouverte jusqu’à la fin',
    liquidated: 'liquidée le jour {day}',
    stopped: 'stoppée le jour {day}',
  },
  units: { one: '{n} unité', other: '{n} unités' },
  long: 'Position longue de {size}, soit {units} à {entry}, pour {margin} de marge isolée : elle gagne si le prix monte.',
  short:
    'Position courte de {size}, soit {units} à {entry}, pour {margin} de marge isolée : elle gagne si le prix baisse, {size} au plus. Si le prix doublait, la perte serait de {size} et pourrait grandir encore : seule la fermeture l’arrête.',
  below: '{away} plus bas',
  above: '{away} plus haut',
  fixed: 'La plateforme la ferme à {today}, {where}.',
  moving:
    'La plateforme la ferme à {today}, {where} ; le jour {last}, ce sera à {later}, car {moved}.',
  taken: 'le financement aura pris {amount} à la marge',
  added: 'le financement aura ajouté {amount} à la marge',
  safe: 'À ce levier, elle n’est pas fermée tant que le prix reste loin de zéro.',
  ruin: 'Même à prix inchangé, le financement la fermerait le jour {ruin}.',
  idleStop: 'Le stop, à {stop}, n’agira pas : la plateforme ferme avant lui.',
  passedStop: 'À partir du jour {passed}, la liquidation passe devant le stop, placé à {stop}.',
  path: {
    open: 'Sur ce tirage, elle reste ouverte et le prix finit à {end} : {result}.',
    stopped: 'Sur ce tirage, le stop la ferme le jour {day}, à {stop} : {result}.',
    liquidated: 'Sur ce tirage, elle est liquidée le jour {day} et la marge est perdue.',
  },
  right: 'Le prix finit à {end} : la prévision était juste.',
  wrong: 'Le prix finit à {end}.',
  closed:
    'Sur {paths} tirages, {closed} sont fermés avant la fin ; {closedRight} de ceux-là finissent pourtant du bon côté.',
  closedOrStopped:
    'Sur {paths} tirages, {closed} sont fermés avant la fin, dont {stopped} par le stop ; {closedRight} de ceux-là finissent pourtant du bon côté.',
  refused:
    'Réglage refusé : avec un levier de {leverage}, la marge ne fait que {share} de la position, frais d’ouverture déduits, et la plateforme exige plus de {maintenance}. Elle fermerait aussitôt. Le levier doit être inférieur à {most}.',
  formula: {
    long: '({value} − {left}) ÷ ({quantity} × {factor}) = {today}',
    short: '({value} + {left}) ÷ ({quantity} × {factor}) = {today}',
  },
  model:
    'Prix inventés, tirés toutes les 4 heures, sans tendance, avec {volatility} de volatilité par jour. Financement compté sur la valeur à l’entrée, stop exécuté à son prix, marge perdue en entier à la liquidation. Incertitude des parts : 3 points au plus',
  price: 'prix, €',
  daysText: { one: '{n} jour', other: '{n} jours' },
  entry: 'entrée {price}',
  line: 'liquidation {price}',
  movingLine: 'liquidation {price} → {later}',
  stopAt: 'stop {price}',
  bars: {
    closed: 'fermés avant la fin, sur {paths} tirages',
    stopped: 'fermés par le stop',
    closedRight: 'fermés, puis finis du bon côté',
  },
  rule: 'Dans l’Union européenne, le levier proposé à un particulier sur les CFD de crypto-actifs est limité à 2 pour 1 (décision 2018/796 de l’ESMA, puis mesures nationales). L’ESMA a rappelé en février 2026 que les contrats « perpétuels » entrent probablement dans ces règles ; beaucoup ne sont donc pas proposés aux particuliers de l’Union.',
  trials: {
    right: {
      text: 'Levier de 10, sans stop : trouvez un tirage qui finit du bon côté et perd quand même toute la marge.',
      shows:
        'Le prix final ne compte que pour une position encore ouverte. Avec un levier de 2 et 5 % de maintien, la liquidation d’un achat serait à 52,63 €.',
    },
    same: {
      text: 'Avec un levier de 10, un stop à 4 % perd 80 €. Retrouvez ces 80 € avec un levier de 5. Qu’est-ce qui change ?',
      shows:
        'Le stop est à 8 % : deux fois moins d’unités, deux fois plus de distance, la même perte prévue. Sur 30 jours, environ 61 % des tirages sont fermés au lieu de 78 %.',
    },
    short: {
      text: 'Prenez une position courte avec un levier de 1. Tient-elle jusqu’à ce que le prix double ?',
      shows:
        'Non : avec 5 % de maintien, elle est fermée à 190,48 €. À 200 € la perte vaut toute la marge, à 300 € deux fois la marge. Une position longue de levier 1 perd au plus ce qu’elle a coûté.',
    },
    rent: {
      text: 'Tenez 30 jours une position longue de levier 10, avec un financement de 0,05 %. Que coûte l’attente ?',
      shows:
        '90 €, soit 45 % de la marge, même si le prix n’a pas bougé. Avec 5 % de maintien, la liquidation passe de 94,74 € à 99,47 € : une baisse de 0,5 % suffit alors. Ces 90 € vont aux positions courtes.',
    },
  },
};
