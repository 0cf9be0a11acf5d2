import type * as fr from '../../fr/course/progress.ts';

export const progress: typeof fr.progress = {
  marks: { started: 'started', read: 'read, quiz to pass', complete: 'complete' },
  changed: 'This lesson was revised on {date}, after you read it.',
  lesson: {
    heading: 'How far have you got?',
    read: 'Reading: {state}',
    quiz: 'Quiz: {state}',
    states: { read: 'done', unread: 'in progress', passed: 'passed', notPassed: 'not passed yet' },
    complete: 'Lesson complete: read, and quiz passed.',
    missing: {
      text: 'You have passed the quiz. Mark the lesson as read to complete it.',
      quiz: 'Pass the quiz to complete the lesson.',
    },
    takeQuiz: 'Go to the quiz',
    text: 'When you can redo the lesson’s calculation without rereading the text, mark the lesson as read.',
    markRead: 'Only mark as read',
    readAndGoOn: 'Mark as read and go on',
    next: 'Next lesson',
    needsPlan: 'A subscription opens it.',
    ring: '{n} of {published} published lessons complete',
    isRead: 'Lesson read.',
    readAgain: 'Mark the new version as read',
    takeBack: 'Mark as not read',
    dashboard: 'See what comes next on the dashboard',
    failed:
      'The change could not be saved, and what is shown is the last known state. Try again in a moment.',
    unread: 'Your progress could not be loaded. The lesson itself is not affected.',
    retry: 'Try again',
    notKept:
      'This lesson cannot be marked as read: you asked us not to keep your progress. None of it is recorded.',
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
    resume: 'Pick up where you left off: section {n} of {total}, “{title}”',
    resumeQuiz: 'You have read the text: go to the quiz',
    activities: {
      lab: 'lab',
      predict: 'your prediction',
      case: 'real case',
      keep: 'to keep',
      sheet: 'worksheet',
    },
  },
};
