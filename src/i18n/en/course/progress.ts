import type * as fr from '../../fr/course/progress.ts';

export const progress: typeof fr.progress = {
  marks: { opened: 'started', finished: 'finished' },
  course: {
    loading: 'Loading your progress…',
    known: {
      one: '{n} lesson finished, of {published} published so far.',
      other: '{n} lessons finished, of {published} published so far.',
    },
    notKept: 'Your progress is not kept.',
    settings: 'Change this setting',
    failed: 'Your progress could not be loaded.',
    retry: 'Try again',
  },
  lesson: {
    heading: 'How far have you got?',
    read: 'Reading: {state}',
    quiz: 'Quiz: {state}',
    states: { read: 'finished', unread: 'in progress', passed: 'passed', notPassed: 'to pass' },
    complete: 'Lesson complete: read, and quiz passed.',
    text: 'When you can redo the lesson’s calculation without rereading the text, mark the lesson as finished.',
    finish: 'Only mark as finished',
    finishAndGoOn: 'Finish and read the next one',
    next: 'Next lesson',
    needsPlan: 'A subscription opens it.',
    ring: '{n} of {published} published lessons finished',
    finished: 'Lesson finished.',
    finishedText: 'It counts towards your progress.',
    takeBack: 'Mark as not finished',
    dashboard: 'See what comes next on the dashboard',
    failed:
      'The change could not be saved, and what is shown is the last known state. Try again in a moment.',
    unread: 'Your progress could not be loaded. The lesson itself is not affected.',
    retry: 'Try again',
    notKept:
      'This lesson cannot be marked as finished: you asked us not to keep your progress. None of it is recorded.',
    settings: 'Change this setting',
  },
  reading: {
    contents: 'In this lesson',
    open: 'Contents',
    close: 'Close',
    next: 'Next',
    left: '{n} min left',
    read: 'All read',
    percent: '{n}% read',
    quiz: 'The quiz',
    activities: {
      lab: 'lab',
      predict: 'your prediction',
      case: 'real case',
      keep: 'to keep',
      sheet: 'calculating sheet',
    },
  },
};
