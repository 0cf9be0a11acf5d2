import type * as fr from '../../fr/booking/after.ts';

export const appointmentAfter: typeof fr.appointmentAfter = {
  rows: {
    when: 'Day and time',
    paris: 'In Paris',
    before: 'Previously',
    how: 'How',
    call: '{n} minutes, by telephone',
    reference: 'Reference',
    until: 'Move or cancel',
    untilText: 'until {moment}',
  },
  booked: {
    title: 'Appointment confirmed',
    mail: 'A confirmation email is on its way to {email}, with an invitation for your calendar and a link to move or cancel the appointment.',
    nothing:
      'Nothing after a few minutes? Look in your spam folder. The appointment is booked all the same: note its reference.',
    earlier:
      'Your first request had gone through: the appointment is booked for the time below, not for the one you chose afterwards. You can move it with the link in the email.',
    details:
      'Your first request had gone through: the appointment is booked with the name, telephone number and message of that request, not with those you typed afterwards. To correct them, reply to the confirmation email.',
    manage: 'Move or cancel',
    another: 'Book another appointment',
    dashboard: 'It is on your [dashboard](page:dashboard) too.',
  },
  link: {
    title: 'Your appointment',
    change: 'You can move or cancel it here until {moment}.',
    move: 'Move it',
    cancel: 'Cancel the appointment',
    tooLate: 'It can no longer be moved or cancelled here',
    tooLateText:
      'Moving or cancelling online is possible up to {n} hours before the appointment. If you cannot take the call, tell us by email, and we will do what we can.',
    tooLatePhone:
      'Moving or cancelling online is possible up to {n} hours before the appointment. If you cannot take the call, tell us by telephone ({phone}) or by email, and we will do what we can.',
    write: 'Write about this appointment',
    cancelled: 'This appointment has been cancelled',
    cancelledText: 'Nobody will call you. The slot is free again.',
    another: 'Book a new appointment',
    badTitle: 'This link does not open an appointment',
    badText:
      'It is probably incomplete. Open it from the confirmation email rather than copying it, or write to us with your reference.',
    expiredTitle: 'This appointment is over',
    expiredText: 'Its link no longer works. For other questions, book a new appointment.',
    retry: 'Try again',
    unread: 'Your appointment could not be loaded. It has not changed.',
  },
  move: {
    title: 'Move the appointment',
    text: 'It is booked for {moment}, and stays at that time until you confirm the new one.',
    submit: 'Confirm the new time',
    back: 'Leave it as it is',
    doneTitle: 'Appointment moved',
    done: 'An email confirms it, and updates the invitation in your calendar.',
  },
  cancel: {
    title: 'Cancel this appointment?',
    text: 'The slot becomes free at once. You can choose another, though perhaps not the same one.',
    submit: 'Yes, cancel it',
    back: 'Keep it',
    doneTitle: 'Appointment cancelled',
    done: 'An email confirms it, and takes the invitation out of your calendar.',
  },
  mail: {
    subject: 'Appointment {reference}',
    body: 'Hello,\n\nReference: {reference}\nDate: {moment}\n\n',
  },
};
