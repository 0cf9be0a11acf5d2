import type * as fr from '../../fr/booking/emails.ts';

export const bookingEmails: typeof fr.bookingEmails = {
  reference: 'Reference',
  when: 'When',
  inParis: 'In Paris',
  parisTime: 'Paris time',
  dayAndTime: '{day} at {time}',
  fromTo: '{day}, {start} to {end}',
  duration: 'Duration',
  durationValue: '{minutes} minutes, by telephone',
  name: 'Name',
  change: 'Move or cancel the appointment',
  anotherSlot: 'Choose another slot',
  own: 'See all my appointments',
  about: 'What the consultation is for',
  purpose:
    'We explain mechanisms, calculations and this site. We do not recommend an asset, an amount or a time to trade, and the consultation is free.',
  notice:
    'You can move or cancel the appointment online up to {hours} hours before it, that is, until {until}. After that, reply to this message and we will do what we can.',
  preparationTitle: 'To make good use of the time:',
  preparation: [
    'Write your questions down, the most important first. A precise question gets a better answer than a broad topic.',
    'Keep paper at hand, and the example or the calculation you are stuck on.',
    'You need no account statement, password or recovery phrase: nobody will ask for one.',
  ],
  reason:
    'This message follows an appointment booked with this address. If you did not book it, cancel it or write to {email}.',
  confirmed: {
    subject: 'Appointment confirmed: {when}',
    title: 'Your appointment is confirmed',
    text: 'We will call you on {phone}. The attached file adds the appointment to your calendar.',
  },
  moved: {
    subject: 'Appointment moved: {when}',
    title: 'Your appointment has been moved',
    text: 'We will call you on {phone} at the new time below{before}. The attached file moves the appointment in your calendar.',
    before: ', instead of {when}',
  },
  cancelled: {
    subject: 'Appointment cancelled: {when}',
    title: 'Your appointment is cancelled',
    text: 'We will not call, and the slot is free again. The attached file takes the appointment out of your calendar.',
    after:
      'To book another, choose a day and a time on the appointment page. There is nothing else to do.',
    reason:
      'This message follows an appointment booked with this address. If you did not book it, write to {email}.',
  },
  reminder: {
    subject: 'Reminder: appointment on {when}',
    title: 'Your appointment is coming up',
    text: 'We will call you on {phone}. Keep your telephone at hand at that time.',
    after:
      'Unable to make it? Move or cancel it online until {limit}. After that, reply to this message, even at the last minute: we will see it.',
    action: 'Open the appointment',
  },
  calendar: {
    file: 'appointment.ics',
    summary: 'Appointment with {site}',
    call: 'We will call you on {phone}.',
    reference: 'Reference {reference}',
    location: 'By telephone',
  },
};
