import type * as fr from '../../fr/booking/form.ts';
import { errors } from '../errors.ts';
import { booking as missing } from '../required-fields.ts';

export const appointmentBook: typeof fr.appointmentBook = {
  reading: 'Loading the available slots…',
  readingLink: 'Loading your appointment…',
  missing,
  picker: 'Day and time',
  write: 'Write to us',
  zone: {
    label: 'Times shown for',
    near: 'Most useful',
    same: 'The same as Paris time.',
    differs: 'Paris time is shown under each.',
  },
  regions: {
    Europe: 'Europe',
    Africa: 'Africa',
    America: 'Americas',
    Asia: 'Asia',
    Atlantic: 'Atlantic',
    Australia: 'Australia',
    Indian: 'Indian Ocean',
    Pacific: 'Pacific',
    Arctic: 'Arctic',
    Antarctica: 'Antarctica',
    other: 'Other',
  },
  day: {
    title: 'The day',
    before: 'Previous month',
    after: 'Next month',
    legend: 'Day with slots available',
    keys: 'Arrow keys: one day or one week. Home and End: start or end of the week. Page Up and Page Down: previous or next month. Enter: choose the day; Enter again: go to the times.',
    free: { one: '{day}, {n} slot available', other: '{day}, {n} slots available' },
    unavailable: {
      past: '{day}: past',
      notice: '{day}: too soon; slots are booked at least {hours} hours ahead',
      closed: '{day}: closed',
      holiday: '{day}: public holiday in France',
      away: '{day}: closed for holidays',
      full: '{day}: fully booked',
      later: '{day}: not open yet; slots open {weeks} weeks ahead',
    },
    empty: 'No slots available in the next {weeks} weeks',
    emptyText:
      'The calendar moves on by a day each night, and a cancellation frees its slot at once. You can also write to us and suggest three dates and times.',
    asOf: 'Last checked at {time}.',
    again: 'Check again',
    failed:
      'The available slots could not be loaded. Try again in a moment. What you have typed stays here.',
    retry: 'Try again',
  },
  time: {
    title: 'The time',
    missing: 'Choose a time.',
    paris: '{time} in Paris',
    parisDay: '{day}, {time} in Paris',
  },
  choice: {
    label: 'Chosen slot',
    none: 'Choose a day and a time first.',
    moment: '{day} at {time}',
    length: '{n} minutes, by telephone',
    paris: 'In Paris: {moment}.',
    asking: 'Holding this slot for you…',
    held: 'This slot is held for you until {time}.',
    minute: 'This slot is held for you for one more minute.',
    open: {
      expired:
        'This slot is no longer held for you. You can still book it, if nobody takes it before you confirm.',
      limit:
        'Other slots have just been held from your connection: this one is not, but you can book it as long as it is free.',
      full: 'The limit on appointments booked from one network has been reached on yours, so this slot is not held. Subscribers can still book it, and an appointment already booked can be moved to it. Otherwise, write to us with three times that suit you: we will book one for you.',
      unreachable: 'The slot could not be held. You can book it as long as it is free.',
    },
    again: 'Hold this slot',
    taken: '{moment} is no longer free. What you have typed is kept.',
    nearest: 'The nearest available slots:',
    noneNear: 'No other slot is free at the moment.',
  },
  who: {
    title: 'You',
    phone: 'Telephone',
    phoneHint: 'We call this number. Include the country code: +44 7400 123456.',
    emailHint: 'The confirmation and the invitation are sent here.',
    message: 'Your questions (optional)',
    messageHint: 'The most important first. No password, no recovery phrase.',
    left: { one: '{n} character left.', other: '{n} characters left.' },
    over: { one: '{n} character too many.', other: '{n} characters too many.' },
    trap: 'Leave this field empty',
    tooLong: 'This message is too long: 2,000 characters at most.',
    impossible: 'No telephone number in that country looks like this. Check it.',
  },
  terms: [
    'The confirmation is sent at once by email, with an invitation for your calendar.',
    'You can move or cancel the appointment up to {n} hours before it, with the link in that email.',
    'Your details are used for this appointment only: [privacy policy](page:privacy).',
  ],
  submit: 'Confirm the appointment',
  busy: 'Sending…',
  proving:
    'One moment: many requests are arriving, and your browser is checking that this one is not a robot’s.',
  errorLead: 'An error occurred while sending the form.',
  errors: {
    ...errors,
    network: 'Check your connection, then try again: sent twice, the request counts only once.',
    unavailable:
      'The fault is on our side. Try again in a moment: sent twice, the request counts only once.',
    bad_request: 'A field was not accepted. Check your address and your number, then try again.',
    rate_limited: 'Too many requests in a short time. {retry}',
    too_many:
      'This account or address already has three upcoming appointments, which is the maximum. To book another, first cancel one of them from its confirmation email.',
    network_full:
      'The limit on appointments booked from one network has been reached on yours. Write to us with three times that suit you: we will book one for you.',
    proof_required:
      'Many requests are arriving at the moment, and your browser could not show that this one is not a robot’s. Try again, or write to us.',
    looks_automated:
      'A hidden field was filled in, probably by a browser extension. Reload the page and try again, or write to us.',
    unexpected: 'The request could not be completed. Try again in a moment, or write to us.',
    bad_link: 'This link is incomplete, or not one of ours. Open it from the email.',
    link_expired: 'This appointment is over.',
    too_late: 'It is too late to change this appointment online. Write to us.',
    cancelled: 'This appointment has already been cancelled.',
  },
};
