import type * as fr from '../../fr/site/account-menu.ts';

export const account: typeof fr.account = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  menu: 'My account',
  signedInAs: 'Your account',
  dashboard: 'Dashboard',
  continueLesson: 'Back to the course',
  settings: 'Settings',
  billing: 'Subscription and billing',
};
