/** The market page: how to read a price table, and its limits. */
export const market = {
  title: 'Marché crypto : prix, 24 h, 7 jours',
  description:
    '{n} cryptoactifs : prix, variation sur 24 h et 7 jours, capitalisation et courbe, en euros ou en dollars. Et ce que chaque colonne cache.',
  heading: 'Le marché crypto',
  lede: 'Les prix de {n} cryptoactifs et leur courbe de sept jours, avec l’heure des chiffres. Ils sont relevés toutes les cinq minutes, et la page le dit quand ce n’est plus le cas.',
  readOn: 'Apprendre à lire le tableau, colonne par colonne',
  table: {
    caption: 'Prix, variations, capitalisation et courbe de sept jours des cryptoactifs',
    columns: {
      name: 'Crypto',
      price: 'Prix',
      day: '24 h',
      week: '7 j',
      cap: 'Capitalisation',
      line: '7 jours',
    },
    /** After the name of the last column, for screen readers. */
    drawn: 'courbe',
    limits:
      'Chaque prix est une moyenne sur plusieurs plateformes, et non celui que vous paierez. Figurer ici n’est pas une recommandation.',
    source:
      'Données : {link}. Prix moyens pondérés par les volumes, capitalisation des jetons en circulation.',
    missing: 'Pas de chiffres pour le moment',
    missingText:
      'La source ne répondait pas quand cette page a été publiée, et nous n’inventons aucun prix. Les chiffres apparaîtront ici dès qu’elle répondra ; sans JavaScript, à la prochaine publication.',
  },
  tools: {
    label: 'Régler le tableau',
    filter: 'Filtrer par nom ou par symbole',
    placeholder: 'Nom ou symbole',
    favourites: 'Favoris',
    currency: 'Devise',
    eur: 'Euros',
    usd: 'Dollars',
    size: 'Lignes',
    pages: 'Pages du tableau',
    previous: 'Précédente',
    next: 'Suivante',
  },
  excerpt: {
    rise: '{n} montent en 24 h',
    fall: '{n} baissent',
    heading: 'Le marché en cinq lignes',
    text: 'Les cinq plus grandes capitalisations au {time}.',
    link: 'Voir tout le marché',
  },
  ticker: 'Prix et variations sur 24 h au {time}, selon CoinGecko.',
  read: {
    heading: 'Lire ce tableau, colonne par colonne',
    text: 'Quatre nombres et une courbe par ligne : un tableau de prix se lit en trois secondes et se comprend de travers tout aussi vite. Voici ce que chaque colonne dit, comment la vérifier, et ce qu’elle tait.',
  },
  coin: { name: 'Jeton Exemple', symbol: 'EXMPL' },
  row: {
    title: 'Lire une ligne du tableau',
    desc: 'La ligne d’un jeton inventé, Jeton Exemple. Repère 1, le prix : 2,40 €. Repère 2, la variation sur 24 heures : moins 4,0 %, en rouge avec un triangle vers le bas. Repère 3, la variation sur 7 jours : plus 20,0 %, en vert avec un triangle vers le haut. Repère 4, la capitalisation : 48 millions d’euros. Repère 5, la courbe de 7 jours : elle part de 2,00 €, monte à 2,50 € la veille et finit à 2,40 €.',
    caption:
      'Jeton et chiffres inventés, choisis pour que tout se recalcule : chaque repère renvoie à une explication ci-dessous.',
    price: '2,40 €',
    day: '−4,0 %',
    week: '+20,0 %',
    cap: '48 M €',
  },
  columns: {
    heading: 'Ce que dit chaque colonne',
    check: 'À refaire',
    items: [
      {
        name: 'Prix',
        text: 'Une moyenne des derniers échanges sur plusieurs plateformes, pondérée par les quantités. Ce n’est le prix d’aucune d’elles, et ce n’est pas celui que vous paierez.',
        check:
          'Ouvrez le carnet d’ordres de votre plateforme : votre prix d’achat est la première ligne des vendeurs, plus les frais.',
      },
      {
        name: '24 h',
        text: 'L’écart avec le prix d’il y a exactement 24 heures. La fenêtre glisse : la même ligne peut changer de signe sans que le prix bouge, parce que le point de départ, lui, a bougé.',
        check: '2,40 ÷ 2,50 = 0,96, soit −4 %. Hier à la même heure, le jeton valait 2,50 €.',
      },
      {
        name: '7 j',
        text: 'La même mesure sur sept jours. Elle ne s’obtient pas en additionnant sept variations d’un jour : les pourcentages se multiplient.',
        check:
          '2,40 ÷ 2,00 = 1,20, soit +20 %. Rouge sur un jour et vert sur sept : les deux sont vrais.',
      },
      {
        name: 'Capitalisation',
        text: 'Le prix multiplié par le nombre de jetons en circulation. Elle compare des tailles. Elle ne dit pas combien d’argent est entré, ni combien pourrait sortir.',
        check: '2,40 € × 20 000 000 de jetons = 48 000 000 €.',
      },
      {
        name: '7 jours',
        text: 'Une courbe sans échelle : son bas est le plus bas de la semaine, son haut le plus haut. Un jeton qui varie de 0,1 % et un autre qui varie de 50 % dessinent la même montagne.',
        check: 'Ici, tout le relief tient entre 2,00 € et 2,50 €.',
      },
    ],
  },
  hidden: {
    heading: 'Ce que les nombres cachent',
    text: 'Quatre angles morts, chacun avec un calcul sur le même jeton inventé.',
    items: [
      {
        title: 'La liquidité',
        text: 'Vous vendez 20 000 jetons. Le carnet n’en veut que 4 000 à 2,40 €, puis 6 000 à 2,35 €, puis 10 000 à 2,28 €. Vous recevez 9 600 + 14 100 + 22 800 = 46 500 €, et non 48 000 € : 3,1 % de moins, avant les frais. Une vente de 0,1 % des jetons en circulation a fait passer le prix de 2,40 à 2,28 €, soit −5 %.',
        term: 'liquidite',
      },
      {
        title: 'Les jetons qui ne circulent pas encore',
        text: 'Si 100 millions de jetons sont prévus et 20 millions circulent, la valorisation diluée, au même prix, est de 240 M €, cinq fois celle de la ligne. Chaque jeton libéré pourra être vendu. Et parmi ceux qui « circulent », certains dorment chez les fondateurs.',
        term: 'jeton',
      },
      {
        title: 'Les échanges avec soi-même',
        text: 'Dix allers-retours de 1 000 € entre deux comptes d’une même personne affichent 20 000 € de volume. Personne n’a rien acheté à personne. Un volume élevé n’est donc pas une preuve d’intérêt ; la profondeur du carnet l’est davantage.',
        term: 'carnet-d-ordres',
      },
      {
        title: 'L’arrondi',
        text: 'Un prix affiché 0,01 € peut valoir 0,0051 € ou 0,0149 € : près du triple. Une variation affichée 0,0 % peut être une hausse ou une baisse. Sur les très petits prix, demandez plus de décimales avant de conclure.',
        term: 'ecart-achat-vente',
      },
    ],
    more: 'Voir « {term} »',
  },
  arithmetic: {
    heading: 'Perdre 10 % puis gagner 10 % ne ramène pas au départ',
    text: [
      'Vous avez 100 €. Le prix baisse de 10 % : il reste 90 €. Il monte de 10 % : 10 % de 90 font 9, vous avez 99 €. La hausse porte sur une somme plus petite que la baisse.',
      'L’ordre n’y change rien : 100 × 1,10 × 0,90 = 99 aussi. Et plus la chute est profonde, plus la remontée nécessaire grandit, sans limite.',
    ],
    title: 'Même pourcentage, autre somme',
    desc: 'Trois barres. La première vaut 100 €. Une flèche, moins 10 %, mène à la deuxième : 90 €. Une flèche, plus 10 %, mène à la troisième : 99 €. Une ligne en pointillé à 100 € montre qu’il manque 1 €. L’axe est coupé sous 80 €.',
    caption:
      'Axe coupé sous 80 €. Frais non compris. Dix baisses et hausses comme celles-ci laisseraient 90,44 €.',
    missing: '−1 €',
    steps: ['−10 %', '+10 %'],
    bars: ['100 €', '90 €', '99 €'],
    table: {
      caption: 'Hausse nécessaire pour effacer une baisse',
      fall: 'Baisse',
      left: 'Reste de 100 €',
      rise: 'Hausse à faire',
      rows: [
        ['−10 %', '90 €', '+11,1 %'],
        ['−25 %', '75 €', '+33,3 %'],
        ['−50 %', '50 €', '+100 %'],
        ['−80 %', '20 €', '+400 %'],
      ],
    },
    term: 'La profondeur d’une telle chute a un nom : le repli maximal.',
  },
  before: {
    heading: 'Trois questions à poser sur un cryptoactif',
    items: [
      {
        question: 'Combien perdrais-je à vendre tout de suite ?',
        text: 'Lisez le carnet d’ordres, pas le prix. Additionnez les lignes d’achat jusqu’à votre quantité.',
      },
      {
        question: 'Quelle part des jetons existe déjà ?',
        text: 'Divisez les jetons en circulation par le total prévu. À 20 %, quatre jetons sur cinq restent à venir.',
      },
      {
        question: 'D’où vient ce prix ?',
        text: 'Combien de plateformes, et lesquelles ? Un prix formé sur un seul marché se déplace avec peu d’argent.',
      },
    ],
  },
  source: {
    heading: 'D’où viennent les cours d’un tableau',
    text: [
      'Aucun prix unique n’existe : chaque plateforme a le sien. Un agrégateur les rassemble et en fait une moyenne. Le tableau de cette page reprend les prix de CoinGecko, qui définit chacun comme une moyenne mondiale pondérée par les volumes, et la capitalisation comme ce prix multiplié par l’offre en circulation.',
      'Il affiche l’heure de sa dernière lecture, et le dit quand elle échoue. Un cours ancien présenté comme actuel fait plus de tort qu’une case vide.',
    ],
    link: 'La méthode de CoinGecko, en anglais',
    write: 'Un nombre vous semble faux sur cette page ? Écrivez-nous, avec votre calcul.',
    action: 'Signaler une erreur',
    subject: 'Page du marché',
    read: 'Lire l’article sur le carnet d’ordres',
  },
};
