/** Settings: the second factor and the sessions. */
import type * as fr from '../../fr/account/settings-security.ts';

export const twoFactor: typeof fr.twoFactor = {
  heading: 'Two-factor authentication',
  off: 'Once it is on, you also enter six digits from your phone each time you sign in, so a stolen password is not enough.',
  start: 'Turn on',
  proof: {
    heading: 'Confirm your address first',
    text: 'If you lose your phone, this address will be our only way to help you. We will send a link to {email} to make sure that it is yours.',
    send: 'Send the link',
    sent: 'A link is on its way to {email}. Open it in a browser where you are signed in and confirm: the next step then appears here by itself.',
    resendIn: 'You can ask for another link in {n} s.',
    resend: 'Send another link',
    link: {
      heading: 'Confirm your address',
      text: 'You followed a link in an email. Nothing is confirmed yet: this button does it.',
      confirm: 'Confirm my address',
      dismiss: 'Do not confirm',
      signIn:
        'First sign in to the account that asked for this link; this page will wait for you. If the account is not yours, do not confirm: choose a new password, which keeps everybody else out.',
      toSignIn: 'Sign in',
      notMine: 'Choose a new password',
      confirmed:
        'Done: your address is confirmed. The reminders you chose will be sent to it, and you can turn on two-factor authentication; if it is waiting in another tab, it continues there by itself.',
      done: 'See my settings',
    },
  },
  scan: {
    heading: 'Connect an app',
    steps: [
      'Open an authenticator app on your phone. Any of them will do.',
      'Scan this picture with it, or copy the key.',
      'Type the six digits it shows.',
    ],
    picture: 'QR code to scan with an authenticator app',
    secret: 'Key to copy',
    copySecret: 'Copy the key',
    confirm: 'Check and turn on',
  },
  code: 'Six-digit code',
  shortCode: 'The code has six digits.',
  copied: 'Copied.',
  notCopied: 'Your browser blocked the copy. Select the text and copy it yourself.',
  codes: {
    heading: 'Your recovery codes',
    text: 'Lost your phone? One of these codes takes its place when you sign in. Using it turns two-factor authentication off, and the other codes stop working. This list will not be shown again.',
    sheet: 'Recovery codes, {site}, {date}',
    copy: 'Copy',
    download: 'Download',
    print: 'Print',
    file: 'recovery-codes.txt',
    kept: 'I have saved them somewhere other than on my phone.',
    keepFirst: 'Save them first, then tick the box: they will not be shown again.',
    finish: 'Finish',
  },
  on: 'On since {date}.',
  left: {
    one: '{n} recovery code has not been used yet.',
    other: '{n} recovery codes have not been used yet.',
  },
  none: 'You have no recovery codes left. Without one, a lost phone locks you out of the account.',
  uncounted: 'Your recovery codes could not be counted.',
  renew: 'Make ten new codes',
  renewText: 'The codes you saved will stop working.',
  renewConfirm: 'Replace my codes',
  stop: 'Turn off',
  stopText: 'The password will be enough again. Type the code your app shows.',
  stopConfirm: 'Turn off two-factor authentication',
  stopped: 'Two-factor authentication is off.',
};

export const sessions: typeof fr.sessions = {
  heading: 'Sign out',
  here: 'Signing out here ends the session in this browser, in all its tabs. Your other devices stay signed in.',
  signOut: 'Sign out',
  everywhere:
    'Lost a device, or in doubt? End all your sessions, this one included. A page already open elsewhere may stay open for up to an hour.',
  signOutEverywhere: 'Sign out everywhere',
};
