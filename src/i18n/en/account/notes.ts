import type { notesPage as French } from '../../fr/account/notes.ts';

/** The page that brings the reader's notes together. */
export const notesPage: typeof French = {
  title: 'My notes',
  description:
    'The notes you took in the lessons, lesson by lesson, each with a link to its passage. This page is for people who are signed in.',
  lede: 'What you noted in the lessons. Nobody else can read it, and you keep it without a subscription.',
  signedOut: {
    title: 'Sign in to read your notes',
    text: 'Your notes are kept with your account. The account is free and opens the first lesson.',
  },
};
