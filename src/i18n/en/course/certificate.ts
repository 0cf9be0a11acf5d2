import type * as fr from '../../fr/course/certificate.ts';

export const certificate: typeof fr.certificate = {
  title: 'The course certificate: what it will attest',
  description:
    'What the certificate of the course will attest, how it will be earned and what it will look like. For subscribers; not issued yet.',
  heading: 'The certificate of completion',
  lede: 'It is not issued yet. It will say one thing: you passed the quiz of every lesson. Here is what is planned.',
  attests: {
    heading: 'What it will attest',
    items: [
      'That every quiz was passed, with at least three quarters of the points.',
      'That the answers were given from a single account, in your name.',
      'The date of the last answer, and the list of the five modules taken.',
    ],
  },
  not: {
    heading: 'Its limits',
    items: [
      'It will not be a state diploma, nor will it be listed in France’s national register of qualifications (RNCP).',
      'It will not allow you to advise others: investment advice is regulated.',
      'It will say nothing of results: knowing how to calculate a loss does not prevent one.',
      'It will not prove your identity: all we will have checked is an email address.',
    ],
  },
  how: {
    heading: 'How it will be earned',
    steps: [
      {
        title: 'Read every lesson',
        text: 'In order or not. The first is free; the others need an active subscription.',
      },
      {
        title: 'Pass every quiz',
        text: 'It takes three quarters of the points. Each attempt draws other questions, and every wrong answer is explained.',
      },
      {
        title: 'Receive it',
        text: 'A page in your name, dated and numbered. Anyone who wants to verify it will be able to write to us with the number.',
      },
    ],
    published: 'So far {n} of {total} lessons are published, so nobody can earn it yet.',
  },
  specimen: {
    title: 'Specimen of the certificate',
    desc: 'A page framed by two rules. At the top, Expert Crypto Trading. In the middle: Certificate of completion, awarded to Name Surname, for passing the quiz of every lesson. Below, five linked dots, one for each module. At the bottom, the date and the number, left blank. The word Specimen runs across the page.',
    caption: 'This specimen names nobody and is not a certificate.',
    name: 'Certificate of completion',
    to: 'awarded to',
    person: 'Name Surname',
    reason: ['for passing the quiz', 'of every lesson of the course'],
    date: 'Issued on',
    number: 'Number',
    stamp: 'Specimen',
  },
  gate: {
    heading: 'Your certificate',
    anonymous: {
      title: 'The certificate will come at the end of the course',
      text: 'Create an account to read the first lesson and answer its quiz. The other lessons, and the certificate, need an active subscription.',
      createAccount: 'Create an account',
      viewPlans: 'See the plans',
    },
    premium: {
      title: 'Premium content',
      text: 'An active subscription is needed to earn the certificate.',
      discover: 'See the plans',
      free: 'Start with the free lesson',
    },
    open: {
      title: 'Your certificate has not been issued yet',
      text: 'Your subscription is active. Here is what is missing:',
      lessons: {
        one: '{n} of {total} lessons is still to be published;',
        other: '{n} of {total} lessons are still to be published;',
      },
      quiz: 'the quizzes you pass are recorded with your progress and will count; you will need to have passed them all.',
      course: 'Continue the course',
      ask: 'Ask a question',
      subject: 'Certificate of completion',
    },
  },
};
