import type * as fr from '../../fr/auth/pages.ts';

export const waysIn: typeof fr.waysIn = {
  createAccount: {
    heading: 'Your details',
    alreadyMember: 'Already have an account?',
    signIn: 'Sign in',
    created: {
      title: 'Your account is open',
      text: 'You are signed in on this browser. The first lesson is waiting for you, in full.',
      lesson: 'Read the free lesson',
      dashboard: 'Go to the dashboard',
    },
  },
  resetPassword: {
    title: 'Get back into your account',
    description:
      'Forgotten password: have a link sent to the address of your account, then choose a new password. What you should never send.',
    heading: 'Get back into your account',
    lede: 'You lose nothing by forgetting a password: your account and your subscription are still there.',
    ask: 'Ask for a link',
    link: {
      title: 'Your link is ready',
      text: 'It works once. Nothing happens until you press this button, so email services that open links on your behalf will not use it up. Once you press it, your old password may stop working.',
      submit: 'Choose a new password',
      busy: 'Checking the link…',
    },
    spent: {
      title: 'This link no longer works',
      text: 'It has been used, it is more than 10 minutes old, or a newer link has replaced it. Nothing has changed in your account.',
      used: 'It has just been used on this page, and your old password may have stopped working. Ask for another link to choose a new one.',
      malformed:
        'It is incomplete: your email program may have cut it in two. Copy the whole of it, or ask for another.',
      again: 'Ask for another link',
    },
    steps: [
      {
        title: 'The link goes to the address of the account',
        text: 'That address proves that the account is yours. The link is valid for 10 minutes.',
      },
      {
        title: 'You choose a new password',
        text: 'Other devices are then signed out: if somebody else was using your account, they no longer can.',
      },
      {
        title: 'Never send a password',
        text: 'Not the old one, not the new one, not a code, not a recovery phrase. We do not ask for them; whoever asks in our name is lying.',
      },
    ],
    help: 'No longer have access to that mailbox?',
    write: 'Write to us',
    subject: 'Access to my account',
    signedIn: 'You are signed in on this browser: your account is open.',
    dashboard: 'Go to the dashboard',
  },
  authCallback: {
    title: 'Completing sign-in',
    description:
      'The page between a sign-in service and your account. It takes you back to where you were.',
    states: {
      waiting: {
        heading: 'Signing you in',
        text: 'We are checking the answer from the sign-in service. This takes a few seconds.',
      },
      nothing: {
        heading: 'There is nothing to do on this page',
        text: 'It opens after you sign in with another service. You came here another way: an old link, a bookmark, a copied address. Nobody was signed in and nothing was changed.',
      },
      refused: {
        heading: 'You did not give Google your consent',
        text: 'So Google has passed nothing on, and no account was opened. You can start again, or sign in with an email address and a password.',
      },
      spent: {
        heading: 'This sign-in cannot be finished here',
        text: 'This link has been used or has expired, or the sign-in began in another browser or on another device. For your safety, it can only be finished where it began. Start again from this browser.',
      },
      factor: {
        heading: 'One step is left',
        text: 'Google has recognised you. Your account also asks for the code from your authenticator app.',
      },
      network: {
        heading: 'The server is not responding',
        text: 'The sign-in could not be finished. Check your internet connection, then start again. Nothing was changed.',
      },
      closed: {
        heading: 'This account cannot be opened this way',
        text: 'The account is suspended, or no new account can be created at the moment. Write to us: a person will answer.',
      },
      failed: {
        heading: 'The sign-in did not go through',
        text: 'Google or our sign-in service stopped before the end. Nothing was changed. Start again, or sign in with an email address and a password.',
      },
    },
    signedIn: 'You are signed in on this browser. Your account is open.',
    google: 'Start again with Google',
    signIn: 'Sign in another way',
    code: 'Enter the code',
    goOn: 'Back to where you were',
    dashboard: 'Go to the dashboard',
    home: 'Back to the home page',
    help: 'Were you trying to sign in, and it did not work? Tell us what you saw.',
    write: 'Write to us',
    subject: 'Signing in to the site',
  },
};
