import type * as fr from '../../fr/account/dashboard.ts';

export const dashboard: typeof fr.dashboard = {
  title: 'Dashboard',
  description:
    'Your next lesson, your progress, the state of your subscription and the shortcuts of your account. For people who are signed in.',
  heading: 'Dashboard',
  hello: 'Hello',
  signedOut: {
    title: 'Sign in to see your dashboard',
    text: 'It shows your next lesson, your progress and the state of your subscription. An account is free and opens the first lesson.',
  },
  next: {
    heading: 'Your next lesson',
    loading: 'Looking for your next lesson…',
    start: 'Start with: {title}',
    resume: 'Continue: {title}',
    next: 'Read now: {title}',
    locked: 'Next: {title}',
    place: 'lesson {n} of {total}',
    open: 'Open the lesson',
    resumeOpen: 'Continue the lesson',
    lockedText:
      'You have finished what a free account opens. The rest needs a subscription; the beginning of each lesson and the programme can be read without one.',
    plans: 'See the plans',
    then: 'Then',
    thenLocked: 'Then, with a subscription',
    minutes: '{n} min',
    done: 'You have finished every published lesson',
    doneText:
      'The next ones will appear here. Until then, redoing a calculation by hand teaches more than reading it again.',
    again: 'Back to the programme',
  },
  progress: {
    heading: 'Your progress',
    loading: 'Loading your progress…',
    failed: 'Your progress could not be read. Nothing is lost. Try again in a moment.',
    retry: 'Try again',
    finished: {
      one: '{n} lesson finished, of {published} published so far.',
      other: '{n} lessons finished, of {published} published so far.',
    },
    notKept: 'You asked us not to keep your progress. None of it is recorded.',
    settings: 'Change this setting',
    ofModule: {
      one: '{n} finished of {published}',
      other: '{n} finished of {published}',
    },
    planned: 'in preparation',
    programme: 'See the whole programme',
  },
  published: {
    one: '{n} lesson of {total} is published; the others will be added at no extra cost.',
    other: '{n} of {total} lessons are published; the others will be added at no extra cost.',
  },
  signals: {
    heading: 'Signals',
    included: 'Your plan includes them. No signal has been published to date.',
    notIncluded:
      'Your plan does not include them. It teaches you to do without, which remains the point.',
    none: 'They are part of the Training + Signals plan.',
    notOpen: 'The area where they will be published is not open yet.',
    loading: 'Loading your plan…',
    unknown: 'We cannot say, for now, whether your plan includes them.',
    read: 'How to read a signal',
  },
  appointments: {
    heading: 'My appointments',
    loading: 'Loading your appointments…',
    failed: 'Your appointments could not be read. None has changed. Try again in a moment.',
    retry: 'Try again',
    empty: 'None for now. A consultation lasts thirty minutes, by telephone, and is free.',
    none: 'None coming up.',
    past: 'Past or cancelled',
    cancelled: 'cancelled',
    manage: 'Move or cancel',
    ask: 'Book a time',
    another: 'Book another time',
    moment: '{day} at {time}',
    paris: '{time} in Paris',
    parisDay: '{day}, {time} in Paris',
  },
  shortcuts: {
    heading: 'Shortcuts',
    items: {
      course: 'The lessons, module by module',
      articles: 'One mechanism, one calculation, no account',
      dictionary: 'One term, one sentence, one example',
      market: 'Read the columns of a market table',
      support: 'A question, a problem, a mistake',
      appointment: 'Thirty minutes for your questions',
    },
  },
};
