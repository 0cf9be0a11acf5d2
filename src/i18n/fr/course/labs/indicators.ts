/** The lab on technical indicators. */
export const indicatorsLab = {
  title: 'Ce que les indicateurs savent, et quand',
  kind: 'Indicateur',
  kinds: { averages: 'Moyennes', rsi: 'RSI', macd: 'MACD' },
  day: 'Jour affiché',
  fast: 'Moyenne rapide',
  slow: 'Moyenne lente',
  period: 'Période du RSI',
  signal: 'Ligne de signal',
  days: 'jours',
  again: 'Une autre série',
  results: {
    price: 'Prix',
    fast: 'Moyenne rapide',
    slow: 'Moyenne lente',
    right: 'Croisements suivis',
    value: 'RSI',
    high: 'Jours au-dessus de 70',
    low: 'Jours au-dessous de 30',
    line: 'MACD',
    signal: 'Signal',
    gap: 'Écart',
  },
  ofTotal: 'sur {total}',
  notYet: 'à venir',
  price: 'prix, départ à 100',
  averages:
    'Au jour {day} : prix {price}, moyenne rapide {fast}, moyenne lente {slow}. Croisements que le prix a confirmés dix jours plus tard, jusqu’ici : {right} sur {total}.',
  rsi: 'Au jour {day}, le RSI vaut {value}. Il compare les hausses et les baisses récentes : au-dessus de 70 les hausses l’emportent nettement, au-dessous de 30 les baisses. Il ne dit pas quand cela cessera.',
  macd: 'Au jour {day} : MACD {line}, ligne de signal {signal}. Le MACD mesure l’écart entre les deux moyennes : il grandit quand le mouvement accélère et rétrécit quand il ralentit, parfois avant que le prix ne se retourne.',
  formula:
    'Prix tirés au hasard : aucun indicateur ne peut y prévoir la suite. Chacun n’est calculé qu’avec les jours déjà passés',
  trials: {
    late: {
      text: 'Portez la moyenne lente à 60 jours. Les croisements viennent-ils plus tôt ?',
      shows:
        'Plus tard et moins souvent : une moyenne longue écarte le bruit et le paie d’un retard.',
    },
    end: {
      text: 'Avancez jusqu’au dernier jour. Combien de croisements se sont trompés ?',
      shows:
        'Comptez-les dans les résultats, puis changez de série : le compte varie, parce que ces prix ne doivent rien aux moyennes.',
    },
    strong: {
      text: 'Affichez le RSI. Que fait-il quand une hausse continue ?',
      shows: 'Il peut rester haut longtemps : il mesure l’élan passé, et non la fin du mouvement.',
    },
  },
};
