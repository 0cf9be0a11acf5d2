/** The lab on the supply of bitcoins. */
export const issuanceLab = {
  title: 'Combien de bitcoins, et quand',
  height: 'Hauteur de la chaîne',
  span: 'Partie montrée',
  spans: { near: 'Huit séries', all: 'Jusqu’à la fin' },
  results: {
    issued: 'Émis à cette hauteur',
    perBlock: 'Par bloc',
    perDay: 'Par jour',
    rate: 'Ajouté en un an',
  },
  ofLimit: '{share} de 21 millions',
  halvings: { one: '{n} division', other: '{n} divisions' },
  perYear: '{n} par an',
  axis: 'hauteur, en milliers de blocs',
  subsidy: 'bitcoins par bloc : l’aire est la somme émise',
  total: 'total émis, en millions',
  limit: '21 millions',
  year: 'vers {year}',
  say: 'Au bloc {height}, vers {year}, la règle a permis {issued} bitcoins : {share} des 21 millions. Le bloc suivant en ajoute {perBlock}, ce qui fait {perDay} par jour et {perYear} par an. Cela augmente de {rate} ce qui existe.',
  first:
    'Avant le premier bloc, aucun bitcoin n’existe. Chaque bloc en crée {perBlock}, ce qui fait {perDay} par jour et {perYear} par an.',
  over: 'Au bloc {height}, vers {year}, un bloc ne crée plus rien. Il existe {issued} bitcoins, {missing} de moins que 21 millions, et seuls les frais paient les mineurs.',
  formula:
    '21 millions − {issued} = {left}. De ce reste, {missing} ne sera jamais émis : chaque moitié est arrondie au satoshi inférieur. Pour les blocs à venir, un toutes les dix minutes, 365 jours par an',
  trials: {
    half: {
      text: 'À quelle hauteur la moitié des bitcoins existe-t-elle ?',
      shows:
        'Au bloc 210 000, en novembre 2012, moins de quatre ans après le début. L’autre moitié demande plus d’un siècle.',
    },
    halving: {
      text: 'Allez de 1 040 000 à 1 050 000. Le total saute-t-il ?',
      shows:
        'Non : il continue, deux fois moins vite. La première courbe fait une marche, la seconde un angle.',
    },
    end: {
      text: 'Montrez tout, et cherchez le premier bloc qui ne crée rien.',
      shows:
        'Le bloc 6 930 000, vers 2140. Près de quatre cinquièmes du chemin n’ajoutent pas un centième du total.',
    },
  },
};
