import type * as fr from '../../fr/site/home.ts';

export const home: typeof fr.home = {
  title: 'Expert Crypto Trading: understand before you invest',
  description: {
    partial:
      'A crypto course in {planned} lessons, {published} of them published: how a blockchain works, how to keep your keys safe, what you can lose. The first is free.',
    complete:
      '{planned} crypto lessons: how a blockchain works, how to keep your keys safe, what you can lose. In French and English. The first is free.',
  },
  heading: 'Understand crypto before you put a euro in.',
  lede: {
    partial:
      'A course in {planned} lessons: how a blockchain works, how to keep your keys safe, how much you can lose. {published} are published, and the first is free.',
    complete:
      'A course in {planned} lessons: how a blockchain works, how to keep your keys safe, how much you can lose. The first is free.',
  },
  start: 'Start the free lesson',
  compare: 'Compare the plans',
  resume: 'Back to the course',
  dock: 'Free lesson · {freeMinutes} min',
  proofs: [
    {
      value: { partial: '{published} of {planned} lessons', complete: '{planned} lessons' },
      text: { partial: 'published, {minutes} min', complete: 'published, {hours} hr {rest} min' },
    },
    { value: '1 free', text: 'an account, no card' },
    { value: 'Monthly', text: 'no commitment' },
  ],
  figure: {
    title: 'Figure 1.',
    desc: 'Candlestick chart, then two possible paths of the same size: a rise and a fall.',
    caption:
      '€1,000 invested at €50 a unit, with a 0.25% fee on the purchase and on the sale. Invented prices. In a fast fall a stop is filled lower, and the loss is larger than the one shown.',
    entry: 'Bought at €50.00',
    mark: 'At {price}',
    move: 'Move the stop',
    label: 'Your stop',
    value: '{price}, or −{share}',
    spoken: 'Stop at {price}, loss of {loss}',
    loss: 'If the stop is hit',
    gain: 'If it rises as much',
    recovery: 'To make up the loss',
    dose: 'To lose no more than €10 at this stop, or 1% of €1,000, buy {quantity} units instead of 20, for {amount}.',
    draw: 'Draw 20 random paths',
    tally:
      'Of {n} random paths, {stop} hit the stop, {mark} reached the mark above and {neither} did neither. They have no trend and predict nothing: tighten the stop and count.',
  },
  mission: {
    heading: 'Know why you are buying, and when you would be wrong',
    paragraphs: [
      'In a market that never closes, you can lose everything without misreading a chart. It takes only a recovery phrase kept as a photo, a position that was too large, or a yield nobody could explain.',
      'So we teach in this order: how it works, how to keep it safe, how much you can lose. Trading comes after that, and signals last, each with its reasoning and its stop.',
    ],
  },
  why: {
    heading: 'Why learn here',
    items: [
      {
        title: 'A course to follow in order',
        text: 'Five modules, from the blockchain to strategies. Each published lesson says what you will be able to do at the end, and a quiz checks it.',
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
    heading: 'Course programme',
    text: {
      partial:
        '{published} of {planned} lessons are published. The first is free with an account; the others open with a subscription as they are published.',
      complete: 'The first lesson is free with an account; the others open with a subscription.',
    },
    count: { partial: '{published} of {planned} published', complete: '{planned} lessons' },
    free: 'free',
    published: 'published, with a subscription',
    planned: 'in preparation',
    link: 'See the full programme',
  },
  try: {
    heading: 'Forge a payment and see what gives you away',
    text: 'The chain from the free lesson, and a question like those in its quiz. No account needed to try it.',
    chain: {
      heading: 'Three blocks, one payment',
      text: 'Each block copies the hash of the one before. Change the amount Ana pays Leo.',
      amount: 'Ana pays Leo',
      less: 'One less',
      more: 'One more',
      reset: 'Back to 10',
      block: 'Block {n}',
      previous: 'previous',
      data: 'data',
      hash: 'hash',
      intact: 'Block 2 copied {copied}, the hash of block 1: the chain holds.',
      broken:
        'Block 1 gives {hash}, but block 2 copied {copied}: any computer on the network sees it and rejects the copy.',
      caption:
        'Real SHA-256 hashes, cut to eight characters. Here a valid block’s hash starts with four zeros.',
    },
    question: {
      label: 'A question',
      text: 'Ana paid Leo 10. In his copy of block 1, Leo writes 99. How do the others notice?',
      choices: [
        {
          text: 'The date of block 1 changes',
          why: 'The date can stay the same: it is not what block 2 copies.',
        },
        {
          text: 'Block 2 holds a different hash from that of block 1',
        },
        {
          text: 'Block 3 disappears',
          why: 'Block 3 has not moved: nothing in it disappears.',
        },
        {
          text: 'An administrator gets an alert',
          why: 'There is none. Each computer redoes the calculation itself.',
        },
      ],
      check: 'Check',
      none: 'Choose an answer first.',
      again: 'Not this one. Try again: look at what block 2 copies.',
      right:
        'Right. The hash changes as soon as one character of the block does, and block 2 keeps the old one.',
      next: 'Continue in the lesson',
    },
  },
  plans: { heading: 'Start free, go on if it helps you' },
  reading: {
    heading: 'Read without an account',
    articles: 'All articles',
    dictionary: 'Open the dictionary',
  },
  faq: {
    heading: 'Frequently asked questions',
    all: 'All questions',
    items: [
      {
        question: 'Do I need to know crypto already?',
        answer:
          'No. The [first lesson](page:freeLesson) starts from a €10 transfer between friends and defines its technical terms. If you already trade, start with [risk management](page:lesson/gestion-risque), open to subscribers: it works out what a bad run would cost you.',
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
          'Yes. Both plans are billed monthly, with no commitment. After cancelling you keep access until the end of the month you paid for, the rest of which is not refunded. So you can subscribe for a single month: here is [how to stop](page:cancelContract). Within fourteen days of the order you can [withdraw from the contract](page:withdrawContract) instead.',
      },
      {
        question: 'How do I pay, and is it safe?',
        answer:
          'By bank card, Visa or Mastercard, on Stripe’s payment page: your card number never passes through our site. Payment in USDT is not available yet. The details are in the [terms of use and sale](page:terms#price).',
      },
    ],
  },
};
