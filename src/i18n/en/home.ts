import type * as fr from '../fr/home.ts';

export const home: typeof fr.home = {
  title: 'Expert Crypto Trading: understand before you invest',
  description:
    'Twenty crypto lessons in French and English, from the first block to risk management. Optional signals, explained. The first lesson is free.',
  heading: 'Understand crypto before you put a euro in.',
  lede: 'Twenty lessons in French and English, from the first block to risk management. Signals explained, never imposed.',
  start: 'Start the free lesson',
  compare: 'Compare the plans',
  proofs: [
    { value: '20 lessons', text: 'in 5 modules, with quizzes' },
    { value: '1 free lesson', text: 'all you need is an account' },
    { value: 'No commitment', text: 'cancel at any time' },
  ],
  figure: {
    title: 'A signal is read on three levels.',
    desc: 'Candlestick chart. The entry is at €62,150, the take profit above it at €68,400, the stop loss below it at €59,300. The price crosses the entry, then climbs towards the take profit.',
    caption: 'Here you risk €2,850 to aim for €6,250: a ratio of 1 to 2.2. Fictitious example.',
    target: 'Take profit €68,400',
    entry: 'Entry €62,150',
    stop: 'Stop loss €59,300',
    risk: '− €2,850',
    reward: '+ €6,250',
  },
  mission: {
    heading: 'Our mission: for you to know why you are buying, and when you would be wrong',
    paragraphs: [
      'In a market that never closes, most expensive mistakes do not come from a misread chart. They come from a photographed recovery phrase, a position that was too large, a yield nobody could explain.',
      'So we teach in this order: how it works, how to keep it, how much you can lose. Trading comes after that, and signals last, each with its reasoning and its stop.',
    ],
  },
  why: {
    heading: 'Why learn here',
    items: [
      {
        title: 'A complete course',
        text: 'Five modules that build on each other, from the blockchain to strategies. Each lesson says what you will be able to do at the end, and a quiz checks it.',
      },
      {
        title: 'Market expertise',
        text: 'Order book, fees, bid-ask spread, slippage: we show what a trade costs, with the arithmetic, before talking about what it might bring.',
      },
      {
        title: 'Protection against scams',
        text: 'Fake support, rigged tokens, impossible yields: you learn to spot the schemes and to check for yourself before you sign.',
      },
      {
        title: 'Depth of analysis',
        text: 'Every figure has its date and source, every mechanism an example you can redo. What we do not know, we say.',
      },
    ],
    link: 'See what each plan contains',
  },
  path: {
    heading: 'One path, five modules',
    text: 'The first lesson is free once you have an account; the other nineteen open with a subscription.',
    link: 'See the full programme',
  },
  plans: { heading: 'Two plans, one clear price' },
  reading: {
    heading: 'Read without an account',
    articles: 'All articles',
    dictionary: 'Open the dictionary',
  },
  faq: {
    heading: 'Frequently asked questions',
    items: [
      {
        question: 'Do I need to know crypto already?',
        answer:
          'No. The first lesson starts from a ledger shared between three people and uses no word before defining it. If you already trade, start with risk management: it is the lesson people regret reading too late.',
      },
      {
        question: 'Will I make money?',
        answer:
          'We do not know, and nobody does. Crypto-assets can lose all their value. The course teaches you to put a number on what you risk, to cut costs and to avoid known traps; it promises no results.',
      },
      {
        question: 'What is in a signal?',
        answer:
          'A direction (buy or sell), an entry price, a take profit, a stop loss, how long it stays valid, and the reasoning. Signals are the same for every subscriber: they are not personal advice. You are free to do nothing.',
      },
      {
        question: 'Can I stop when I want?',
        answer:
          'Yes. Both plans are billed monthly, with no commitment. After cancelling you keep access until the end of the month you paid for. So you can also take a single month.',
      },
      {
        question: 'How do I pay, and is it safe?',
        answer:
          'By bank card, Visa or Mastercard, on Stripe’s payment page: your card number never passes through our site. Payment in USDT is not available yet.',
      },
    ],
  },
};

