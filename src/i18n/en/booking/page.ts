import type * as fr from '../../fr/booking/page.ts';

export const appointment: typeof fr.appointment = {
  heading: 'Book a slot',
  intro: 'A day, a time, your details. No account, no payment.',
  reading: 'Loading the available slots…',
  noScript: {
    title: 'This calendar needs JavaScript',
    text: 'Without it, write to us: suggest three dates and times, with your name, a telephone number and your main question. We confirm one of them by email, or suggest the nearest free one.',
    phone: 'By telephone',
    hours: 'When we answer',
  },
};
