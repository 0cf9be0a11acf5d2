import type * as fr from '../../fr/course/emails.ts';

export const courseEmails: typeof fr.courseEmails = {
  reminder: {
    subject: 'Today’s review: {asked}',
    title: 'Your review for today',
    questions: { one: '{n} question', other: '{n} questions' },
    minutes: { one: 'a minute', other: '{n} minutes' },
    text: 'To review today: {asked}, in about {time}, with the answer explained after each try.',
    from: 'Lessons they come from:',
    action: 'Open the review',
    rhythm: {
      daily:
        'Once questions have waited a week without a review, these reminders come once a week; after a month, they stop until your next review.',
      weekly:
        'Questions have been waiting for more than a week without a review, so these reminders come only once a week. They are daily again from your next review, and stop after a month without one.',
      last: 'Questions have been waiting for four weeks without a review: this reminder is the last. Reminders start again with your next review; there is no setting to change.',
    },
    reason:
      'You chose this reminder in your settings; it is sent in the morning, on days when questions are due. A question? {email}',
  },
};
