import type * as fr from '../../fr/auth/dialogs.ts';
import { inactive } from '../billing/inactive.ts';
import { errors } from '../errors.ts';

export const common: typeof fr.common = {
  close: 'Close',
  loading: 'Loading…',
  slow: 'This is taking longer than expected.',
  retry: 'Try again',
};

export const strength: typeof fr.strength = {
  label: 'Password strength',
  refused: 'Not accepted',
  weak: 'Weak',
  fair: 'Fair',
  strong: 'Strong',
  weakText: 'Weak: accepted, but a word or two more would make it much harder to guess.',
  fairText: 'Fair: hard to guess if you use it nowhere else.',
  strongText: 'Strong: very hard to guess if you use it nowhere else.',
};

export { fieldErrors } from '../field-errors.ts';
export { slides } from '../checkout/slides.ts';

export const auth: typeof fr.auth = {
  signIn: {
    title: 'Sign in',
    intro: 'To get back to your lessons and your subscription.',
    submit: 'Sign in',
    busy: 'Signing in…',
    forgot: 'Forgotten your password?',
    switchText: 'No account yet?',
    switchLink: 'Create an account',
    missing: {
      email: 'Enter the email address of your account.',
      password: 'Enter the password of your account.',
    },
  },
  signUp: {
    title: 'Create an account',
    intro: 'Free, and the first lesson opens at once.',
    submit: 'Send me the code',
    busy: 'Sending the code…',
    switchText: 'Already have an account?',
    switchLink: 'Sign in',
    acceptTerms: 'I have read and accept the',
    termsLink: 'terms of use and sale',
    newTab: '(new tab)',
    missing: {
      firstName: 'We need your first name to greet you.',
      lastName: 'We need your last name, to suggest it for your certificate.',
      email: 'We need your email address to send you the code.',
      password: 'Choose the password that will protect your account.',
    },
  },
  google: {
    button: 'Continue with Google',
    or: 'or with an email address',
    consent: 'If you have no account yet, this button creates one, and you accept the',
  },
  code: {
    title: 'Enter the code you received',
    intro: 'Six digits sent to {email}, valid for 10 minutes.',
    label: 'Verification code',
    hint: 'The sixth digit starts the check.',
    submit: 'Verify and create my account',
    busy: 'Creating the account…',
    resendIn: 'Nothing yet? You can ask for another code in {n} s.',
    resend: 'Send another code',
    resent: 'A new code is on its way. The old one no longer works.',
    back: 'Correct my address',
    short: 'The code has six digits.',
    members:
      'An address that already has an account receives no code. If yours has one, sign in, or choose a new password.',
  },
  exists: { signIn: 'Sign in', reset: 'Choose a new password' },
  reset: {
    title: 'Forgotten password',
    intro: 'Enter the address of your account: we will send it a link to choose a new password.',
    submit: 'Send me the link',
    busy: 'Sending…',
    back: 'Back to sign-in',
    enterEmailAddress: 'Please enter your email address',
  },
  resetSent: {
    title: 'Check your inbox',
    text: 'If an account exists with the address {email}, a link has just been sent to it. It is valid for 10 minutes and works once.',
    help: 'Nothing after a few minutes? Look in the spam folder, and check the address above: for privacy, our answer is the same whether or not an account exists.',
    resendIn: 'You can ask for another link in {n} s.',
    resend: 'Send another link',
    resent: 'Another request has just been made. Only the latest link you receive is valid.',
    other: 'Try another address',
  },
  factor: {
    title: 'Two-factor authentication',
    intro: 'Open your authenticator app and type the six digits it shows for this site.',
    label: 'Six-digit code',
    hint: 'The sixth digit starts the check.',
    submit: 'Verify',
    busy: 'Verifying…',
    short: 'The code has six digits.',
    useRecovery: 'Use a recovery code',
    useApp: 'Back to the code from the app',
    other: 'Use another account',
  },
  recovery: {
    title: 'Recovery code',
    intro:
      'One of the ten codes you saved. It works once, and using it turns two-factor authentication off.',
    label: 'Recovery code',
    hint: 'Eight characters, for example ABCD-2345.',
    submit: 'Use this code',
    busy: 'Verifying…',
    missing: 'Enter one of your recovery codes.',
  },
  factorRemoved: {
    title: 'You are signed in',
    text: 'This recovery code is spent and two-factor authentication is off. You can turn it on again in your settings, with ten new codes.',
    settings: 'Open the settings',
    done: 'Continue',
  },
  openedAccount: {
    same: 'Account: {email}',
    other:
      'This link has opened the account {email}: this browser is no longer signed in to the account you were using.',
    signOut: 'Sign out',
  },
  newPassword: {
    title: 'Choose a new password',
    intro: 'Save it now: the old one may already have stopped working.',
    submit: 'Save this password',
    busy: 'Saving…',
    missing: {
      password: 'Choose your new password.',
      confirmPassword: 'Type the same password again, in case of a slip.',
    },
  },
  passwordChanged: {
    title: 'Your password has changed',
    text: 'You are signed in on this browser. Sessions on your other devices have been ended.',
    dashboard: 'Go to the dashboard',
    settings: 'See my settings',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    password: 'Password',
    confirmPassword: 'Confirm the password',
    newPassword: 'New password',
    passwordHint: 'At least 8 characters. A sentence you remember beats a complicated word.',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
  triesLeft: { one: 'You have {n} try left.', other: 'You have {n} tries left.' },
  errors: {
    ...errors,
    sign_in_failed: 'Sign-in failed. Try again in a moment; if it happens again, write to us.',
    sign_up_failed: 'Sign-up failed. Try again in a moment; if it happens again, write to us.',
    google_failed: 'Google sign-in could not start. Try again, or sign in with your email address.',
    reset_failed: 'The request did not go through. Nothing has changed: try again in a moment.',
    code_not_sent:
      'The code could not be sent to this address. Check it, or try again in a minute.',
    code_unreachable:
      'The service that sends the code could not be reached. Check your connection, or pause your ad blocker for this site, then try again.',
    code_refused:
      'The service that sends the code refused this request. Try another address, or write to us.',
    code_automated:
      'The service that sends the code took your browser for a robot. Try another browser, or write to us.',
    wrong_code: 'Wrong verification code',
    code_spent: 'After five tries, this code no longer works. Ask for a new one.',
    code_expired: 'This code is more than 10 minutes old. Ask for a new one.',
    invalid_credentials: 'Wrong email address or password. Check both.',
    account_exists:
      'Your address is verified, but no account was created: one most likely exists already, with another password.',
    password_not_saved:
      'Your account is open, but your password could not be saved. Choose a new one with a link sent by email.',
    email_not_confirmed:
      'This address is not confirmed yet. Open the message you received when you signed up.',
    email_refused: 'No message can be sent to this address. Check it, or use another.',
    weak_password: 'This password is too easy to guess. Choose a longer one.',
    same_password: 'This is already your password. Choose another.',
    wrong_factor_code: 'This code is wrong, or has just changed. Type the one shown now.',
    invalid_code: 'This recovery code is unknown or already spent. Check it, or use another.',
    factor_expired: 'The verification took too long. Type the code shown now.',
    link_spent: 'This link has been used or has expired. Ask for a new one.',
    signup_disabled:
      'No new account can be created at the moment. Try again later, or write to us.',
    method_closed: 'This way of signing in is not available. Choose another.',
    user_banned: 'This account is suspended. Write to us to learn more.',
    other_way_in: 'This account uses another way of signing in. Try that one.',
    captcha_failed:
      'The anti-robot check failed. Pause your ad blocker for this site, reload the page, then try again.',
    no_factor: 'Two-factor authentication is already off for this account. Reload the page.',
    factor_not_found: 'Your session has ended. Sign in again.',
  },
};

const paymentError =
  'Something went wrong with the payment. Nothing was charged. Try again in a moment; if it happens again, write to us.';

export const checkout: typeof fr.checkout = {
  title: 'Your subscription',
  order: 'Your order',
  steps: {
    label: 'Steps in the order',
    account: 'Account',
    code: 'Code',
    payment: 'Payment',
    done: 'done',
  },
  payTitle: 'Check, then pay',
  monthly: '{price}/month',
  accessUnknown:
    'Something went wrong while loading your subscription. Nothing is lost and there is nothing to pay. Try again in a moment.',
  accountIntro:
    'An account first: the subscription will belong to it. Nothing is charged at this step.',
  plan: 'Plan',
  plans: { formation: 'Training only', formationEtSignaux: 'Training + Signals' },
  openingLater: 'opening later',
  notifyMe: 'Notify me when signals open',
  recap: {
    label: 'Summary of your order',
    unfold: 'Show the details of the order',
    fold: 'Hide the details of the order',
    lessons: {
      partial: '{published} of {planned} lessons published',
      complete: '{planned} lessons',
    },
    reading: {
      partial: '{minutes} min of reading, with quizzes',
      complete: '{hours} hr {rest} min of reading, with quizzes and updates',
    },
    later: 'Later lessons at no extra cost, as they are published; no date is promised',
    signals: 'Signals with their reasoning, priority replies',
    perMonth: 'per month',
    period: 'No fixed term, paid month by month until you cancel, no commitment.',
    vat: 'French VAT at {rate}% included ({amount}).',
    vatNote: 'Outside France, your own country’s VAT may apply instead; the price stays the same.',
    today: 'Today',
    then: 'then on the {day} of each month',
    thenOrLast: 'then on the {day} of each month, or the last day of shorter months',
    dueLine: 'Today {price}, {then}, until you cancel.',
    discountNote: 'Stripe checks it, and the discount appears before you pay.',
  },
  method: 'Payment method',
  card: 'Bank card',
  cards: 'Visa, Mastercard',
  usdt: 'USDT (stablecoin)',
  comingSoon: 'coming soon',
  promo: 'I have a promotion code',
  promoLabel: 'Promotion code',
  termsBefore: 'I have read and accept the',
  termsLink: 'terms of use and sale',
  newTab: '(new tab)',
  waiver:
    'I ask for immediate access and acknowledge that I thereby lose my statutory right of withdrawal. The seller honours it all the same: a first withdrawal within 14 days is refunded in full.',
  acceptTerms: 'You must accept the terms',
  acceptWaiver: 'Immediate access needs your express consent. Tick the box to continue.',
  pay: 'Subscribe with obligation to pay: {price}/month',
  processing: 'Opening the payment page…',
  secure: 'You will pay on Stripe’s page. Your card number does not pass through our site.',
  risk: 'Crypto-assets carry a risk of losing all or part of your capital. Past performance is no guide to future performance.',
  errors: {
    ...errors,
    method_not_allowed: paymentError,
    too_large: paymentError,
    bad_request: paymentError,
    unavailable: paymentError,
    unexpected: paymentError,
    foreign_url: paymentError,
    'Failed to create checkout session': paymentError,
    unauthenticated: 'Please sign in to continue',
    unknown_price:
      'This plan is no longer sold at this price. Reload the page to see the current price.',
    invalid_promotion_code:
      'This promotion code is unknown or expired. Correct it, or clear the field.',
    plan_not_open:
      'The plan with signals is not on sale yet: its area is not open. Choose Training only.',
    checkout_closed:
      'This preview of the site takes no orders: the seller is not named yet. Nothing was charged.',
    already_subscribed: 'You already have an active subscription. There is nothing to pay.',
    payment_due:
      'You already have a subscription, and a payment is due. Pay it from your settings; a second subscription would be charged on top.',
  },
  paymentDueUntil:
    'Your subscription stays open until {date}, but its last payment failed. Pay it from your settings to keep access; a second subscription would be charged on top.',
  toBilling: 'Make this payment',
  inactive,
  otherPlan:
    'You subscribe to “{current}”. To move to “{wanted}”, change your plan in the settings: you will see the exact amount before you agree, and you will not pay twice.',
  toChange: 'Change plan',
  goToDashboard: 'Go to the dashboard',
  goToCourse: 'Go to the course',
};
