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
  module: 'Module {n}',
  modules: {
    fondations: {
      title: 'Foundations',
      text: 'Blockchain, decentralisation, cryptography, types of networks.',
    },
    actifs: { title: 'Assets', text: 'Bitcoin, Ethereum, tokens and wallets.' },
    marches: { title: 'Markets', text: 'Indicators, charts, patterns and risk management.' },
    defi: { title: 'DeFi', text: 'Protocols, yield, liquidity, stablecoins.' },
    maitrise: { title: 'Mastery', text: 'Security, scams, portfolio, strategies.' },
  },
  free: 'Free with an account',
  included: 'Included',
  resume: 'Continue the course',
  premium: 'Subscription',
  start: 'Start with the free lesson',
  compare: 'Compare the plans',
  planned: 'In preparation',
  minutes: '{n} min',
};
