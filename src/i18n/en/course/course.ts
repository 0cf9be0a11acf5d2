import type * as fr from '../../fr/course/course.ts';

export const course: typeof fr.course = {
  title: 'The course: understand crypto, lesson by lesson',
  description: {
    partial:
      'The programme: {modules} modules, {planned} lessons planned, {published} published, from the blockchain to strategies. The first is free with an account.',
    complete:
      'The full programme: {modules} modules and {planned} lessons, from the blockchain to strategies. The first is free with an account.',
  },
  heading: 'Understand crypto, lesson by lesson',
  lede: {
    partial:
      'The course has {modules} modules, in the order you will need them. {published} of the {planned} planned lessons are published. The first opens with an account; the others with a subscription.',
    complete:
      'The course has {modules} modules, in the order you will need them. The first lesson opens with an account; the others with a subscription.',
  },
  yours: 'Your course',
  start: 'Start with the free lesson',
  compare: 'Compare the plans',
  price: 'All lessons: {price} a month with Training only, cancel any time.',
  total: {
    partial: '{minutes} minutes of reading.',
    complete: '{hours} hr {rest} min of reading.',
  },
  content: 'Each lesson has a lab, a dated case and a quiz.',
  module: 'Module {n}',
  before: { none: 'no prerequisites', one: 'after {list}', other: 'after {list}' },
  modules: {
    fondations: {
      title: 'Foundations',
      aim: 'Explain why an old line cannot be changed, who runs a network and what a signature proves.',
      text: 'Blockchain, decentralisation, cryptography, types of networks.',
    },
    actifs: {
      title: 'Assets',
      aim: 'Say what a bitcoin, an ether and a token are, then keep them in a wallet you set up yourself.',
      text: 'Bitcoin, Ethereum, tokens and wallets.',
    },
    marches: {
      title: 'Markets',
      aim: 'Read a chart for what it shows and no more, and set your loss before you buy.',
      text: 'Indicators, charts, patterns and risk management.',
    },
    defi: {
      title: 'DeFi',
      aim: 'Work out what a deposit, a loan or a stablecoin costs, and what you risk, before you sign.',
      text: 'Protocols, yield, liquidity, stablecoins.',
    },
    maitrise: {
      title: 'Mastery',
      aim: 'Protect a larger sum, recognise a scam and test a strategy before you trust it with money.',
      text: 'Security, scams, portfolio, strategies.',
    },
  },
  moduleList: 'The modules',
  paths: {
    legend: 'Choose a path',
    all: { name: 'The whole course', text: 'All the lessons, in the order you will need them.' },
    begin: { name: 'I am new to crypto', text: 'Understand a blockchain and keep your own keys.' },
    trade: { name: 'I buy and sell', text: 'Set your loss before you buy, then read a chart.' },
    defi: { name: 'I use DeFi', text: 'Read a contract, a rate and a risk before you sign.' },
    facts: '{n} steps, {minutes} min.',
  },
  legend: 'Key',
  states: {
    unopened: 'open',
    locked: 'with a subscription',
    planned: 'in preparation, introduction available',
  },
  free: 'free with an account',
  planned: 'In preparation',
  minutes: '{n} min',
};
