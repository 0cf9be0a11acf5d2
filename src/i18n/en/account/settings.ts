/**
 * The settings page before sign-in. Texts of the sections are in settings-*.ts, loaded with
 * them.
 */
export const settings = {
  title: 'Account settings',
  description:
    'Your identity, your address, your sign-in, the emails you receive and your data. For people who are signed in.',
  heading: 'Account settings',
  lede: 'Who you are here, how you sign in, what you receive and what we keep.',
  signedOut: {
    title: 'Sign in to see your settings',
    text: 'They appear only in a browser where you are signed in.',
  },
  subscription: 'Subscription',
  mailSubject: 'My account',
};
