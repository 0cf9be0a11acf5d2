/** The public page about signals. Figures come from src/domain/signals/position-size.ts, through its example. */
export const signalsPage = {
  title: 'Signaux de trading : les lire et les chiffrer',
  description:
    'Comment un signal est préparé, transmis et exécuté, comment le lire, ce qu’il peut vous coûter et que faire quand il arrive trop tard.',
  heading: 'Lire et chiffrer un signal avant de le suivre',
  lede: 'Un sens, trois prix, une durée, un raisonnement : le même signal pour tous les abonnés. Voici comment il se lit, ce qu’il peut rapporter et ce qu’il peut coûter.',
  plans: 'Voir la formule avec signaux',
  lesson: 'Lire la leçon sur le risque',
  notOpen: {
    title: 'L’espace des signaux n’est pas encore ouvert',
    text: 'Cette page décrit le service prévu, exécution automatique comprise. Tant qu’il n’est pas ouvert, la formule Formation + Signaux n’est pas en vente. Laissez votre adresse ci-dessous pour être prévenu, ou choisissez la [formation seule](page:pricing).',
  },
  open: {
    title: 'Les signaux sont ouverts',
    analyst:
      'Ils sont publiés par {analyst}. Chaque signal clos devient public un jour après sa clôture, pertes comprises.',
    feed: 'Ouvrir vos signaux',
  },
  steps: {
    heading: 'De l’analyse à l’ordre, en quatre étapes',
    yours: 'De votre côté',
    items: [
      {
        title: 'Génération',
        text: 'Repérer une situation parmi une centaine de crypto-actifs cotés. Écrire avant la publication le sens, les trois prix, la durée et le raisonnement. Tout changement ultérieur est un nouvel événement, visible de tous.',
        yours: 'Rien à faire.',
      },
      {
        title: 'Transmission instantanée',
        text: 'Afficher le signal dans l’espace des signaux dès sa publication, pour tous les abonnés à la fois, avec son heure de fin.',
        yours: 'Lisez le raisonnement avant les prix.',
      },
      {
        title: 'Avis par e-mail',
        text: 'Envoyer un message qui reprend le signal et rappelle le risque de perte. Un e-mail peut tarder : c’est l’espace des signaux qui fait foi.',
        yours: 'Regardez l’heure de fin, puis comparez le prix du moment à l’entrée.',
      },
      {
        title: 'Exécution automatique',
        text: 'Envoyer le signal à votre webhook, si vous en avez un : c’est l’adresse où votre propre outil reçoit les signaux, et cet outil passe l’ordre sur votre plateforme d’échange, dans vos limites. Sans webhook, vous passez l’ordre à la main.',
        yours: 'À vous de relier, de limiter, de couper. Nous n’avons ni vos clés ni vos fonds.',
      },
    ],
    note: 'L’exécution automatique est facultative. Elle peut être désactivée pour tous si la loi l’exige ; vous lisez alors le signal et passez l’ordre à la main.',
  },
  anatomy: {
    heading: 'Anatomie d’un signal',
    text: 'Les numéros du dessin renvoient à la liste. La paire XYZ/EUR et ses prix sont inventés.',
    figure: {
      title: 'Un signal d’achat, de son raisonnement à son issue',
      desc: 'Graphique en chandeliers. Le prix a rebondi deux fois sur un même niveau, vers 76,50 €. Le signal d’achat paraît ensuite : entrée à {entry}, objectif au-dessus à {takeProfit}, stop au-dessous à {stopLoss}, sous les deux rebonds. Il est valable 24 heures. Le prix passe par l’entrée, puis monte à 87 €. Deux flèches partent du dernier prix, l’une vers l’objectif, l’autre vers le stop : la fin n’est pas dessinée.',
      caption:
        'De l’entrée au stop, {lossPerUnit} ; de l’entrée à l’objectif, {gainPerUnit}. La fin n’est pas dessinée, parce que personne ne la connaît au moment de choisir. Exemple fictif.',
      takeProfit: 'Objectif {takeProfit}',
      entry: 'Entrée {entry}',
      stopLoss: 'Stop {stopLoss}',
      validity: 'Valable 24 h',
      reasoning: 'Deux rebonds',
      action: 'Achat',
    },
    parts: [
      {
        term: 'Sens',
        text: 'Achat ou vente. Ici un achat : on attend une hausse, et l’on dit à quel prix on aurait eu tort.',
      },
      {
        term: 'Entrée',
        text: '{entry}, par un ordre à cours limité. Si le prix n’y vient pas, il ne se passe rien.',
      },
      {
        term: 'Objectif',
        text: '{takeProfit}. On y vend. Au-delà, le gain manqué n’est pas une erreur.',
      },
      {
        term: 'Stop',
        text: '{stopLoss}. On y vend à perte. Dans une chute rapide, l’ordre peut être exécuté plus bas.',
      },
      {
        term: 'Durée',
        text: '24 heures pour atteindre l’entrée. Passé ce délai, un signal non entré est nul, même si le prix y vient.',
      },
      {
        term: 'Raisonnement',
        text: 'Deux rebonds au même niveau ; le stop est placé dessous. Si ce raisonnement ne vous convainc pas, laissez passer.',
      },
    ],
  },
  stake: {
    heading: 'Ce que ce signal met en jeu, calcul à l’appui',
    text: 'Capital de {capital}, risque décidé de {riskRate} par opération, frais de {feeRate} par ordre, avec {slippage} de glissement au stop. Remplacez ces nombres par les vôtres.',
    labels: { line: 'Ligne', sum: 'Calcul', result: 'Résultat' },
    caption: 'Le calcul, ligne à ligne',
    lines: [
      {
        title: 'Ce que vous acceptez de perdre',
        sum: '{capital} × {riskRate}',
        result: '{budget}',
      },
      {
        title: 'Perte par unité au stop, frais et glissement compris',
        sum: '{entry} − {stopLoss} × (1 − {slippage}) + frais sur les deux ordres',
        result: '{netLossPerUnit}',
      },
      {
        title: 'Quantité, arrondie vers le bas',
        sum: '{budget} ÷ {netLossPerUnit}',
        result: '{units} unités',
      },
      { title: 'Somme engagée', sum: '{units} × {entry}', result: '{engaged}' },
      {
        title: 'Si le stop est touché',
        sum: '{units} × {netLossPerUnit}',
        result: '−{loss}',
      },
      {
        title: 'Si l’objectif est atteint',
        sum: '{units} × {netGainPerUnit}',
        result: '+{gain}',
      },
    ],
    verdict:
      'Avant frais, le rapport gain sur risque est de {ratio} pour 1. Frais et glissement payés, il faut pourtant que {breakEven} de ces signaux atteignent leur objectif pour ne rien perdre au total. Avec 30 réussites sur 100, la même méthode perd {hundred}. Personne ne connaît d’avance le taux de réussite à venir.',
    more: 'La leçon [Gestion du risque](page:lesson/gestion-risque) explique chaque ligne, et ce qu’une série de pertes fait au capital.',
  },
  limits: {
    heading: 'Ce que dit un signal, et ce qui vous revient',
    items: [
      {
        title: 'Le même pour tous',
        text: 'Un signal est une information générale, pas un conseil personnalisé : il ignore votre situation, vos objectifs et ce que vous pouvez perdre. Recommander une opération à une personne précise est un service réservé aux prestataires agréés.',
      },
      {
        title: 'Deux issues prévues',
        text: 'Un signal dit quoi faire si le prix monte et quoi faire s’il baisse. Une perte est un événement normal, prévu par le stop, et n’ouvre droit à aucun remboursement.',
      },
      {
        title: 'La décision vous revient',
        text: 'Nous ne recevons ni fonds, ni crypto-actifs, ni accès. Suivre, adapter ou laisser passer : vous décidez, et vous passez l’ordre vous-même ou par votre outil.',
      },
      {
        title: 'Signaux de vente',
        text: 'Un signal de vente attend une baisse. Sur un compte ordinaire, on ne vend que ce que l’on possède. Le suivre autrement demande un produit dérivé ou un actif emprunté : l’historique ne compte ni le coût du financement ni celui de l’emprunt, et la perte n’a pas de plafond.',
      },
      {
        title: 'Seulement si la situation s’y prête',
        text: 'Aucun nombre de signaux n’est promis. Une semaine sans situation claire est une semaine sans signal.',
      },
    ],
    source: 'Règlement (UE) 2023/1114, dit MiCA, articles 3 et 59',
  },
  late: {
    heading: 'En retard, dépassé, contredit : que faire',
    text: 'Un bon signal lu trop tard devient un mauvais signal. Le tableau dit ce qu’il vaut encore, et ce que vous avez à faire.',
    caption: 'Cas où un signal ne se suit plus tel quel',
    labels: { when: 'Situation', then: 'Ce qu’il devient', you: 'De votre côté' },
    rows: [
      {
        when: 'Le prix a dépassé l’entrée',
        then: 'À {latePrice}, le rapport n’est plus de {ratio} pour 1 mais de {lateRatio} pour 1. Il faut alors {lateBreakEven} de réussites pour ne rien perdre.',
        you: 'Laissez l’ordre à cours limité à l’entrée, ou renoncez.',
      },
      {
        when: 'La durée est écoulée',
        then: 'Nul. Il n’est plus transmis, ni par e-mail ni par webhook.',
        you: 'Annulez l’ordre en attente.',
      },
      {
        when: 'Le stop a été touché avant que vous n’entriez',
        then: 'L’historique compte une perte : le prix est passé par l’entrée avant le stop.',
        you: 'Annulez votre ordre ; n’entrez pas « parce que c’est moins cher ».',
      },
      {
        when: 'L’e-mail arrive après coup',
        then: 'L’espace des signaux et l’heure de fin font foi.',
        you: 'Traitez-le comme un signal dépassé.',
      },
      {
        when: 'Votre webhook ne répond pas',
        then: 'L’envoi est tenté de nouveau pendant quelques minutes, jamais après l’heure de fin. Une répétition garde le même identifiant. Un ordre à 3Commas ou Cryptohopper qui est peut-être arrivé n’est pas répété.',
        you: 'Vérifiez sur la plateforme ce qui a été passé, puis agissez à la main.',
      },
      {
        when: 'Les prix se contredisent',
        then: 'Un achat dont le stop est au-dessus de l’entrée est refusé avant d’être publié.',
        you: 'Si vous en voyez un, ne le suivez pas et [écrivez-nous](page:support).',
      },
    ],
  },
  words: 'Les mots de cette page',
};
