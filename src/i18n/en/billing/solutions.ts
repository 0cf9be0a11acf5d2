import type * as fr from '../../fr/billing/solutions.ts';

export const solutionsPage: typeof fr.solutionsPage = {
  title: 'Our solutions: free, monthly, on request',
  description:
    'What each plan includes and leaves out, for whom it is the wrong choice, what can be done by appointment, and how to cancel.',
  heading: 'Take what you need, and nothing more',
  lede: 'Part of the site is free, part opens with a monthly subscription, the rest is by appointment. This page says what each solution contains, and for whom it is the wrong choice.',
  ways: {
    free: {
      title: 'Free',
      price: '€0',
      text: 'The articles, the dictionary and the beginning of every lesson. The whole first lesson, with an account and no card.',
      link: 'Read the free lesson',
    },
    monthly: {
      title: 'Monthly',
      price: 'from {price}',
      text: 'The published lessons and their quizzes, with or without signals. No commitment, and no extra charge for lessons to come.',
      link: 'Compare the plans',
    },
    custom: {
      title: 'On request',
      price: 'not billed',
      text: 'Thirty minutes on the phone for your questions about method or arithmetic. No investment advice.',
      link: 'What we can do',
    },
  },
  monthly: {
    heading: 'The two plans, line by line',
    text: 'The same course, the same monthly renewal, the same freedom to stop. Only the signals and the order in which we reply set them apart.',
    caption: 'What each plan includes',
    criterion: 'Criterion',
    yes: 'Included',
    no: 'Not included',
    rows: {
      price: 'Price of one month, VAT included',
      lessons: 'Lessons published so far',
      quizzes: 'A quiz with explained answers in each lesson',
      languages: 'French and English',
      updates: 'Updates and lessons to come',
      signals: 'Signals: entry, take profit, stop loss',
      reasoning: 'The reasoning behind each signal',
      mail: 'Signals notified by email',
      webhook: 'Delivery to your webhook',
      support: 'Replies to your messages',
      commitment: 'Commitment',
      advice: 'Personal advice',
      funds: 'Management of your funds',
    },
    cells: {
      lessons: { partial: '{published} of {planned}', complete: '{planned}' },
      optional: 'Optional',
      support: 'By email',
      priority: 'By email, with priority',
      none: 'None',
    },
    choose: 'See the prices and subscribe',
    fitsHeading: 'Who each plan is for, and who it is not for',
    good: 'The right choice if',
    bad: 'The wrong choice if',
    fits: {
      formation: {
        good: [
          'you want to understand before you buy, or to understand what you have already bought;',
          'you would rather decide for yourself, at your own pace, with the arithmetic in hand.',
        ],
        bad: [
          'you are looking for orders to copy: this plan contains none;',
          'a definition is all you need: the dictionary and the articles are free;',
          'your capital is small: {price} is {share} of €1,000, to be earned back before any profit.',
        ],
      },
      formationEtSignaux: {
        good: [
          'you can already size a position and place a stop;',
          'you want to see a method applied, reasoning and losses included.',
        ],
        bad: [
          'you are a beginner: start with training only, or with the free lesson;',
          'you expect an income: nobody can promise you a result;',
          'you read your messages once a day: a signal may expire before you see it.',
        ],
      },
    },
    excludedHeading: 'What no plan includes',
    excluded: [
      'An opinion on your situation, your assets or your taxes.',
      'Custody or management of your money and crypto-assets.',
      'The recovery of lost or stolen funds. Promising that for a fee is a known scam.',
      'A number of signals, a success rate or a result.',
    ],
  },
  custom: {
    heading: 'On request: a consultation',
    text: 'Some questions do not fit into a lesson. A consultation lasts thirty minutes, by telephone, in French or in English. You book it on this site, without an account, and it is not billed.',
    canHeading: 'What it is for',
    can: [
      'Find the lesson to start with, given what you already understand.',
      'Go through a calculation together: position size, fees, the win rate you need to break even.',
      'Work through a mechanism you find hard: order book, stop order, stablecoin.',
      'Understand a plan, a price or a cancellation before you commit.',
    ],
    cannotHeading: 'What we will not do',
    cannot: [
      'Recommend an asset, an amount or a time to trade.',
      'Access your screen, your wallet or an exchange.',
      'Estimate what you might earn.',
    ],
    law: 'Recommending a trade to a person in the light of their situation counts as advice on crypto-assets. In the European Union that service is reserved for authorised providers; we do not give it.',
    source: 'Regulation (EU) 2023/1114, known as MiCA, Articles 3 and 59',
    link: 'Choose a time',
  },
  numbers: {
    heading: 'The course in numbers',
    text: 'Counted in the programme each time this site is published.',
    modules: { value: '{n}', label: 'modules, from foundations to strategies' },
    lessons: { value: '{n}', label: 'lessons in the programme' },
    published: { value: '{n}', label: 'lessons published, one of them free' },
    reading: { value: '{n} min', label: 'of published reading, quizzes aside' },
    source:
      'Source: [the programme](page:course), which says how long each lesson is and whether it is published.',
  },
  cancel: {
    heading: 'Cancelling, in three steps',
    steps: [
      {
        title: 'You say who you are',
        text: 'Your name and the address of your account, on the cancellation page, linked at the foot of every page. No reason, no fee, no need to sign in.',
      },
      {
        title: 'You give notice',
        text: 'One button, and it is recorded; if you are not signed in, an email asks you to confirm. The acknowledgement gives the end date: keep it, it is your proof.',
      },
      {
        title: 'Access runs to the end',
        text: 'Lessons stay open until the end of the month you paid for. The rest of that month is not refunded, and nothing more is charged.',
      },
    ],
    withdrawal:
      'Changing your mind within fourteen days of the order follows another rule: [withdrawing from the contract](page:withdrawContract) ends access at once and refunds what you paid. The [terms of sale](page:terms#withdrawal) give the details.',
  },
  next: {
    heading: 'Where to go from here',
    items: [
      { title: 'The free lesson', text: 'The best way to judge how we explain.' },
      {
        title: 'The programme',
        text: 'Which lessons are published, and what each one teaches.',
      },
      { title: 'The signals', text: 'How they are read, and what they can cost.' },
      { title: 'Frequently asked questions', text: 'Account, payment, cancelling, data.' },
    ],
  },
};
