import type * as fr from '../../fr/course/own-course.ts';

export const ownCourse: typeof fr.ownCourse = {
  summary: {
    all: 'Your {published} lessons are complete.',
    some: 'Your {published} lessons: {list}.',
    counts: {
      complete: { one: '{n} complete', other: '{n} complete' },
      read: {
        one: '{n} read with the quiz still to pass',
        other: '{n} read with the quiz still to pass',
      },
      started: { one: '{n} started', other: '{n} started' },
      unopened: { one: '{n} to open', other: '{n} to open' },
      locked: { one: '{n} with a subscription', other: '{n} with a subscription' },
    },
    loading: 'Loading your progress…',
  },
  left: '{n} min left',
  closed: '{state}, {locked}',
  changed: 'revised on {date}, after you read it',
  kicks: {
    start: 'To begin',
    resume: 'Resume',
    quiz: 'Only the quiz is left',
    next: 'Up next',
    locked: 'Up next, with a subscription',
  },
  place: 'Section {section} of {sections}. {minutes} min left, then the quiz.',
  placeOnly: 'Section {section} of {sections}. {minutes} min left.',
  whole: '{minutes} min of reading, then the quiz.',
  quiz: 'You have read this lesson. Pass its quiz to complete it.',
  locked: 'A subscription opens this lesson and the ones after it, from {price} a month.',
  actions: {
    start: 'Open the lesson',
    resume: 'Pick up where you left off',
    quiz: 'Take the quiz',
    next: 'Open the lesson',
    locked: 'Compare the plans',
  },
  review: { one: 'Review {n} question', other: 'Review {n} questions' },
  done: {
    title: 'You have finished the course',
    text: 'You have read every lesson and passed every quiz. While you subscribe, the lessons stay open and your questions come back on the dashboard.',
    certificate: 'See your certificate',
  },
  lapsed: {
    title: 'Your subscription has ended',
    titleOn: 'Your subscription ended on {date}',
    text: 'Your progress is kept. A subscription reopens “{title}” and the lessons after it, for {price} a month.',
    resume: 'Subscribe again',
  },
  notKept: {
    title: 'Your progress is not kept',
    text: 'You chose this in your settings: the map remembers neither your reading nor your quizzes.',
    settings: 'Change this setting',
  },
  failed: {
    progress: 'Your progress could not be loaded.',
    access: 'Your subscription could not be checked. Try again in a moment.',
    retry: 'Try again',
  },
};
