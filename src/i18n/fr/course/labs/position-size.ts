/** The lab on position size. */
export const positionSizeLab = {
  title: 'Taille de position',
  capital: 'Capital',
  risk: 'Risque',
  entry: 'Entrée',
  stop: 'Stop',
  target: 'Objectif',
  fee: 'Frais par ordre',
  slippage: 'Compter {slippage} de glissement au stop',
  units: { one: '{n} unité', other: '{n} unités' },
  results: {
    units: 'Quantité à acheter',
    engaged: 'Engagé',
    loss: 'Perdu au stop',
    gain: 'Gagné à l’objectif',
  },
  plain:
    'Avec {capital} et {risk} de risque, vous acceptez de perdre {budget}. De {entry} à {stop}, l’écart est de {distance} : vous achetez {units}, soit {cost}.',
  costs:
    'Avec {capital} et {risk} de risque, vous acceptez de perdre {budget}. De {entry} à {stop}, chaque unité perd {lossPerUnit}, coûts compris : vous achetez {units}, soit {cost}. Les coûts ont retiré {taken} de la quantité.',
  withFee: '{cost} avec les frais d’achat',
  toTarget:
    'À {target}, la position gagne {ratio} fois ce qu’elle perd au stop : elle s’équilibre à {breakEven} de réussite.',
  noGain: 'À {target}, les coûts dépassent l’écart : la position perd aussi à l’objectif.',
  over: 'La division donne {units}, soit {cost} : plus que vos {capital}, car vous risquez {risk} avec un stop qui ne coûte que {lossShare} de ce que vous payez. Sans emprunter, le risque ne peut pas dépasser cette part. Acheter moins est possible ; emprunter la différence ajoute un risque que ce dessin ne montre pas.',
  formula: '{budget} ÷ ({bought} − {sold}) = {units}',
  price: 'prix, €',
  quantity: 'quantité, en unités',
  square: '1 carreau = {value}',
  lost: 'de perte au stop',
  won: 'de gain à l’objectif',
  perUnit: '{value} par unité',
  all: 'tout votre capital',
  quarter: 'plafond de 25 %',
  trials: {
    tight: {
      text: 'Serrez le stop à {price}. Combien d’unités la division demande-t-elle ?',
      shows:
        'Plus que votre capital n’en paie, alors que la somme risquée est la même. Un plafond par position évite ce cas.',
    },
    double: {
      text: 'Risquez 2 % au lieu de 1 %. Qu’est-ce qui double ?',
      shows: 'La quantité, la somme engagée, la perte et le gain : tout suit le risque choisi.',
    },
    costs: {
      text: 'Ajoutez 0,25 % de frais et le glissement. Que deviennent les unités ?',
      shows:
        'Elles diminuent, parce que chaque unité perd davantage. Rapprochez ensuite le stop : les coûts pèsent plus encore.',
    },
  },
};
