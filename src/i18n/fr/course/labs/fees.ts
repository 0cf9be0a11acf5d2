/** The lab on fees and the memory pool. */
export const feesLab = {
  title: 'Acheter une place dans un bloc',
  rate: 'Votre tarif',
  rateUnit: 'sat/vB',
  inputs: 'Pièces dépensées',
  amount: 'Montant envoyé',
  waiting: 'File d’attente',
  waitingUnit: 'blocs',
  arriving: 'Arrivées par bloc',
  price: 'Prix d’un bitcoin (fictif)',
  results: {
    wait: 'Attente probable',
    fee: 'Frais',
    share: 'Part du montant',
    ahead: 'Mieux payé que vous',
  },
  blocks: { one: '{n} bloc', other: '{n} blocs' },
  minutes: 'environ {time}',
  minute: '{n} min',
  hour: '{n} h',
  never: 'sans fin',
  sats: '{n} satoshis',
  axisX: 'file d’attente, en blocs, des mieux payés aux moins payés',
  axisY: 'tarif, satoshis par octet virtuel',
  you: 'vous',
  next: 'bloc suivant',
  say: 'À {rate} sat par octet virtuel, vous avez {ahead} devant vous et l’inclusion demande {blocks}, {time} en moyenne. Les {size} octets virtuels coûtent {fee}, soit {share} des {amount} envoyés.',
  stuck:
    'À {rate} sat par octet virtuel, il arrive devant vous autant de transactions qu’il en part : l’attente dure tant que l’affluence dure. Les frais seraient de {fee}.',
  formula:
    '{size} octets virtuels × {rate} = {sats}. File simplifiée : les mineurs prennent les mieux payés d’abord, un bloc toutes les dix minutes',
  trials: {
    amount: {
      text: 'Envoyez 20 € puis 20 000 €. Les frais changent-ils ?',
      shows: 'Non : on paie la place, pas la somme. Seule leur part dans le montant change.',
    },
    rush: {
      text: 'Portez la file à 60 blocs et les arrivées à 2. Que vaut encore votre tarif ?',
      shows:
        'Il passait en quelques blocs et peut maintenant en attendre des dizaines, ou attendre sans fin. Le tarif juste dépend de l’heure.',
    },
    coins: {
      text: 'Dépensez dix petites pièces au lieu d’une. Par combien les frais sont-ils multipliés ?',
      shows: 'Par plus de cinq : chaque pièce dépensée occupe 68 octets virtuels de plus.',
    },
  },
};
