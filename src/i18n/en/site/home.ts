import type * as fr from '../../fr/site/home.ts';

export const home: typeof fr.home = {
  title: 'Expert Crypto Trading: understand before you invest',
  description:
    'Twenty crypto lessons in French and English, from the first block to risk management. Optional signals, explained. The first lesson is free.',
  heading: 'Understand crypto before you put a euro in.',
  lede: 'Twenty lessons in French and English, from the first block to risk management. Signals explained, never imposed.',
  start: 'Start the free lesson',
  compare: 'Compare the plans',
  proofs: [
    { value: '20 lessons', text: 'planned, in 5 modules' },
    { value: '1 free lesson', text: 'all you need is an account' },
    { value: 'No commitment', text: 'cancel at any time' },
  ],
  figure: {
    title: 'A signal is read on three levels.',
    desc: 'Candlestick chart. The entry is at €62,150, the take profit above it at €68,400, the stop loss below it at €59,300. The price crosses the entry, then climbs towards the take profit.',
    caption:
      'Before fees, you risk €2,850 to aim for €6,250: a ratio of 1 to 2.2. Fictitious example.',
    target: 'Take profit €68,400',
    entry: 'Entry €62,150',
    stop: 'Stop loss €59,300',
    risk: '− €2,850',
    reward: '+ €6,250',
  },
  mission: {
    heading: 'Our mission: you should know why you are buying, and when you would be wrong',
    paragraphs: [
      'In a market that never closes, you can lose everything without misreading a chart. It takes only a recovery phrase kept as a photo, a position that was too large, or a yield nobody could explain.',
      'So we teach in this order: how it works, how to keep it safe, how much you can lose. Trading comes after that, and signals last, each with its reasoning and its stop.',
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
    text: 'The first lesson is free once you have an account; the next ones open with a subscription, as they are published.',
    link: 'See the full programme',
  },
  plans: { heading: 'Two plans, two clear prices' },
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
          'No. The [first lesson](page:freeLesson) starts from a ledger shared between three people and defines every term before using it. If you already trade, start with [risk management](page:lesson/gestion-risque), open to subscribers: it works out what a bad run would cost you.',
      },
      {
        question: 'Will I make money?',
        answer:
          'We do not know, and nobody does. Crypto-assets can lose all their value. The course teaches you to put a number on what you risk, to cut costs and to avoid known traps; it promises no results.',
      },
      {
        question: 'What is in a signal?',
        answer:
          'A direction (buy or sell), an entry price, a take profit, a stop loss, how long it stays valid, and the reasoning. Signals are the same for every subscriber: they are not personal advice. You are free to do nothing. [See one, figures included](page:signals).',
      },
      {
        question: 'Can I stop when I want?',
        answer:
          'Yes. Both plans are billed monthly, with no commitment. After cancelling you keep access until the end of the month you paid for, the rest of which is not refunded. So you can take a single month: here is [how to stop](page:solutions#cancel).',
      },
      {
        question: 'How do I pay, and is it safe?',
        answer:
          'By bank card, Visa or Mastercard, on Stripe’s payment page: your card number never passes through our site. Payment in USDT is not available yet. The details are in the [terms of sale](page:terms#price).',
      },
    ],
  },
};
