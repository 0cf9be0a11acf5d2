import type * as fr from '../../fr/desk/page.ts';

export const deskPage: typeof fr.deskPage = {
  title: 'Editors’ desk',
  description:
    'The editors’ desk: signals, deliveries, bookings and messages. This page is for editors only, with two-factor authentication.',
  heading: 'Desk',
  signedOut: {
    title: 'Sign in to open the desk',
    text: 'The desk is for editors. It needs an editor’s account and two-factor authentication.',
  },
};
