/** Four figures of the course, shown beside the subscription dialog and loaded with it. */
export const slides = {
  label: 'Quatre idées du cours, en schémas',
  pause: 'Suspendre le défilement',
  resume: 'Reprendre le défilement',
  step: 'Schéma {n} sur {total} : {title}',
  items: {
    size: {
      title: 'Le stop décide de la quantité',
      text: 'Avant frais, vous acceptez de perdre 40 €. Entrée à 80 €, stop à 75 € : vous achetez 8 unités, pas davantage.',
      desc: 'Deux lignes de prix : l’entrée à 80 € et, 5 € plus bas, le stop à 75 €. La perte acceptée, 40 €, divisée par ces 5 € donne 8 unités, soit 640 € engagés.',
      labels: {
        entry: 'Entrée 80 €',
        stop: 'Stop 75 €',
        gap: '5 € par unité',
        formula: '40 € ÷ 5 € = 8 unités',
      },
    },
    candle: {
      title: 'Une bougie dit quatre prix',
      text: 'Ouverture, clôture, plus haut, plus bas. Elle raconte une période passée, rien de la suivante.',
      desc: 'Une bougie haussière. Le corps va de l’ouverture, 100 €, à la clôture, 106 €. Les mèches touchent le plus haut, 109 €, et le plus bas, 97 €.',
      labels: {
        high: 'Plus haut 109 €',
        close: 'Clôture 106 €',
        open: 'Ouverture 100 €',
        low: 'Plus bas 97 €',
        wick: 'mèche',
        body: 'corps',
      },
    },
    key: {
      title: 'La clé signe, elle ne sort pas',
      text: 'Le réseau reçoit la transaction et sa signature. La clé privée reste chez vous ; personne d’honnête ne la demande.',
      desc: 'À gauche, chez vous, une clé privée. À droite, le réseau. Une flèche porte la transaction et sa signature vers le réseau, qui la vérifie. La clé privée reste à gauche.',
      labels: {
        home: 'Chez vous',
        key: 'clé privée',
        signs: 'signe',
        sent: 'transaction',
        signed: '+ signature',
        network: 'Le réseau',
        checks: 'vérifie',
      },
    },
    fees: {
      title: 'Un gain se lit net de frais',
      text: '0,5 % à l’achat et 0,5 % à la vente : sur 50 € affichés, il reste 39,75 €. Une position perdante paie ces frais aussi.',
      desc: 'Achat de 1 000 €, revente à 1 050 €. Le gain affiché est de 50 €. Les frais d’achat, 5 €, et de vente, 5,25 €, le ramènent à 39,75 €.',
      labels: {
        shown: 'Affiché',
        buying: 'Frais d’achat',
        selling: 'Frais de vente',
        net: 'Net',
      },
    },
  },
};
