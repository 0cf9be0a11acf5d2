import type * as fr from '../../fr/site/emails.ts';

export const siteEmails: typeof fr.siteEmails = {
  colon: ':',
  parisTime: '{at}, Paris time',
  /** Below an optional email. */
  unsubscribe: 'Stop these emails',
};

/** The page of that link. */
export const unsubscribe: typeof fr.unsubscribe = {
  purposes: {
    signals: 'Trading signals',
    lessons: 'New and revised lessons and articles',
    market: 'The market’s week in numbers',
    review: 'Review reminder by email',
  },
  ask: {
    title: 'Stop these emails?',
    text: 'Nothing changes until you press the button. You can turn them on again in your settings.',
  },
  confirm: 'Stop them',
  done: {
    title: 'Done',
    text: 'You will not receive these emails any more. Those that the account and the contract need are still sent.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'It may have been cut short on the way: nothing has changed. Copy the whole link from the email, or change this choice in your settings.',
  },
  failed: {
    title: 'Nothing has changed',
    text: 'The failure is on our side. Go back to the email and open its link in a moment.',
  },
  settings: 'Open the settings',
};

/** The email about new and revised lessons and articles. */
export const contentNews: typeof fr.contentNews = {
  labels: {
    lessons: { new: 'New lesson', revised: 'Revised lesson' },
    articles: { new: 'New article', revised: 'Revised article' },
  },
  subjectOfOne: '{what}: {title}',
  subject: '{n} new things to read',
  titleOfOne: 'Something new to read',
  title: 'New things to read',
  more: {
    one: 'One more page is new or revised: you will find it in the course or among the articles.',
    other:
      '{n} more pages are new or revised: you will find them in the course or among the articles.',
  },
  course: 'All lessons',
  articles: 'All articles',
  reason:
    'You chose these emails in your settings; we send one a day at most, when a lesson or an article is published or revised. A question? {email}',
};
