import type * as fr from '../../fr/site/shell.ts';

export const shell: typeof fr.shell = {
  skip: 'Skip to content',
  home: 'Home',
  menu: 'Menu',
  mainNavigation: 'Main navigation',
  breadcrumb: 'Breadcrumb',
  course: 'Course',
  articles: 'Articles',
  dictionary: 'Dictionary',
  privacy: 'Privacy',
  terms: 'Terms of use',
  learn: 'Learn',
  company: 'The site',
  switchLanguage: 'Français',
  language: 'Language',
  switchLanguageShort: 'FR',
  switchLanguageLabel: 'Lire cette page en français',
  signIn: 'Sign in',
  footerPromise:
    'Crypto education that starts with risk. No promise of gains, and we place no orders.',
  contact: 'Write to us',
  risk: 'Crypto-assets carry a risk of losing all or part of your capital. Past performance is no guide to future performance.',
  notTranslated: 'This page is not translated yet: here is the French version.',
  needsScript:
    'Signing in and reading full lessons need JavaScript. The rest of the site works without it.',
};

/** The header's menu. */
export const menu: typeof fr.menu = {
  home: 'Home',
  solutions: 'Our solutions',
  custom: 'Consultation by appointment',
  compare: 'Compare the plans',
  signals: 'Trading signals',
  training: 'Training',
  understand: 'Understand crypto',
  course: 'Course programme',
  market: 'Crypto market',
  articles: 'Articles',
  dictionary: 'Crypto dictionary',
  about: 'About',
  appointment: 'Book appointment',
  dashboard: 'Dashboard',
  search: 'Search',
  pricing: 'Plans and prices',
  freeLesson: 'Free lesson',
  createAccount: 'Create an account',
};

/** The header's page search. */
export const headerSearch: typeof fr.headerSearch = {
  open: 'Search',
  label: 'Search the site',
  placeholder: 'A lesson, a word or a page',
  submit: 'Search the whole site',
};

export const notFound: typeof fr.notFound = {
  title: 'This page does not exist',
  description: 'This site has no page at the address you asked for.',
  text: 'The address may have changed, or a letter may be missing. Start again from here.',
  popular: 'Where to start',
};

/** Shown when an interactive part cannot be loaded or rendered. */
export const loadingError: typeof fr.loadingError = {
  title: 'Part of the page could not be loaded.',
  text: 'Check your connection, then reload the page.',
  reload: 'Reload',
};

/** The closing section of a public page, by what it leads to. */
export const nextStep: typeof fr.nextStep = {
  freeLesson: {
    heading: '{n} minutes to get started',
    text: 'The first lesson shows how a ledger can work without a bank, what that costs and what it does not protect. It ends with {questions} questions.',
    action: 'Open the free lesson',
    note: 'An account, no card',
  },
  plans: {
    heading: 'The rest of the course',
    text: {
      partial:
        'A subscription opens all published lessons, {published} out of {planned} so far. The rest are added at no extra cost.',
      complete: 'A subscription opens all {planned} lessons, in any order you like.',
    },
    action: 'Compare the plans',
    note: 'From {price} a month, cancel any time',
  },
  course: {
    heading: 'A course, in order',
    text: {
      partial:
        'From the blockchain to working out your risk, in {modules} modules. {published} of {planned} lessons are published; the programme says what each one teaches.',
      complete:
        'The course has {modules} modules and {planned} lessons, from the blockchain to working out your risk. The programme says what each one teaches.',
    },
    action: 'See the programme',
    note: 'No account needed to read it',
  },
};
