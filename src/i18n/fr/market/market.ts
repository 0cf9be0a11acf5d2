/** The market page: how to read a price table, and its limits. */
export const market = {
  title: 'Marché crypto : prix, 24 h, 7 jours',
  description:
    '{n} crypto-actifs : prix, variation sur 24 h et 7 jours, capitalisation et courbe, en euros ou en dollars. Et ce que chaque colonne cache.',
  heading: 'Le marché crypto',
  lede: 'Les prix de {n} crypto-actifs, leur courbe de sept jours et l’heure des chiffres. La page se met à jour pendant que vous lisez, et dit quand elle ne le peut plus.',
  readOn: 'Comment lire',
  overview: {
    heading: 'Combien montent, combien baissent',
    note: 'Variation sur 24 h. Chaque crypto-actif compte pour un, quelle que soit sa taille.',
    spread: 'De combien',
    least: '−6 % et moins',
    most: '+6 % et plus',
    strip: 'Du plus grand au plus petit',
    stripLabel: 'Les crypto-actifs, de la plus grande capitalisation à la plus petite',
    open: 'Ouvrir',
    legend: 'Moins de 1 %, de 1 à 3 %, plus de 3 %',
  },
  table: {
    caption: 'Prix, variations, capitalisation et courbe de sept jours des crypto-actifs',
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
    /** The same in words, where the table has no headings. */
    key: 'Courbe : 7 jours · variation : 24 h',
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
    sort: 'Trier',
    orders: {
      capDown: 'Capitalisation',
      priceDown: 'Prix',
      dayDown: 'Hausse sur 24 h',
      dayUp: 'Baisse sur 24 h',
      weekDown: 'Hausse sur 7 j',
      weekUp: 'Baisse sur 7 j',
      nameUp: 'Nom',
    },
  },
  excerpt: {
    rise: 'En hausse sur 24 h : {n}',
    fall: 'En baisse : {n}',
    heading: 'Le marché en cinq lignes',
    text: 'Les cinq plus grandes capitalisations au {time}.',
    link: 'Voir tout le marché',
  },
  ticker: 'Prix et variations sur 24 h au {time}, selon CoinGecko.',
  read: {
    heading: 'Lire ce tableau sans se tromper',
    text: 'Les chiffres de ces trois exemples sont inventés. Les deux derniers portent sur un même jeton, inventé lui aussi : il vaut 2,40 €, et 20 millions d’unités circulent.',
    check: 'À refaire',
    items: [
      {
        title: 'Le prix n’est pas le vôtre',
        text: 'Le prix du tableau est une moyenne des derniers échanges sur plusieurs plateformes, pondérée par les quantités. Le vôtre est la première ligne des vendeurs dans le carnet d’ordres de votre plateforme, plus les frais.',
        check: '100,00 € affichés, 100,20 € payés avec 0,2 % de frais.',
      },
      {
        title: '24 h et 7 j peuvent se contredire',
        text: 'Chaque variation part d’un autre moment, et les deux fenêtres glissent. Rouge sur un jour et vert sur sept : les deux sont vrais. Les pourcentages ne s’additionnent pas : on multiplie les coefficients.',
        check: '2,40 ÷ 2,50 = 0,96, soit −4 % en un jour. 2,40 ÷ 2,00 = 1,20, soit +20 % en sept.',
      },
      {
        title: 'La capitalisation n’est pas une caisse',
        text: 'La capitalisation est le prix multiplié par le nombre de jetons en circulation. Elle compare des tailles. Elle ne dit pas combien d’argent est entré, ni combien pourrait sortir.',
        check: '2,40 € × 20 000 000 de jetons = 48 000 000 €.',
      },
    ],
  },
  hidden: {
    heading: 'Ce que les nombres cachent',
    text: 'Quatre angles morts, chacun avec un calcul ; les deux premiers reprennent le jeton inventé à 2,40 €.',
    items: [
      {
        title: 'La liquidité',
        text: 'Vous vendez 20 000 jetons. Le carnet n’en veut que 4 000 à 2,40 €, puis 6 000 à 2,35 €, puis 10 000 à 2,28 €. Vous recevez 9 600 + 14 100 + 22 800 = 46 500 €, et non 48 000 € : 3,1 % de moins, avant les frais. Une vente de 0,1 % des jetons en circulation a fait passer le prix de 2,40 à 2,28 €, soit −5 %.',
        term: 'liquidite',
      },
      {
        title: 'Les jetons qui ne circulent pas encore',
        text: 'Si 100 millions de jetons sont prévus et 20 millions circulent, la valorisation diluée, au même prix, est de 240 M€, cinq fois la capitalisation affichée. Chaque jeton libéré pourra être vendu. Et parmi ceux qui « circulent », certains dorment chez les fondateurs.',
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
      'Vous avez 100 €. Le prix baisse de 10 % : il reste 90 €. Il monte de 10 % : 10 % de 90 font 9, et vous avez 99 €. La hausse porte sur une somme plus petite que la baisse.',
      'L’ordre n’y change rien : 100 × 1,10 × 0,90 = 99 aussi. Et plus la chute est profonde, plus la remontée nécessaire grandit, sans limite.',
    ],
    title: 'Même pourcentage, autre somme',
    desc: 'Trois barres. La première vaut 100 €. Une flèche, moins 10 %, mène à la deuxième : 90 €. Une flèche, plus 10 %, mène à la troisième : 99 €. Une ligne en pointillé à 100 € montre qu’il manque 1 €. L’axe est coupé sous 80 €.',
    caption:
      'Axe coupé sous 80 €. Frais non compris. Dix baisses et dix hausses comme celles-ci laisseraient 90,44 €.',
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
    heading: 'Trois questions à poser sur un crypto-actif',
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
      'Il n’existe pas de prix unique : chaque plateforme a le sien. Un agrégateur les rassemble et en fait une moyenne. Le tableau de cette page reprend les prix de CoinGecko, qui définit chacun comme une moyenne mondiale pondérée par les volumes, et la capitalisation comme ce prix multiplié par le nombre de jetons en circulation.',
      'Il affiche l’heure de sa dernière lecture, et le dit quand elle échoue. Un cours ancien présenté comme actuel fait plus de tort qu’une case vide.',
    ],
    link: 'La méthode de CoinGecko, en anglais',
    write: 'Un nombre vous semble faux sur cette page ? Écrivez-nous, avec votre calcul.',
    action: 'Signaler une erreur',
    subject: 'Page du marché',
  },
  next: {
    heading: 'Savoir ce qu’un prix ne dit pas',
    text: 'L’article sur le carnet d’ordres, à lire sans compte, reprend un prix niveau par niveau.',
    action: 'Lire un carnet d’ordres',
  },
};
