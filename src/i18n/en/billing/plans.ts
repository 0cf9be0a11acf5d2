import type * as fr from '../../fr/billing/plans.ts';

export const plansPage: typeof fr.plansPage = {
  title: 'Plans and prices',
  description:
    'Training only at {formation} per month, Training + Signals at {formationEtSignaux} per month. No commitment, cancel at any time, first lesson free.',
  heading: 'A monthly subscription you can stop when you want',
  lede: {
    partial:
      '{published} of the {planned} planned lessons are published: {minutes} min of reading, with their quizzes. The others open at no extra cost, as they are published.',
    complete: '{planned} lessons, {hours} hr {rest} min of reading, with their quizzes.',
  },
  given: {
    heading: 'What you get',
    text: 'Figures, questions, sources. These three examples are open to everyone.',
    figure: {
      title: 'Figures that show the arithmetic',
      text: 'You accept losing €40, before fees: the distance to the stop sets the quantity.',
      desc: 'Entry at €80, stop €5 lower, at €75. €40 divided by €5 makes 8 units.',
      entry: 'Entry €80',
      stop: 'Stop €75',
      gap: '€5',
      result: '€40 ÷ €5 = 8 units',
    },
    quiz: {
      title: 'A quiz that explains',
      text: 'Every answer, right or wrong, is followed by an explanation.',
      question: 'A token falls from €100 to €80. How much must it rise to get back to €100?',
      wrong: 'by 20%: 20% of €80 is €16, not €20',
      right: 'by 25%: €20 is missing, and 20 ÷ 80 = 0.25',
    },
    sources: {
      title: 'Sources you can open',
      text: 'Those of the free lesson, with the day we read them.',
    },
  },
  features: {
    heading: 'What both plans have in common',
    items: [
      {
        key: 'security',
        label: 'Security',
        title: 'Your funds and keys stay with you',
        text: 'We ask for no access to your accounts, no private key and no recovery phrase. You enter your card with Stripe: its number does not pass through this site.',
      },
      {
        key: 'performance',
        label: 'Performance',
        title: 'Fees are never left out of sight',
        text: 'A 2% rise on €1,000 shows a gain of €20. With fees of 0.25% on the purchase and on the sale, €14.95 is left. A 2% fall costs €24.95. Each of our calculations says whether fees are included.',
      },
      {
        key: 'control',
        label: 'Control',
        title: 'You stay in charge',
        text: 'We place no orders, and nothing binds you beyond the month you paid for. Stopping is free and takes three steps online; we confirm the end date in writing.',
      },
    ],
  },
  ticker: {
    heading: 'Symbols you will come across',
    text: 'The {n} crypto-assets on this line have been listed for years. Being on it is not a recommendation.',
    label: 'Symbols of crypto-assets',
    pause: 'Stop the scrolling',
    resume: 'Resume the scrolling',
  },
  claim: {
    value: '+{value}%',
    text: 'stated satisfaction',
    source: 'Source: {source}',
    limit: 'Being satisfied with a course says nothing about how your trades will turn out.',
  },
  faq: {
    heading: 'Before you choose',
    items: [
      {
        question: 'Are my card, my data and my funds safe?',
        answer:
          'You enter your card on Stripe’s page, with your bank’s authentication: we neither see nor keep its number. We have no access to your funds. A message that asks for a recovery phrase in our name is a scam. The [privacy policy](page:privacy) says what we keep, and for how long.',
      },
      {
        question: 'What is in a signal, and do I have to follow it?',
        answer:
          'A direction, an entry price, a take profit, a stop loss, a period of validity and the reasoning. It is the same for everyone: it is not personal advice, and doing nothing is always possible. The [Trading signals](page:signals) page shows one, figures included.',
      },
      {
        question: 'I am a beginner: which plan should I choose?',
        answer:
          'None, to begin with. The [first lesson](page:freeLesson) is free with an account; the [articles](page:articles) and the [dictionary](page:dictionary) need none. If you go on, choose Training only: following a signal without knowing how to size a position means risking a sum you did not choose.',
      },
      {
        question: 'What does the price include, and can I subscribe for a single month?',
        answer:
          'The price shown is the price charged, VAT included, with no set-up fee, on the same day each month, or the last day of shorter months. For a single month, subscribe, then [cancel](page:cancelContract) before it renews: access stays open until the end of the month you paid for, and nothing more is charged. The rest of a month you have started is not refunded; within fourteen days of the order you can [withdraw from the contract](page:withdrawContract) instead.',
      },
      {
        question: 'Who answers when I have a question?',
        answer:
          'A person, by email: the [Support](page:support) page says how to write to us. Training + Signals subscribers come first. We explain a lesson, a calculation or a signal we have issued; we never say what to buy.',
      },
    ],
  },
  end: {
    heading: 'Read first, decide later',
    text: 'The first lesson is complete and free. It will tell you whether our way of explaining suits you.',
  },
};

export const plans: typeof fr.plans = {
  names: { formation: 'Training only', formationEtSignaux: 'Training + Signals' },
  descriptions: {
    formation: 'To learn at your own pace and decide for yourself.',
    formationEtSignaux: 'To learn, and to see the method applied.',
  },
  free: {
    name: 'Free lesson',
    description: 'To see whether our way of explaining suits you.',
    lines: [
      'The whole first lesson and its quiz',
      'Every article and the dictionary',
      'The market table',
    ],
    choose: 'Create an account',
  },
  popular: 'Popular',
  popularFor: 'if you already trade',
  openingLater: 'Opening later',
  atOpening: 'once open',
  perMonth: 'per month',
  included: 'Included,',
  later: 'Not open yet,',
  notIncluded: 'Not included,',
  features: {
    formation: [
      {
        text: {
          partial:
            '{published} of {planned} lessons published, {minutes} min of reading, and their quizzes',
          complete: '{planned} lessons, {hours} hr {rest} min of reading, and their quizzes',
        },
        included: 'yes',
      },
      {
        text: {
          partial: 'Later lessons at no extra cost, as they are published',
          complete: 'Updates at no extra cost',
        },
        included: 'yes',
      },
      { text: 'French and English, figures and arithmetic you can redo', included: 'yes' },
      { text: 'Trading signals', included: 'no' },
    ],
    formationEtSignaux: [
      { text: 'Everything in the course', included: 'yes' },
      { text: 'Signals with entry, take profit and stop loss', included: 'signals' },
      { text: 'The reasoning behind each signal', included: 'signals' },
      { text: 'Priority replies by email', included: 'plan' },
    ],
  },
  choose: {
    formation: 'Choose Training only',
    formationEtSignaux: 'Choose Training + Signals',
  },
  own: 'Your plan',
  manage: 'Manage my subscription',
  notifyMe: 'Notify me when it opens',
  note: 'Prices include VAT. Billed monthly, no commitment. Cancel online at any time.',
};
