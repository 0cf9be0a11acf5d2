/** The emails of the list to tell when signals open. */
export const signalsEmails = {
  reason:
    'Cette adresse a servi, sur notre site, à demander un e-mail à l’ouverture des signaux. Une question ? {email}',
  confirm: {
    subject: 'Confirmez votre adresse',
    title: 'Voulez-vous être prévenu de l’ouverture des signaux ?',
    paragraphs: [
      'Ouvrez la page, puis appuyez sur le bouton pour confirmer. Vous recevrez un seul e-mail, le jour où les signaux ouvriront ; votre adresse sera ensuite effacée.',
    ],
    action: 'Confirmer ou refuser',
    after: [
      'Sans confirmation, l’adresse est effacée au bout de sept jours. Si la demande n’est pas de vous, ne faites rien.',
    ],
  },
  opening: {
    subject: 'Les signaux sont ouverts',
    title: 'Les signaux sont ouverts',
    paragraphs: [
      'Vous aviez demandé à être prévenu. La formule Formation + Signaux coûte {price} par mois, sans engagement.',
      'Un signal donne un sens, un prix d’entrée, un objectif, un stop et le raisonnement. Il est le même pour tous, et il peut perdre.',
    ],
    action: 'Voir les formules',
    signals: 'Comment se lit un signal',
    after: [
      'Votre adresse est maintenant effacée de cette liste : nous ne vous écrirons plus à ce sujet.',
    ],
  },
  signal: {
    reason:
      'Vous recevez cet e-mail parce que votre formule comprend les signaux. Une question ? {email}',
    subject: {
      buy: 'Signal d’achat : {pair}, entrée à {price}',
      sell: 'Signal de vente : {pair}, entrée à {price}',
    },
    title: { buy: 'Achat {pair}', sell: 'Vente {pair}' },
    until:
      'L’entrée est attendue jusqu’au {until}, heure de Paris. Si le prix n’y vient pas d’ici là, le signal est nul. Lisez le raisonnement avant les prix.',
    entry: 'Entrée',
    takeProfit: 'Objectif',
    stopLoss: 'Stop',
    risk: 'Risque par opération',
    price: 'Prix',
    source: 'Source du prix',
    record: 'Empreinte',
    reasoning: 'Raisonnement de l’analyste',
    note: 'Note de l’analyste',
    general:
      'Ce signal est le même pour tous les abonnés. Il ignore votre situation : ce n’est pas un conseil personnalisé. L’espace des signaux fait foi si cet e-mail arrive en retard. Gardez l’empreinte : elle permet de vérifier que l’historique n’a pas été réécrit.',
    action: 'Ouvrir le signal',
    history: 'Voir l’historique des signaux',
    updates: {
      revised: {
        subject: '{pair} : niveaux déplacés',
        text: 'L’analyste a déplacé l’objectif ou le stop le {at}, heure de Paris. Les nouveaux niveaux s’appliquent à partir de maintenant.',
      },
      entry_hit: {
        subject: '{pair} : entrée atteinte',
        text: 'Le prix a atteint l’entrée le {at}, heure de Paris.',
      },
      take_profit: {
        subject: '{pair} : objectif atteint',
        text: 'Le prix a atteint l’objectif le {at}, heure de Paris. Le signal est clos.',
      },
      stop_loss: {
        subject: '{pair} : stop touché',
        text: 'Le prix a touché le stop le {at}, heure de Paris. Le signal est clos, en perte sauf si le stop avait été déplacé au-delà de l’entrée, assez loin pour couvrir les frais.',
      },
      expired: {
        subject: '{pair} : signal expiré',
        text: 'L’entrée n’a pas été atteinte à temps. Le signal est nul depuis le {at}, heure de Paris : annulez l’ordre en attente.',
      },
      withdrawn: {
        subject: '{pair} : signal retiré',
        text: 'L’analyste a retiré ce signal le {at}, heure de Paris. Si l’entrée n’avait pas été atteinte, annulez l’ordre en attente ; sinon, l’historique le compte au prix ci-dessous.',
      },
    },
  },
  webhookStopped: {
    reason:
      'Vous recevez cet e-mail parce que ce webhook est dans vos paramètres. Une question ? {email}',
    subject: 'Un de vos webhooks est arrêté',
    name: 'Webhook',
    title: 'Un de vos webhooks ne reçoit plus les signaux',
    why: {
      auto_paused:
        'Vingt envois de suite ont échoué : nous l’avons mis en pause. Les signaux qui attendaient ne lui seront plus envoyés.',
      gone: 'Son adresse a répondu 410, c’est-à-dire qu’elle n’existe plus : nous ne lui enverrons plus rien.',
    },
    next: {
      auto_paused:
        'Le journal des envois montre ce que l’adresse a répondu. Une fois le défaut corrigé, reprenez les envois dans vos paramètres.',
      gone: 'Pour une autre adresse, ajoutez un nouveau webhook dans vos paramètres.',
    },
    after: [
      'Vérifiez aussi les ordres en cours de votre outil : un signal clos pendant l’arrêt ne lui est pas parvenu.',
    ],
    action: 'Ouvrir mes webhooks',
  },
  orderUnclear: {
    reason:
      'Vous recevez cet e-mail parce que ce webhook a envoyé des ordres réels à votre bot. Une question ? {email}',
    subject: {
      entry: '{pair} : entrée peut-être exécutée par votre bot, à vérifier',
      exit: '{pair} : sortie peut-être exécutée par votre bot, à vérifier',
      missed: '{pair} : sortie non exécutée par votre bot, position à vérifier',
    },
    title: {
      entry: 'Nous ne savons pas si votre bot a ouvert cette position',
      exit: 'Nous ne savons pas si votre bot a fermé cette position',
      missed: 'Votre bot n’a pas fermé cette position',
    },
    sent: 'Nous avons envoyé l’ordre ci-dessous à votre bot, sans recevoir de réponse claire. Il a pu être exécuté, ou non. Nous ne le renvoyons pas, car il pourrait alors être exécuté deux fois.',
    exit: {
      open: 'Tant que nous ne savons pas si l’entrée a eu lieu, nous n’enverrons pas non plus l’ordre de sortie. Si la position existe, c’est à vous de la suivre et de la fermer.',
      closed:
        'Le signal est clos depuis, et nous n’enverrons pas d’ordre de sortie. Si la position existe, c’est à vous de la fermer.',
      exit: 'Si la sortie n’a pas été exécutée, la position est encore ouverte et c’est à vous de la fermer.',
    },
    missed: [
      'La sortie ci-dessous n’a pas été exécutée par votre bot : il l’a refusée, nous n’avons pas pu l’envoyer à temps, votre webhook était en pause, arrêté ou à blanc, ou votre abonnement ne comprenait plus les signaux.',
      'L’entrée lui avait été envoyée. Si la position existe, elle est encore ouverte et c’est à vous de la fermer.',
    ],
    name: 'Webhook',
    signal: 'Signal',
    event: 'Ordre',
    events: {
      entry_hit: 'Entrée',
      take_profit: 'Sortie, objectif atteint',
      stop_loss: 'Sortie, stop touché',
      withdrawn: 'Sortie, signal retiré',
    },
    recorded: 'Événement inscrit le',
    at: '{at}, heure de Paris',
    now: 'Ce qu’il faut faire maintenant',
    steps: {
      open: [
        'Ouvrez votre bot et regardez si la position existe, ou si un ordre est en attente.',
        'Si la position existe, placez vous-même le stop à {stop} et l’objectif à {target}.',
        'Si l’ordre est en attente, annulez-le ou surveillez-le jusqu’à son exécution.',
        'S’il n’y a ni position ni ordre, vous n’avez rien à fermer.',
      ],
      closed: [
        'Ouvrez votre bot et regardez si la position existe, ou si un ordre est en attente.',
        'Si la position existe, fermez-la. Si l’ordre est en attente, annulez-le.',
        'S’il n’y a ni position ni ordre, vous n’avez rien à fermer.',
      ],
      exit: [
        'Ouvrez votre bot et regardez si la position existe encore.',
        'Si elle existe encore, fermez-la vous-même, après avoir annulé tout ordre de sortie en attente.',
        'Si elle n’existe plus, vous n’avez rien à faire.',
      ],
    },
    levels:
      'Ces deux prix sont ceux du signal au moment de cet e-mail : si l’analyste les déplace, la page du signal montre les nouveaux. Si votre bot compte dans une autre monnaie, convertissez-les.',
    replay:
      'Le journal des envois permet de renvoyer un ordre : une entrée dans son délai maximal, une sortie pendant une heure. Ne le faites que si vous êtes sûr que celui-ci n’a pas été exécuté.',
    action: 'Ouvrir mes webhooks',
  },
};
