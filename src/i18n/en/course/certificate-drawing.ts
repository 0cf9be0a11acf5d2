import type * as fr from '../../fr/course/certificate-drawing.ts';

export const certificateDrawing: typeof fr.certificateDrawing = {
  title: 'Certificate of completion',
  to: 'awarded to',
  number: 'Number',
  statement: [
    'for completing every lesson of the course “Understanding crypto”',
    'and passing the quiz of each one: questions drawn at random for every attempt,',
    'and at least three quarters of the points.',
  ],
  modules: {
    fondations: 'Foundations',
    actifs: 'Assets',
    marches: 'Markets',
    defi: 'DeFi',
    maitrise: 'Mastery',
  },
  scan: ['To verify: scan,', 'or type the number at'],
  limits: [
    'This certificate attests work done. It is not a diploma recognised by the French state or listed in its register of qualifications, and it does not allow its holder to advise others.',
    'The name is the one the holder gave; their identity was not checked. The reading time is estimated and leaves out quizzes and exercises.',
  ],
  facts: {
    issued: 'Issued on',
    reading: 'Estimated reading time',
    quizzes: 'Quizzes passed',
    version: 'Content version',
  },
  stamps: { specimen: 'Specimen', preview: 'Preview' },
  count: '{n} of {n}',
  placeholders: { number: 'ECT-XXXX-XXXX-XXXX', issued: 'DD Month YYYY', version: 'XXXXXXXXXXXX' },
};
