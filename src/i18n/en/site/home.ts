import type * as fr from '../../fr/site/home.ts';

export const home: typeof fr.home = {
  title: 'Expert Crypto Trading: understand before you invest',
  description: {
    partial:
      'A crypto course in {planned} lessons, {published} of them published: how a blockchain works, how to keep your keys, what you can lose. The first is free.',
    complete:
      '{planned} crypto lessons: how a blockchain works, how to keep your keys, what you can lose. In French and English. The first is free.',
  },
  heading: 'Understand crypto before you put a euro in.',
  lede: {
    partial:
      'A course in {planned} lessons: how a blockchain works, how to keep your keys, how much you can lose. {published} are published, and the first is free.',
    complete:
      'A course in {planned} lessons: how a blockchain works, how to keep your keys, how much you can lose. The first is free.',
  },
  start: 'Start the free lesson',
  compare: 'Compare the plans',
  proofs: [
    {
      value: { partial: '{published} of {planned} lessons', complete: '{planned} lessons' },
      text: 'published, {minutes} min of reading',
    },
    { value: '1 free lesson', text: 'an account, no card' },
    { value: 'Monthly', text: 'no commitment' },
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
        title: 'A course in order',
        text: 'Five modules that build on each other, from the blockchain to strategies. Each published lesson says what you will be able to do at the end, and a quiz checks it.',
      },
      {
        title: 'Market expertise',
        text: 'Order book, fees, bid-ask spread, slippage: we show what a trade costs, with the arithmetic, before talking about what it might bring.',
      },
      {
        title: 'Checks before trust',
        text: 'Who controls this token, where does this yield come from, what are you signing? You learn which questions to ask and how to check the answers yourself.',
      },
      {
        title: 'Depth of analysis',
        text: 'Lessons and articles cite their sources, with the date we read them. Every mechanism has an example you can redo, and what we do not know, we say.',
      },
    ],
    link: 'See what each plan contains',
  },
  path: {
    heading: 'One path, five modules',
    text: {
      partial:
        '{published} of {planned} lessons are published. The first is free with an account; the next ones open with a subscription, as they come out.',
      complete:
        '{planned} lessons. The first is free with an account; the others open with a subscription.',
    },
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
          'No. The [first lesson](page:freeLesson) starts from a ledger shared between three people and defines its technical terms. If you already trade, start with [risk management](page:lesson/gestion-risque), open to subscribers: it works out what a bad run would cost you.',
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
          'Yes. Both plans are billed monthly, with no commitment. After cancelling you keep access until the end of the month you paid for, the rest of which is not refunded. So you can take a single month: here is [how to stop](page:cancelContract).',
      },
      {
        question: 'How do I pay, and is it safe?',
        answer:
          'By bank card, Visa or Mastercard, on Stripe’s payment page: your card number never passes through our site. Payment in USDT is not available yet. The details are in the [terms of sale](page:terms#price).',
      },
    ],
  },
};
