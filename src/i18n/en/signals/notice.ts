import { errors } from '../errors.ts';
import type * as fr from '../../fr/signals/notice.ts';

export const signalsNotice: typeof fr.signalsNotice = {
  heading: 'Hear when signals open',
  text: 'Confirm your address, and you will get one email, on the day signals open; the address is then deleted. We do not promise a date.',
  email: 'Email address',
  leaveEmpty: 'Leave this field empty',
  submit: 'Notify me',
  sending: 'Sending…',
  solving: 'Checking: this takes a few seconds…',
  privacy: 'What we keep, and for how long',
  sent: 'An email is on its way to {email}. Open its link and confirm: otherwise the address is deleted after seven days.',
  noScript: 'This form needs JavaScript. You can also write to us: {email}.',
  link: {
    loading: 'Checking the link…',
    unconfirmed: 'Would you like an email on the day signals open?',
    confirm: 'Yes, notify me',
    decline: 'No, delete my address',
    confirmed: 'Done: one email, on the day signals open.',
    stop: 'Take my address off the list',
    open: 'Signals are open, and your address is still on the list. It will be deleted without any action from you; you can also delete it now.',
    remove: 'Delete my address',
    unknown: 'This address is not, or is no longer, on the list: nothing will be sent to it.',
    incomplete: 'This link is incomplete. Open it from the email rather than copying it.',
    retry: 'Try again',
  },
  errors: {
    ...errors,
    looks_automated:
      'A hidden field in this form was filled in, probably by an autofill tool. Reload the page, then try again.',
    proof_required:
      'Many requests are arriving at the moment, and your browser could not show that this one is not from a robot. Try again.',
  },
};
