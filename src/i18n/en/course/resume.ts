import type * as fr from '../../fr/course/resume.ts';

export const resume: typeof fr.resume = {
  resume: 'Resume: {title}',
  quiz: 'Take the quiz: {title}',
  read: 'Read: {title}',
};
