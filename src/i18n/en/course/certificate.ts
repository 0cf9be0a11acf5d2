import type * as fr from '../../fr/course/certificate.ts';

export const certificate: typeof fr.certificate = {
  title: 'Certificate of completion of the crypto course',
  description:
    'What the certificate of the course attests, what it is not, how to earn it and what it looks like. A quiz passed for every lesson, for anyone to verify.',
  heading: 'The certificate of completion',
  lede: 'It says one thing: you finished every lesson and passed every quiz, on questions drawn at random. Anyone can verify it.',
  attests: {
    heading: 'What it attests',
    items: [
      'That every lesson was marked as read and every quiz passed, with at least three quarters of the points.',
      'That the answers were given from a single account, to questions drawn afresh for each attempt.',
      'The date of issue, the estimated reading time and the version of the content.',
    ],
  },
  not: {
    heading: 'Its limits',
    items: [
      'It is not a state diploma, is not listed in France’s national register of qualifications (RNCP) and is not a professional qualification.',
      'It does not allow you to advise others: investment advice is regulated.',
      'It says nothing of results: knowing how to calculate a loss does not prevent one.',
      'It does not prove your identity: the name is the one you give.',
    ],
  },
  how: {
    heading: 'How to earn it',
    steps: [
      {
        title: 'Finish every lesson',
        text: 'In order or not. The first is free; the others need an active subscription.',
      },
      {
        title: 'Pass every quiz',
        text: 'It takes three quarters of the points. Each attempt draws its questions at random, and every wrong answer is explained.',
      },
      {
        title: 'Receive it',
        text: 'You confirm your name, then download the PDF, the image and the digital badge. It stays yours after the subscription.',
      },
    ],
    published: 'So far {n} of {total} lessons are published, so nobody can earn it yet.',
  },
  verify:
    'Were you given a certificate? [Verify it](page:verifyCertificate) with its number or its file.',
  specimen: {
    desc: 'A page of ivory paper, in ink. At the top, Expert Crypto Trading and a sample number. Below: Certificate of completion, awarded to First name Last name, for completing every lesson and passing the quiz of each one. On the right, a seal of twenty ticked points and a space for a code to scan. Then the five modules, with the drawing of each lesson. At the bottom, a sample date, the estimated reading time, the quizzes passed and the content version. The word Specimen runs across the page.',
    narrow:
      'A page of ivory paper, in ink, marked Specimen. At the top, Expert Crypto Trading. Below: Certificate of completion, awarded to First name Last name. In the middle, a seal of twenty ticked points. At the bottom, a sample number and a sample date.',
    caption: 'This specimen names nobody and is not a certificate.',
    person: 'First name Last name',
  },
  ownHeading: 'Your certificate',
  signedOut: {
    title: 'The certificate comes at the end of the course',
    text: 'Create an account to read the first lesson and take its quiz. The other lessons, and the certificate, need an active subscription. Once issued, it stays yours and is shown here.',
    createAccount: 'Create an account',
    viewPlans: 'See the plans',
  },
};
