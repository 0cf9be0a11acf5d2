/** The lab on the order book: market, limit and stop orders. */
export const orderBookLab = {
  title: 'Un ordre dans le carnet',
  kind: 'Ordre',
  kinds: { market: 'Au marché', limit: 'À cours limité', stop: 'Stop' },
  side: 'Sens',
  sides: { buy: 'Achat', sell: 'Vente' },
  depth: 'Carnet',
  depths: { deep: 'Profond', thin: 'Mince' },
  units: 'Quantité',
  limit: 'Prix limite',
  stop: 'Prix du stop',
  wave: 'Ventes des autres',
  fee: 'Frais',
  again: 'Un autre carnet',
  unitsText: { one: '{n} unité', other: '{n} unités' },
  results: {
    average: 'Prix moyen',
    cost: 'Coût par rapport au milieu',
    fee: 'Frais',
    paid: 'À payer',
    received: 'Reçu',
    now: 'Échangé aussitôt',
    rests: 'En attente',
    ahead: 'Servis avant vous',
    low: 'Prix atteint par les autres',
    gap: 'Perdu sous le stop',
  },
  none: 'aucun',
  price: 'prix, €',
  quantity: 'unités, du meilleur prix au moins bon',
  sellers: 'vendeurs',
  buyers: 'acheteurs',
  middle: 'milieu {price}',
  averageTag: 'moyenne {price}',
  limitTag: 'limite {price}',
  stopTag: 'stop {price}',
  waits: 'attend',
  others: 'les autres',
  levels: {
    one: 'le premier niveau, à {first}',
    other: '{n} niveaux, de {first} à {last}',
  },
  market: {
    buy: 'Acheter {units} au marché prend {levels}. Le prix moyen est de {average}, pour un milieu de carnet à {middle} : vous payez {cost} de plus, soit {share}, et {fee} de frais.',
    sell: 'Vendre {units} au marché prend {levels}. Le prix moyen est de {average}, pour un milieu de carnet à {middle} : vous recevez {cost} de moins, soit {share}, et payez {fee} de frais.',
  },
  missing: 'Le carnet s’arrête là : il manque {missing}.',
  limitRests: {
    buy: 'Aucun vendeur ne demande {limit} ou moins : l’ordre attend dans le carnet, {queue}. Il ne paie rien tant qu’il attend, et le prix peut ne jamais descendre jusqu’à lui.',
    sell: 'Aucun acheteur n’offre {limit} ou plus : l’ordre attend dans le carnet, {queue}. Il ne paie rien tant qu’il attend, et le prix peut ne jamais monter jusqu’à lui.',
  },
  first: 'en tête de la file',
  behind: 'derrière {units}',
  limitFilled: {
    buy: 'À {limit} ou moins, l’ordre trouve aussitôt {now}, à {average} en moyenne. Il n’attend pas : il coûte {cost} de plus que le milieu, comme un ordre au marché.',
    sell: 'À {limit} ou plus, l’ordre trouve aussitôt {now}, à {average} en moyenne. Il n’attend pas : il rapporte {cost} de moins que le milieu, comme un ordre au marché.',
  },
  limitPartly: {
    buy: 'À {limit} ou moins, l’ordre achète aussitôt {now}, à {average} en moyenne. Le reste, {rests}, attend à {limit} en tête de la file.',
    sell: 'À {limit} ou plus, l’ordre vend aussitôt {now}, à {average} en moyenne. Le reste, {rests}, attend à {limit} en tête de la file.',
  },
  stopWaits:
    'Les autres vendent {wave} et le prix descend à {low}. Le stop à {stop} n’est pas atteint : rien n’est vendu.',
  stopIdle: 'Les autres ne vendent rien : le stop à {stop} attend.',
  stopSold:
    'Les autres vendent {wave} et le prix descend à {low}. Le stop à {stop} devient un ordre au marché : il vend {now} à {average} en moyenne, ce qui rapporte {loss} de moins que le prix du stop.',
  stopAlone:
    'Les autres vendent {wave} et épuisent le carnet. Le stop à {stop} se déclenche et ne trouve aucun acheteur.',
  formula: '{value} ÷ {n} = {average}. Carnet et jeton fictifs',
  fictitious: 'Carnet et jeton fictifs',
  trials: {
    thin: {
      text: 'Achetez 100 unités au marché dans le carnet profond, puis dans le carnet mince. Par combien le coût est-il multiplié ?',
      shows:
        'Par cinq à sept dans la plupart des carnets. La quantité est la même, mais il faut aller chercher des vendeurs bien plus chers.',
    },
    partly: {
      text: 'Dans le carnet mince, achetez 60 unités à 10,20 € au plus. L’ordre attend-il ?',
      shows:
        'Une part s’échange aussitôt, le reste attend. La limite fixe le pire prix accepté ; elle ne dit pas quand l’ordre sera rempli.',
    },
    stop: {
      text: 'Dans le carnet mince, placez un stop à 9,60 € et faites vendre 80 unités aux autres. À quel prix votre stop vend-il ?',
      shows:
        'Plus bas que 9,60 €. Le stop choisit le moment de la vente ; les acheteurs qui restent font le prix.',
    },
  },
};
