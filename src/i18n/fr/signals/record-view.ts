/** The results of the record: shown by the build and by the browser. Amounts and results are filled in. */
export const recordView = {
  notBegun: {
    title: 'L’historique n’a pas commencé',
    text: 'Aucun signal n’a encore été publié. Le premier apparaîtra ici dès sa publication, scellé jusqu’à un jour après sa clôture.',
  },
  noneClosed: {
    title: 'Aucun signal n’est encore clos',
    text: 'Les signaux publiés sont scellés tant qu’ils sont ouverts, puis un jour de plus. Leurs résultats paraîtront ici, quels qu’ils soient.',
  },
  noneOfShare: 'Aucun signal clos dans cette sélection.',
  shares: { label: 'Signaux comptés', all: 'Tous', live: 'Envoyés', trial: 'Essais' },
  counts: {
    closed: { one: '{n} signal clos', other: '{n} signaux clos' },
    entered: { one: '{n} entré', other: '{n} entrés' },
    wins: { one: '{n} gagnant', other: '{n} gagnants' },
    losses: { one: '{n} perdant', other: '{n} perdants' },
    all: '{closed}, dont {entered} : {losses} et {wins}.',
    none: '{closed}.',
  },
  says: {
    sent: {
      loss: {
        one: 'Le suivre, avec {stake} entre l’entrée et le stop, frais en plus, a fait perdre {amount}.',
        other:
          'Les suivre tous, avec {stake} entre l’entrée et le stop à chaque fois, frais en plus, a fait perdre {amount}.',
      },
      gain: {
        one: 'Le suivre, avec {stake} entre l’entrée et le stop, frais en plus, a rapporté {amount}.',
        other:
          'Les suivre tous, avec {stake} entre l’entrée et le stop à chaque fois, frais en plus, a rapporté {amount}.',
      },
      even: {
        one: 'Le suivre, avec {stake} entre l’entrée et le stop, frais en plus, n’a rien rapporté ni rien coûté.',
        other:
          'Les suivre tous, avec {stake} entre l’entrée et le stop à chaque fois, frais en plus, n’a rien rapporté ni rien coûté.',
      },
    },
    /** Some of the signals counted are trials. */
    withTrials: {
      loss: {
        one: 'Si on l’avait suivi, avec {stake} entre l’entrée et le stop, frais en plus : {amount} de perte.',
        other:
          'Si on les avait tous suivis, avec {stake} entre l’entrée et le stop à chaque fois, frais en plus : {amount} de perte.',
      },
      gain: {
        one: 'Si on l’avait suivi, avec {stake} entre l’entrée et le stop, frais en plus : {amount} de gain.',
        other:
          'Si on les avait tous suivis, avec {stake} entre l’entrée et le stop à chaque fois, frais en plus : {amount} de gain.',
      },
      even: {
        one: 'Si on l’avait suivi, avec {stake} entre l’entrée et le stop, frais en plus : ni gain ni perte.',
        other:
          'Si on les avait tous suivis, avec {stake} entre l’entrée et le stop à chaque fois, frais en plus : ni gain ni perte.',
      },
    },
    /** Added to a gain, and where trials are counted. */
    next: 'Cela ne dit rien des suivants.',
    trials: 'Les essais n’ont été envoyés à personne.',
    none: 'Aucun n’est entré : il n’y a ni gain ni perte.',
  },
  numbers: {
    sum: 'Total',
    average: 'Moyenne par signal entré',
    uncertain: 'avec si peu de signaux, la vraie moyenne peut être négative',
    winRate: 'Gagnants',
    winRateOf: '{share} ({n} sur {total})',
    drawdown: 'Repli maximal',
    losingRun: 'Plus longue série de pertes',
    unentered: 'Jamais entrés',
    unenteredOf: 'expirés : {expired}, retirés : {withdrawn}',
    unknown: 'sans objet',
  },
  curve: {
    title: 'Total après chaque signal, en multiples du risque',
    label:
      'Courbe du total, signal après signal ({n}). Il part de 0, monte au plus à {high}, descend au plus à {low} et finit à {end}. Le repli maximal est de {drawdown}.',
    drawdown: 'Repli sous le plus haut',
    line: 'Total',
    gain: '{size} R de gain',
    loss: '{size} R de perte',
  },
  months: {
    heading: 'Mois par mois',
    caption: 'Résultats par mois de clôture, heure universelle',
    month: 'Mois',
    entered: 'Entrés',
    wins: 'Gagnants',
    losses: 'Perdants',
    unentered: 'Jamais entrés',
    sum: 'Total',
  },
  table: {
    heading: 'Tous les signaux clos',
    caption: 'Signaux clos, du plus récent au plus ancien',
    closed: 'Clos le',
    signal: 'Signal',
    entry: 'Entrée',
    target: 'Objectif',
    stop: 'Stop',
    exit: 'Sortie',
    result: 'Résultat net',
    trial: 'Essai',
    actions: { buy: 'Achat', sell: 'Vente' },
    ends: {
      take_profit: 'Objectif atteint',
      stop_loss: 'Stop touché',
      expired: 'Expiré',
      withdrawn: 'Retiré',
    },
    notEntered: 'jamais entré',
    more: { one: 'Afficher l’autre', other: 'Afficher les {n} autres' },
  },
  detail: {
    open: 'Raisonnement et suite',
    openOf: 'Raisonnement et suite du signal {pair}, événement {n}',
    issued: 'Publié le',
    validUntil: 'Valable jusqu’au',
    entered: 'Entré le',
    ended: 'Clos le',
    gross: 'Avant frais et glissement',
    source: 'Source',
    data: 'cours du marché, {source}',
    desk: 'inscrit à la main, {source}',
    observed: 'Cours observé au-delà du stop',
    blind: 'Cours manquants pendant un temps à partir du',
    reasoning: 'Raisonnement, tel que publié',
    revised: 'Niveaux déplacés le {date} : objectif {target}, stop {stop}.',
    withdrawn: 'Raison du retrait',
    events: 'Événements de l’historique',
  },
  sealed: {
    open: {
      one: '{n} signal est ouvert et reste scellé. Publié le {date}.',
      other: '{n} signaux sont ouverts et restent scellés. Le plus ancien a été publié le {date}.',
    },
    closed: {
      one: '{n} signal est clos depuis moins d’un jour : son résultat paraîtra, quel qu’il soit.',
      other:
        '{n} signaux sont clos depuis moins d’un jour : leurs résultats paraîtront, quels qu’ils soient.',
    },
  },
};
