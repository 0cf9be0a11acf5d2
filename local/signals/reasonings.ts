/** Reasoning of the invented signals of the local world, in both languages. */
export interface Reasoning {
  readonly fr: string;
  readonly en: string;
}

const buys: readonly Reasoning[] = [
  {
    fr: 'Le prix revient pour la troisième fois sur un niveau qui l’a fait rebondir deux fois ce mois-ci. Le stop est placé dessous : s’il est touché, le niveau n’a pas tenu et l’idée est fausse.',
    en: 'The price is back for the third time on a level that has held twice this month. The stop sits just below it: if it is hit, the level has given way and the idea is wrong.',
  },
  {
    fr: 'Après une semaine de hausse, le prix corrige d’un tiers de son avance sans que le volume augmente. L’entrée attend la fin de la correction ; le stop est sous le dernier creux.',
    en: 'After a week of gains the price has given back a third of them on falling volume. The entry waits for the end of the pullback; the stop is below the last low.',
  },
  {
    fr: 'Le prix est sorti par le haut d’un couloir de dix jours. L’entrée est placée sur l’ancien plafond, au cas où le prix y revient ; le stop est au milieu du couloir.',
    en: 'The price has broken above a ten-day range. The entry sits on the old ceiling, in case the price comes back to it; the stop is in the middle of the range.',
  },
];

const sells: readonly Reasoning[] = [
  {
    fr: 'Deux tentatives de passer le même sommet ont échoué en cinq jours. L’entrée est sous ce sommet, le stop juste au-dessus : une troisième tentative réussie donnerait tort à l’idée.',
    en: 'Two attempts at the same high have failed in five days. The entry is below that high and the stop just above it: a third attempt that succeeds would prove the idea wrong.',
  },
  {
    fr: 'Le prix a perdu un niveau qui le soutenait depuis deux semaines. L’entrée attend un retour sur ce niveau ; le stop est au-dessus du dernier sommet.',
    en: 'The price has lost a level that had supported it for two weeks. The entry waits for a return to that level; the stop is above the last high.',
  },
];

/** The reasoning of the nth signal of an action. */
export function reasoningOf(action: 'buy' | 'sell', n: number): Reasoning {
  const list = action === 'buy' ? buys : sells;
  const reasoning = list[n % list.length];
  if (!reasoning) throw new Error('There is a reasoning for every action.');
  return reasoning;
}
