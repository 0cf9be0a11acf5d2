import type * as fr from '../../fr/signals/record-check.ts';

export const recordCheck: typeof fr.recordCheck = {
  progress: { one: '{n} of {total} events', other: '{n} of {total} events' },
  ok: {
    title: {
      one: 'The one event in the record is in order.',
      other: 'All {n} events in the record are in order.',
    },
    known: 'The hash you pasted is there, at event {n}: nothing has changed up to that point.',
    unknown:
      'Keep the hash below. Paste it here later, and it will show whether the record has been rewritten.',
  },
  empty: {
    title: 'The record has not begun.',
    text: 'There is no event to verify yet.',
  },
  facts: { head: 'Latest hash', revealed: 'Revealed', sealed: 'Still sealed' },
  count: { one: '{n} event', other: '{n} events' },
  sealed: {
    open: 'Signal issued on {issued} (event {opening}): open, so still sealed.',
    closed:
      'Signal issued on {issued} (event {opening}): closed on {closed}, revealed a day later.',
    none: 'none',
  },
  fault: {
    title: 'The record fails at event {position}.',
    keep: 'Keep the JSON file and [write to us](page:support): we owe you an explanation.',
    codes: {
      malformed: 'This event does not have the expected form.',
      position: 'An event is missing, repeated or out of place.',
      time: 'It claims to have been recorded before the event that precedes it.',
      link: 'It does not follow from the event before it.',
      hash: 'Its hash does not match its content.',
      commitment: 'What is revealed is not what was sealed.',
      payload: 'What is revealed contradicts what was announced.',
      history: 'This cannot happen to a signal at that point.',
      sealed: 'This signal closed more than a day ago and has not been revealed.',
      head: 'The hash you pasted is no longer there: the record has been rewritten.',
      end: 'It does not end with the hash the site announces. If it has only just changed, verify again in a minute.',
    },
  },
  clock: {
    title: 'The clock of your device and that of the site disagree.',
    text: 'Your device says it is {device}, and a signal that closed more than a day before that has not been revealed. The site says it is {server}, and that signal is not due yet; everything else is in order. Check your clock, then verify again.',
    keep: 'If your clock is right, keep the JSON file and [write to us](page:support).',
  },
  ahead: {
    title: 'The hash you pasted is not yet in the copy downloaded.',
    text: 'This copy, which has no fault, ends at event {n}; it may be up to a minute old. Verify again in a minute.',
    keep: 'If the hash is still missing then, the record has been cut short: keep the JSON file and [write to us](page:support).',
  },
  badHead:
    'That hash does not have the expected form: a number, a colon, then 64 digits and letters from a to f.',
  unavailable: {
    title: 'The record could not be downloaded.',
    text: 'So nothing has been verified. Try again in a moment.',
  },
};
