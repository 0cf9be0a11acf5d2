import type * as fr from '../../fr/desk/desk.ts';

export const desk: typeof fr.desk = {
  loading: 'Opening the desk…',
  retry: 'Try again',
  close: 'Close',
  tabs: 'Desk sections',
  tab: { signals: 'Signals', deliveries: 'Deliveries', bookings: 'Bookings', tickets: 'Messages' },
  notEditor: {
    title: 'The desk is for editors',
    text: 'Your account is not an editor’s. If you have just joined, ask the person who runs the site for the role, then sign in again.',
    back: 'Your dashboard',
  },
  secondFactor: {
    title: 'The desk needs two-factor authentication',
    text: 'Your account is an editor’s, but this session was opened without two-factor authentication. Turn it on in your settings, then come back.',
    settings: 'Turn on two-factor authentication',
  },
  failed: 'The desk could not be opened.',
  stale:
    'The latest data could not be loaded. What you see may have changed; what you are writing is kept in this tab.',
  errors: {
    method_not_allowed: 'The request was refused. Reload the page.',
    too_large: 'The text is too long.',
    bad_request: 'One of the values was refused. Check the form.',
    unauthenticated: 'Your session has ended. Sign in again: what you wrote is kept in this tab.',
    second_factor_required:
      'This session no longer has two-factor authentication. Sign in again: what you wrote is kept in this tab.',
    not_editor: 'This account is no longer an editor’s.',
    rate_limited: 'Too many requests. {retry}',
    unavailable: 'The server could not answer. Nothing is lost. {retry}',
    network: 'No answer. Check your connection, then try again.',
    unexpected: 'Unexpected answer. Try again in a moment.',
    conflict: 'Somebody else has changed this in the meantime. The latest version is shown.',
    unknown: 'This no longer exists.',
    too_early: 'The consultation has not started yet.',
    day_past: 'That day is past, or too far ahead.',
    signals_closed:
      'Signals are not open, so only a trial can be issued. Open the service in the settings.',
    levels: 'These values contradict the signal: an impossible level, price or time.',
    not_compared:
      'The latest prices have not been compared with the signal’s levels yet. Try again in a minute.',
    no_price: 'The market data has no price right now. Give the price and its source.',
    data_decided:
      'The market data has the prices for that time, and they did not reach the level. Give a time for which it has none.',
    no_analyst: 'Name the analyst first.',
    no_record: 'The record is empty. Issue a trial first.',
    not_signed: 'The request was refused.',
    replayed: 'The request has already been received.',
    too_old: 'The request is too old.',
    retryIn: 'Try again in {time}.',
    retryLater: 'Try again a little later.',
  },
};
