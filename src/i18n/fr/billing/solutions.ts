/** The line-by-line comparison of the plans, whom they suit, and the second address of that page. */
export const solutionsPage = {
  title: 'Nos solutions : leçon gratuite, formation, signaux',
  description:
    'Ce que chaque formule comprend, ligne à ligne, à qui elle convient, et ce qui se fait sur rendez-vous.',
  monthly: {
    heading: 'Ligne à ligne',
    caption: 'Ce que comprend chaque formule',
    criterion: 'Critère',
    free: 'Gratuit',
    yes: 'Compris',
    no: 'Non compris',
    groups: { lessons: 'Les leçons', signals: 'Les signaux', contract: 'Le contrat' },
    rows: {
      lessons: { partial: 'Leçons publiées à ce jour', complete: 'Leçons' },
      reading: 'Lecture, hors quiz',
      quizzes: 'Quiz corrigé à chaque leçon',
      updates: { partial: 'Leçons à venir, sans supplément', complete: 'Mises à jour' },
      languages: 'Français et anglais',
      signals: 'Entrée, objectif, stop, durée',
      reasoning: 'Raisonnement de chaque signal',
      mail: 'Avis par e-mail',
      webhook: 'Envoi à votre outil (webhook), facultatif',
      support: 'Réponse à vos messages',
      commitment: 'Engagement',
    },
    cells: {
      lessons: { partial: '{published} sur {planned}', complete: '{planned}' },
      reading: { partial: '{minutes} min', complete: '{hours} h {rest}' },
      freeReading: '{freeMinutes} min',
      support: 'Par e-mail',
      priority: 'En priorité',
      none: 'Aucun',
    },
    choose: 'Choisir',
    notifyMe: 'Me prévenir',
    account: 'Créer un compte',
    key: 'dès l’ouverture des signaux',
    fitsHeading: 'Quelle formule vous convient ?',
    good: 'Un bon choix si',
    bad: 'Un mauvais choix si',
    fits: {
      formation: {
        good: [
          'vous voulez comprendre avant d’acheter, ou comprendre ce que vous avez déjà acheté ;',
          'vous préférez décider seul, à votre rythme, calculs à l’appui.',
        ],
        bad: [
          'votre capital est petit : {price} par mois, c’est {share} de 1 000 €, à regagner chaque mois avant tout bénéfice ;',
          'une définition vous suffit : le dictionnaire et les articles sont en accès libre.',
        ],
      },
      formationEtSignaux: {
        good: [
          'vous savez déjà calculer une taille de position et poser un stop ;',
          'vous voulez voir une méthode appliquée, raisonnement et pertes compris.',
        ],
        bad: [
          'vous débutez : commencez par la formation seule, ou par la leçon gratuite ;',
          'vous lisez vos messages une fois par jour : un signal peut expirer avant.',
        ],
      },
    },
  },
  custom: {
    text: 'Une question avant de choisir ? Trente minutes au téléphone, en français ou en anglais, gratuites. Nous expliquons une leçon, un calcul ou une formule ; nous ne donnons pas de conseil en investissement.',
    link: 'Choisir un créneau',
  },
};
