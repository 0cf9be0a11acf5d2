/** Header, footer and texts of every page. */
export const shell = {
  skip: 'Aller au contenu',
  home: 'Accueil',
  menu: 'Menu',
  mainNavigation: 'Navigation principale',
  breadcrumb: 'Fil d’Ariane',
  course: 'Formation',
  articles: 'Articles',
  dictionary: 'Dictionnaire',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  learn: 'Apprendre',
  company: 'Le site',
  switchLanguage: 'English',
  language: 'Langue',
  switchLanguageShort: 'EN',
  switchLanguageLabel: 'Read this page in English',
  signIn: 'Se connecter',
  footerPromise:
    'Une formation à la crypto qui commence par le risque. Aucun gain promis, aucun ordre passé pour vous.',
  contact: 'Nous écrire',
  risk: 'Les crypto-actifs présentent un risque de perte totale ou partielle du capital. Les performances passées ne préjugent pas des performances futures.',
  notTranslated: 'Cette page n’est pas encore traduite : en voici la version anglaise.',
  needsScript:
    'La connexion et la lecture des leçons complètes demandent JavaScript. Le reste du site se lit sans.',
};

/** The header's menu. */
export const menu = {
  home: 'Accueil',
  solutions: 'Nos solutions',
  custom: 'Consultation sur rendez-vous',
  compare: 'Comparer les formules',
  signals: 'Signaux',
  training: 'Formation',
  understand: 'Comprendre la crypto',
  course: 'Programme de la formation',
  market: 'Marché crypto',
  articles: 'Articles',
  dictionary: 'Dictionnaire crypto',
  about: 'À propos',
  appointment: 'Rendez-vous',
  dashboard: 'Tableau de bord',
  search: 'Rechercher',
  pricing: 'Formules et prix',
  freeLesson: 'Leçon gratuite',
  createAccount: 'Créer un compte',
};

/** The header's page search. */
export const headerSearch = {
  open: 'Rechercher',
  label: 'Rechercher sur le site',
  placeholder: 'Une leçon, un mot, une page',
  submit: 'Chercher dans tout le site',
};

export const notFound = {
  title: 'Cette page n’existe pas',
  description: 'L’adresse demandée ne mène à aucune page du site.',
  text: 'L’adresse a peut-être changé, ou une lettre manque. Voici d’où repartir.',
  popular: 'Pour commencer',
};

/** Shown when an interactive part cannot be loaded or rendered. */
export const loadingError = {
  title: 'Une partie de la page n’a pas pu s’ouvrir.',
  text: 'Vérifiez votre connexion, puis rechargez la page.',
  reload: 'Recharger',
};

/** The closing section of a public page, by what it leads to. */
export const nextStep = {
  freeLesson: {
    heading: '{n} minutes pour commencer',
    text: 'La première leçon explique comment un registre peut se passer de banque, ce que cela coûte et ce que cela ne protège pas. À la fin, {questions} questions.',
    action: 'Ouvrir la leçon gratuite',
    note: 'Un compte, sans carte',
  },
  plans: {
    heading: 'La suite de la formation',
    text: {
      partial:
        'Un abonnement ouvre toutes les leçons publiées, {published} sur {planned} à ce jour. Les suivantes s’y ajoutent sans supplément.',
      complete: 'Un abonnement ouvre les {planned} leçons, dans l’ordre que vous voulez.',
    },
    action: 'Comparer les formules',
    note: 'Dès {price} par mois, résiliable à tout moment',
  },
  course: {
    heading: 'Une formation, dans l’ordre',
    text: {
      partial:
        'De la blockchain au calcul du risque, en {modules} modules. Sur {planned} leçons, {published} sont publiées ; le programme dit ce que chacune apprend.',
      complete:
        'La formation compte {modules} modules et {planned} leçons, de la blockchain au calcul du risque. Le programme dit ce que chacune apprend.',
    },
    action: 'Voir le programme',
    note: 'À lire sans compte',
  },
};
