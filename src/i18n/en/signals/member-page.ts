/** The page of the signals sent to a subscriber, before they are loaded. */
export const memberSignals = {
  title: 'Your signals',
  description:
    'Signals issued to subscribers: price levels, reasoning, time left and position size. Only for subscribers to the plan with signals.',
  heading: 'Your signals',
  lede: 'The same signal for every subscriber, with its stop loss, entry, take profit and what it could cost.',
  signedOut: {
    title: 'Sign in to read the signals',
    text: 'Open signals need an account whose plan includes them. Signals that closed more than a day ago are public.',
  },
  notOpen: {
    title: 'The signals area is not open yet',
    text: 'Signals will appear here for subscribers whose plan includes them. Signals that closed more than a day ago will be public.',
  },
};
