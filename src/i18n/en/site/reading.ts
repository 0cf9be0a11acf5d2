import type * as fr from '../../fr/site/reading.ts';

export const reading: typeof fr.reading = {
  articles: {
    title: 'Articles: fees, orders and risks, explained',
    description:
      'Dated and sourced articles on how the crypto market really works: orders, fees, liquidity, risk. Terms link to the dictionary.',
    heading: 'Articles',
    lede: 'One subject, one mechanism, one calculation you can redo. Dictionary terms link to their definitions.',
    empty: 'No articles have been published yet. The dictionary is open.',
  },
  dictionary: {
    termTitle: '{term}: definition and example',
    title: 'Crypto dictionary: every term with its numbers',
    description:
      'Crypto terms defined in one sentence, then explained with a worked example. In English and French, open to everyone.',
    heading: 'Crypto dictionary',
    lede: 'Each term in one sentence, then with an example you can work through. Its French name stands beside it.',
    filter: 'Find a term',
    placeholder: 'In English or French',
    count: { one: '{n} term', other: '{n} terms' },
    letters: 'Letters of the dictionary',
    none: {
      text: 'No dictionary term matches “{query}”.',
      advice: 'Try a shorter word or the other language, or search the lessons and articles.',
      search: 'Search the whole site',
    },
  },
  updated: 'Updated {date}',
  minutes: '{n} min read',
  reviewed: 'Updated {date}',
  sourceCount: { one: '{n} source', other: '{n} sources' },
  writtenBy: 'Written by {name}',
  reviewedBy: 'Reviewed by {name}',
  contents: 'In this article',
  sections: { one: '{n} section', other: '{n} sections' },
  place: '{n} of {total} · {minutes} min left',
  placeAtEnd: '{n} of {total}',
  takeaways: 'Key points',
  sources: 'Sources',
  consulted: 'accessed {date}',
  seeAlso: 'Related terms',
  aliases: 'Also called: {words}',
  uses: 'Where this term is used',
  useKinds: {
    article: 'article, {n} min',
    lesson: 'lesson, {n} min',
    planned: 'lesson in preparation',
  },
  neighbours: 'Previous and next term',
  backToDictionary: 'The whole dictionary',
  invite: {
    heading: 'The course takes it further',
    text: 'The first lesson is free: how a ledger can work without a bank, block by block.',
  },
  after: 'After this article',
  next: 'Read next · {n} min',
  termOfArticle: 'A term to know',
  toLesson: 'Put it into practice',
  toLessonText: 'The free lesson takes {n} minutes and ends with questions.',
  disclaimer:
    'This text explains a mechanism. It is neither investment advice nor an invitation to buy or sell.',
};

export const lesson: typeof fr.lesson = {
  lessonOf: 'Lesson {n} of {total}',
  number: 'Lesson {n}',
  module: 'Module {n}',
  minutes: '{n} minutes',
  updated: 'updated {date}',
  needs: 'Read first:',
  noNeeds: 'nothing, start here',
  aims: 'By the end of this lesson you will know how to',
  outline: 'What it covers',
  inModule: 'In this module',
  previous: 'Previous lesson',
  next: 'Next lesson',
  sources: 'Sources',
  free: 'Free with an account',
  premium: 'Premium content',
  plannedBody: {
    title: 'This lesson is being written',
    text: 'The introduction is complete. Nobody can read the rest yet, not even subscribers, and the lesson is not counted among those available. It will be added to the subscription at no extra cost.',
    free: 'Read the free lesson',
    course: 'See the programme',
  },
};

export const gate: typeof fr.gate = {
  free: {
    title: 'Create an account to read on',
    text: 'This lesson is free. An account is enough: first name, last name, email address and a verification code. No card needed.',
    createAccount: 'Create an account',
    viewPlans: 'See the plans',
  },
  premium: {
    title: 'Premium content',
    text: 'An active subscription is needed to read on.',
    discover: 'See the plans',
    laterLink: 'Start with the free lesson',
  },
  lapsed: {
    title: 'Your subscription has ended',
    titleOn: 'Your subscription ended on {date}',
    text: 'Your account and your progress are kept.',
    finished: {
      one: '{n} lesson finished out of {published} published.',
      other: '{n} lessons finished out of {published} published.',
    },
    waits: 'The rest of this lesson is waiting for you:',
    price: '{price} a month, cancel at any time.',
    resume: 'Subscribe again',
  },
  contains: '{sections}, {figures} and {questions}.',
  sections: { one: '{n} section', other: '{n} sections' },
  figures: { one: '{n} figure', other: '{n} figures' },
  questions: { one: '{n} question', other: '{n} questions' },
  alreadyMember: 'Already have an account?',
  signIn: 'Sign in',
  checking: 'Checking your access…',
  slow: 'This is taking longer than expected.',
  opening: 'Opening the lesson…',
  retry: 'Try again',
  reload: 'Reload the page',
  noScript: 'Reading the full lesson requires JavaScript and signing in to your account.',
  errors: {
    access:
      'Something went wrong while loading your subscription. Nothing is lost and there is nothing to pay. Try again in a moment.',
    network:
      'The lesson could not be loaded. Your access is intact. Check your connection, then try again.',
    unavailable:
      'The lesson could not be loaded: the fault is on our side, and your access is intact. Try again in a moment.',
    stale: 'The site was updated after you opened this page. Reload it to read the lesson.',
    damaged: 'What we received is incomplete or altered and was not shown. Reload the page.',
  },
  opened: 'The lesson is open.',
};
