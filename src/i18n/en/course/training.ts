import type * as fr from '../../fr/course/training.ts';

export const training: typeof fr.training = {
  title: 'Understand cryptocurrencies: where to start',
  description:
    'A reading path for beginners in crypto, free up to the end of the first lesson, six questions to find your level, and a map of the five modules.',
  heading: 'Understand cryptocurrencies, in the right order',
  lede: 'You do not need to read everything, nor to read it all now. This page tells you what to open first, why, and how long it takes.',
  start: 'Follow the path',
  check: 'Find my level in six questions',
  path: {
    heading: 'Four things to read, in this order',
    text: 'The first two require nothing, not even an account. Stop whenever you like: each stands on its own.',
    minutes: '{n} min',
    free: 'no account',
    account: 'with a free account',
    subscription: 'with a subscription',
    article: {
      title: 'An article, to watch a price being made',
      link: 'Read the article',
      text: 'The price in large type is not the one you will pay. This article shows why, line by line, with a round trip worked out in euros. You will soon know whether our way of explaining suits you.',
    },
    words: {
      title: 'Five terms that everything else uses',
      text: 'Each takes one sentence and one example. Read them in this order: what changes hands, where it is kept, how to get it back, what lets you sell it, and at what price.',
    },
    lesson: {
      title: 'The free lesson, in full',
      text: 'It starts from a €10 transfer, shows what makes a transaction hard to erase and ends with a checklist. Figures and quiz included.',
    },
    modules: {
      title: 'The five modules',
      text: 'The other lessons, in the order of the map above. You can change that order: the map shows what each module builds on.',
      link: 'See the programme',
    },
  },
  map: {
    heading: 'What each module builds on',
    text: [
      'Modules 1, 2 and 4 build on one another: until you know what a ledger and a key are, you cannot tell what a wallet holds. The Markets module needs no earlier one; module 2 helps you judge what you are buying.',
      'The Markets module teaches you to buy, sell and limit a loss. The DeFi module teaches you to lend and swap without an intermediary. You can take either one first, or one without the other.',
      'Module 5 brings the two together: protecting your keys, spreading your money, testing a strategy.',
    ],
    title: 'The map of the five modules',
    desc: 'Five boxes linked by arrows, from top to bottom. Module 1, Foundations, leads to module 2, Assets, with the words: a ledger and keys. Two arrows leave module 2: a dashed one to module 3, Markets, with the words: what you buy; a solid one to module 4, DeFi, with the words: tokens and contracts. Modules 3 and 4 both lead to module 5, Mastery, with the words: the loss in numbers, and: other people’s risk.',
    caption:
      'A solid arrow means “needed first”, a dashed one “helps”. Take modules 3 and 4 in whichever order you like.',
    arrows: {
      keys: 'a ledger and keys',
      price: ['what', 'you buy'],
      contracts: ['tokens', 'and contracts'],
      loss: ['the loss', 'in numbers'],
      others: ['other', 'people’s risk'],
    },
    lessons: '{n} lessons',
  },
  self: {
    heading: 'Can you answer?',
    text: 'Six questions; a click opens the answer. Count the ones you got right.',
    more: 'Read the entry',
    items: [
      {
        question: 'Your phone falls into the water. What gets your tokens back?',
        answer:
          'The recovery phrase, written somewhere other than on the phone. Without it nobody can help you, not even the maker of the wallet.',
        term: 'phrase-de-recuperation',
      },
      {
        question: 'A token goes from €100 to €80. How far must it rise to be back at €100?',
        answer: 'By 25%, not by 20%: €20 is missing, and 20 ÷ 80 = 0.25.',
        term: 'repli-maximal',
      },
      {
        question: 'You sell “at market”. What do you know in advance, and what do you not know?',
        answer:
          'You know the order will go through at once. You do not know at what price: it takes the buyers who are there, from the highest bid down.',
        term: 'glissement',
      },
      {
        question:
          'Sellers ask €100.20, buyers bid €100.00. What does buying, then selling at once, cost before fees?',
        answer: '€0.20 a unit, or 0.2%: you buy at the higher price and sell at the lower.',
        term: 'ecart-achat-vente',
      },
      {
        question: 'Who can erase a payment recorded on Bitcoin an hour ago?',
        answer:
          'Nobody can do it on request. Someone would have to redo the work of every block added since, faster than the rest of the network.',
        term: 'preuve-de-travail',
      },
      {
        question: '“Support” writes to you and asks for your recovery phrase. What do you answer?',
        answer: 'Nothing. No support team needs it: somebody is trying to steal from you.',
        term: 'hameconnage',
      },
    ],
    verdict: {
      heading: 'What your score tells you',
      items: [
        { score: '0 to 2', text: 'Follow the path above, in order.' },
        { score: '3 to 5', text: 'Read the terms you missed, then the free lesson.' },
        { score: '6', text: 'Skip the basics: start with risk management, open to subscribers.' },
      ],
    },
  },
  levels: {
    heading: 'Three places to start',
    planned: 'in preparation',
    items: [
      {
        key: 'beginner',
        title: 'I am new to this',
        text: 'What a ledger is, what a key protects, where to keep it: in that order, and before the first euro. A badly kept recovery phrase can cost you everything.',
        lessons: ['fondamentaux-blockchain', 'cryptographie-securite', 'securite-wallets'],
      },
      {
        key: 'trader',
        title: 'I already buy and sell',
        text: 'Start with the size of a position, not with charts: it decides what a mistake costs you.',
        lessons: ['gestion-risque', 'indicateurs-techniques', 'analyse-graphiques'],
      },
      {
        key: 'defi',
        title: 'I use DeFi',
        text: 'A yield always comes from somebody. Learn from whom, then what you sign when you approve a contract.',
        lessons: ['ethereum-smart-contracts', 'protocoles-defi', 'stablecoins'],
      },
    ],
  },
  anatomy: {
    heading: 'How a lesson works',
    items: [
      {
        title: 'A situation, then the rule',
        text: 'Each part starts from a concrete case and a number. The rule comes after, once you have something to judge it by.',
      },
      {
        title: 'An annotated figure',
        text: 'Drawn for the lesson, readable on a phone and by a screen reader: everything it shows is written out too.',
      },
      {
        title: 'A calculation you redo',
        text: 'In euros, with small amounts and the fees. Take out a calculator: if you get a different result, write to us.',
      },
      {
        title: 'A quiz that explains',
        text: 'Eight questions, one at a time, with a second try. Each answer, right or wrong, is followed by an explanation.',
      },
      {
        title: 'Dated sources',
        text: 'Each published lesson cites its sources, with the day we read them. What we do not know, we say.',
      },
    ],
    time: {
      heading: 'The time it takes',
      facts: [
        { value: '{freeMinutes} min', text: 'to read the free lesson, without its quiz' },
        {
          value: { partial: '{minutes} min', complete: '{hours} hr {rest} min' },
          text: {
            partial: 'to read the {published} lessons published so far, of {planned} planned',
            complete: 'to read the {planned} lessons',
          },
        },
      ],
      note: {
        partial:
          'Allow more if you redo the arithmetic. The lessons still to come already have a page with their outline and introduction.',
        complete: 'Allow more if you redo the arithmetic.',
      },
    },
  },
  ways: {
    heading: 'Going further',
    items: {
      course: 'The five modules, lesson by lesson, with what each teaches you to do.',
      articles: 'One subject, one mechanism, one calculation. No account.',
      dictionary: 'Crypto terms, in English and in French.',
      market: 'What the columns of a price table say, and what they hide.',
    },
  },
};
