/** Four figures of the course, shown beside the subscription dialog and loaded with it. */
export const slides = {
  label: 'Quatre idées de la formation, en schémas',
  pause: 'Suspendre le défilement',
  resume: 'Reprendre le défilement',
  step: 'Schéma {n} sur {total} : {title}',
  items: {
    size: {
      title: 'Le stop décide de la quantité',
      text: '40 € de perte acceptée avant frais, 5 € de distance : 8 unités.',
      desc: 'Deux lignes de prix : l’entrée à 80 € et, plus bas, le stop à 75 €. Une double flèche mesure la distance.',
    },
    candle: {
      title: 'Une bougie montre quatre prix',
      text: 'Ouverture, clôture, plus haut, plus bas. Elle ne dit rien de la suite.',
      desc: 'Une bougie haussière. Le corps va de l’ouverture à la clôture ; les mèches touchent le plus haut et le plus bas.',
      labels: {
        high: 'plus haut',
        close: 'clôture',
        open: 'ouverture',
        low: 'plus bas',
      },
    },
    key: {
      title: 'La clé signe, elle ne sort pas',
      text: 'Personne d’honnête ne vous la demande.',
      desc: 'Une clé reste dans son cadre. Une flèche part vers le réseau, en pointillé.',
    },
    fees: {
      title: 'Un gain se compte après les frais',
      text: '50 € affichés, 39,75 € à l’arrivée. Une position perdante paie des frais aussi.',
      desc: 'Trois barres : le gain affiché, 50 €, les frais, et ce qui reste, 39,75 €.',
    },
  },
};