export const plansPage: typeof fr.plansPage = {
  title: 'Plans and prices',
  description:
    'Training only at €249.99 per month, Training + Signals at €349.99 per month. No commitment, cancel at any time, first lesson free.',
  heading: 'Two plans, one clear price',
  lede: 'A monthly subscription, tax included, that you can stop when you want. Read the free lesson first: it will tell you whether our way of explaining suits you.',
  free: 'Start with the free lesson',
  included: 'What you pay for, and what you do not',
  facts: [
    {
      title: 'The price shown is the price charged',
      text: 'VAT included, no set-up fee. On the same day each month, until you stop.',
    },
    {
      title: 'Your card stays with Stripe',
      text: 'You pay on Stripe’s page, with your bank’s authentication. We neither see nor keep your number.',
    },
    {
      title: 'You alone decide on your orders',
      text: 'You are never asked for access to your funds. A signal can be read, questioned and let go.',
    },
  ],
};

export const plans: typeof fr.plans = {
  names: { formation: 'Training only', formationEtSignaux: 'Training + Signals' },
  descriptions: {
    formation: 'To learn at your own pace and decide for yourself.',
    formationEtSignaux: 'To learn, and to see the method applied.',
  },
  popular: 'Popular',
  perMonth: 'per month',
  included: 'Included,',
  notIncluded: 'Not included,',
  features: {
    formation: [
      { text: 'All 20 lessons and their quizzes', included: true },
      { text: 'French and English, updates included', included: true },
      { text: 'Annotated figures and arithmetic to redo', included: true },
      { text: 'Trading signals', included: false },
    ],
    formationEtSignaux: [
      { text: 'Everything in the course', included: true },
      { text: 'Signals with entry, take profit and stop loss', included: true },
      { text: 'The reasoning behind each signal', included: true },
      { text: 'Priority support', included: true },
    ],
  },
  choose: {
    formation: 'Choose training',
    formationEtSignaux: 'Choose training + signals',
  },
  note: 'Prices include VAT, are billed monthly and can be cancelled at any time.',
  published: 'Published so far: {n} lessons of {total}; the next ones will open at no extra cost.',
};

export const course: typeof fr.course = {
  title: 'The course: understand crypto in 20 lessons',
  description:
    'The full programme: five modules and twenty lessons, from the blockchain to strategies. The first lesson is free with an account.',
  heading: 'Understand crypto, in twenty lessons',
  lede: 'Five modules, in the order you will need them. The first lesson opens with an account; the others with a subscription.',
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
  lessons: {
    'fondamentaux-blockchain': 'Blockchain fundamentals',
    'principes-decentralisation': 'Principles of decentralisation',
    'cryptographie-securite': 'Cryptography and security',
    'types-blockchain': 'Types of blockchain',
    'bitcoin-histoire': 'The history of Bitcoin',
    'ethereum-smart-contracts': 'Ethereum and smart contracts',
    'types-tokens': 'Types of tokens',
    'securite-wallets': 'Wallet security',
    'indicateurs-techniques': 'Technical indicators',
    'analyse-graphiques': 'Chart analysis',
    'patterns-trading': 'Trading patterns',
    'gestion-risque': 'Risk management',
    'protocoles-defi': 'DeFi protocols',
    'yield-farming': 'Yield farming',
    'pools-liquidite': 'Liquidity pools',
    stablecoins: 'Stablecoins',
    'securisation-wallets': 'Advanced wallet security',
    'arnaques-crypto': 'Crypto scams',
    'gestion-portfolio': 'Managing a portfolio',
    'strategies-avancees': 'Advanced strategies',
  },
  free: 'Free with an account',
  premium: 'Subscription',
  start: 'Start with the free lesson',
  compare: 'Compare the plans',
  planned: 'In preparation',
  minutes: '{n} min',
};
