import type * as fr from '../../fr/course/certificate-member.ts';
import { errors } from '../errors.ts';

export const certificateMember: typeof fr.certificateMember = {
  retry: 'Try again',
  loading: 'Loading your certificate…',
  slow: 'This is taking longer than expected.',
  subscribe: {
    title: 'Premium content',
    text: 'An active subscription is needed: the certificate is issued during the subscription. What you have read and the quizzes you have passed stay recorded and will count.',
    discover: 'See the plans',
    free: 'Start with the free lesson',
  },
  notKept: {
    title: 'Your progress is not recorded',
    text: 'You chose this in your settings. The certificate is based on what is recorded, so nothing counts while that setting is off.',
    settings: 'Open the settings',
  },
  closed: {
    title: 'Certificates are not being issued at the moment',
    text: 'You have finished everything, and nothing is lost. The site does not have the key that signs certificates yet. Write to us to be told when it does.',
    ask: 'Write to us',
    subject: 'Certificate of completion',
  },
  missing: {
    title: { one: '{n} lesson left to complete', other: '{n} lessons left to complete' },
    text: 'Each line leads to what is missing.',
    reading: 'Read it and mark it as read',
    quiz: 'Pass the quiz',
    done: 'Complete',
  },
  ready: {
    title: 'Your certificate is ready',
    text: 'Every lesson is read and every quiz passed. Enter the name to put on it.',
    name: 'Name on the certificate',
    hint: 'At most 80 characters. It is written exactly as typed.',
    once: 'The certificate is issued once. You cannot change the name afterwards: if it is wrong, write to support, who will revoke this certificate so that you can ask for another.',
    foreign:
      'The typeface of the certificate lacks some letters of this name: they are drawn with a font from your device and, in the PDF, as an image.',
    issue: 'Get my certificate',
    issuing: 'Issuing…',
    preview: 'Preview of the certificate in the name of {name}',
    nameErrors: {
      required: 'This field is required: enter a name, with letters.',
      too_long: 'This name is longer than 80 characters. Shorten it.',
      unprintable: 'This name contains invisible characters. Type it again.',
    },
  },
  issued: {
    title: 'Your certificate has been issued',
    drawn:
      '{title} {number}, awarded to {name}, issued on {date}, for all the lessons and all the quizzes of the course.',
    pictures: 'A drawing for each lesson.',
    pdf: 'Download the PDF',
    png: 'Download the image (PNG)',
    badge: 'Download the badge (JSON)',
    making: 'Preparing…',
    failed: 'The file could not be prepared. Check your connection, then try again.',
    files:
      'Each file holds your name and a signature that anyone can verify, in the Open Badges 3.0 format. Give it only to those who should know your name.',
    share: 'Verification link',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'Your browser blocked the copy. The link is selected: copy it yourself.',
    open: 'Open the verification page',
    public: 'Show my name to whoever verifies the number',
    publicHint:
      'Otherwise the verification page confirms the number without the name. You can change your mind at any time.',
    wrong: 'Is your name wrong? [Write to support](page:support) with the number.',
  },
  revoked: {
    title: 'This certificate was revoked on {date}',
    reasons: {
      error: 'It had been issued by mistake.',
      fraud: 'It had been obtained by fraud.',
      replaced: 'It was replaced by another one.',
      request: 'It was revoked at the request of its holder.',
    },
    text: 'Its files are no longer recognised when verified. If you think this is a mistake, write to support with the number.',
  },
  errors: {
    ...errors,
    not_complete: 'Some lessons or quizzes are still missing.',
    subscription_required: 'An active subscription is needed. Subscribe, then try again.',
    not_configured:
      'Certificates are not being issued at the moment. Nothing is lost: try again later.',
    not_issued: 'This certificate is no longer there. Reload the page.',
  },
};
