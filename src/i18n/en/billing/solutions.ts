import type * as fr from '../../fr/billing/solutions.ts';

export const solutionsPage: typeof fr.solutionsPage = {
  title: 'What we offer: free lesson, training, signals',
  description:
    'What each plan includes, line by line, whom it suits, and what you can ask for by appointment.',
  monthly: {
    heading: 'Line by line',
    caption: 'What each plan includes',
    criterion: 'Criterion',
    free: 'Free',
    yes: 'Included',
    no: 'Not included',
    groups: { lessons: 'Lessons', signals: 'Signals', contract: 'Contract' },
    rows: {
      lessons: { partial: 'Lessons published so far', complete: 'Lessons' },
      reading: 'Reading, without the quizzes',
      quizzes: 'A quiz in every lesson, with explanations',
      updates: { partial: 'Lessons to come, at no extra cost', complete: 'Updates' },
      languages: 'French and English',
      signals: 'Entry, take profit, stop loss, validity',
      reasoning: 'The reasoning behind each signal',
      mail: 'Alerts by email',
      webhook: 'Sent to your webhook, optional',
      support: 'Replies to your messages',
      commitment: 'Commitment',
    },
    cells: {
      lessons: { partial: '{published} of {planned}', complete: '{planned}' },
      reading: { partial: '{minutes} min', complete: '{hours} hr {rest} min' },
      freeReading: '{freeMinutes} min',
      support: 'By email',
      priority: 'First in line',
      none: 'None',
    },
    choose: 'Choose',
    notifyMe: 'Notify me',
    account: 'Create an account',
    key: 'once signals open',
    fitsHeading: 'Which plan suits you?',
    good: 'A good choice if',
    bad: 'A poor choice if',
    fits: {
      formation: {
        good: [
          'you want to understand before you buy, or to understand what you have already bought;',
          'you prefer to decide for yourself, at your own pace, with the arithmetic in front of you.',
        ],
        bad: [
          'your capital is small: {price} a month is {share} of €1,000, to be earned back every month before any profit;',
          'a definition is enough for you: the dictionary and the articles are free.',
        ],
      },
      formationEtSignaux: {
        good: [
          'you already know how to size a position and place a stop;',
          'you want to see a method applied, with its reasoning and its losses.',
        ],
        bad: [
          'you are a beginner: start with Training only, or with the free lesson;',
          'you read your messages once a day: a signal may expire before you see it.',
        ],
      },
    },
  },
  custom: {
    text: 'A question before you choose? Thirty minutes on the phone, in French or in English, at no charge. We explain a lesson, a calculation or a plan; we do not give investment advice.',
    link: 'Choose a slot',
  },
};
