import type * as fr from '../fr/dialogs.ts';

export const common: typeof fr.common = {
  close: 'Close',
  required: 'This field is required',
  invalidEmail: 'This email address is not complete. Example: claire@example.com',
  shortPassword: 'The password must have at least 8 characters.',
  loading: 'Loading…',
  retry: 'Retry',
  unexpected: 'Something went wrong. Nothing was saved. Try again in a moment.',
  network: 'The server is not responding. Check your connection, then try again.',
};

export const auth: typeof fr.auth = {
  signIn: {
    title: 'Sign in',
    intro: 'To open your lessons and your subscription.',
    submit: 'Sign in',
    busy: 'Signing in…',
    switchText: 'No account yet?',
    switchLink: 'Create an account',
  },
  signUp: {
    title: 'Create an account',
    intro: 'Free, and the first lesson opens at once.',
    submit: 'Send me the code',
    busy: 'Sending the code…',
    switchText: 'Already have an account?',
    switchLink: 'Sign in',
    consent: 'By creating an account, you accept the',
    consentLink: 'terms of use',
  },
  code: {
    title: 'Enter the code you received',
    intro: 'Six digits sent to {email}, valid for 10 minutes.',
    label: 'Verification code',
    submit: 'Verify and create my account',
    busy: 'Creating the account…',
    resendIn: 'Nothing yet? You can send another code in {n} s.',
    resend: 'Send another code',
    resent: 'A new code is on its way. The old one no longer works.',
    back: 'Correct my address',
    short: 'The code has six digits.',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    password: 'Password',
    passwordHint: 'At least 8 characters. A phrase you remember beats a complicated word.',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
  errors: {
    genericError: 'Sign-in failed',
    signUpError: 'Sign-up failed',
    verificationEmailError:
      'The code could not be sent to this address. Check it, or try again in a minute.',
    invalidVerificationCode: 'Wrong verification code',
    triesLeft: { one: 'You have {n} try left.', other: 'You have {n} tries left.' },
    codeSpent: 'After five tries, this code no longer works. Ask for a new one.',
    codeExpired: 'This code is more than 10 minutes old. Ask for a new one.',
    invalidCredentials: 'Wrong email address or password. Check both.',
    emailTaken: 'An account with this address already exists. Sign in instead.',
    weakPassword: 'This password is too easy to guess. Choose a longer one.',
    rateLimited: 'Too many attempts. Wait a minute, then try again.',
  },
};

export const checkout: typeof fr.checkout = {
  title: 'Your subscription',
  accessUnknown:
    'Something went wrong while reading your subscription. Nothing is lost and there is nothing to pay. Check your connection, then try again.',
  accountIntro: 'An account first: the subscription will belong to it.',
  plan: 'Plan',
  plans: { formation: 'Training only', formationEtSignaux: 'Training + Signals' },
  recap: {
    contents: 'Includes',
    formation: 'published lessons and those to come (20 in all), quizzes, updates',
    formationEtSignaux:
      'published lessons and those to come (20 in all), quizzes, signals once their area opens, priority replies',
    price: 'Price including VAT',
    perMonth: '{price} per month',
    period: 'Period',
    periodText: 'one month, renewed automatically, no commitment',
    discountNote: 'The discount appears on the payment page.',
  },
  method: 'Payment method',
  card: 'Bank card (Visa, Mastercard)',
  usdt: 'USDT (stablecoin)',
  comingSoon: 'coming soon',
  promo: 'I have a promotion code',
  promoLabel: 'Promotion code',
  termsBefore: 'I have read and accept the',
  termsLink: 'terms of use and sale',
  newTab: '(new tab)',
  waiver:
    'I ask for immediate access and acknowledge that I lose my 14-day right of withdrawal once the content is opened.',
  acceptTerms: 'You must accept the terms',
  acceptWaiver: 'Immediate access needs your express consent.',
  pay: 'Subscribe with obligation to pay: {price}/month',
  processing: 'Opening the payment page…',
  secure: 'You will pay on Stripe’s page. Your card does not pass through our site.',
  risk: 'Crypto-assets carry a risk of losing all or part of your capital. Past performance is no guide to future performance.',
  errors: {
    signInFirst: 'Please sign in to continue',
    paymentError: 'Something went wrong with the payment',
    unknownPrice:
      'This plan is no longer sold at this price. Reload the page to see the current price.',
    invalidPromotionCode:
      'This promotion code is unknown or expired. Correct it, or clear the field.',
    alreadySubscribed: 'You already have an active subscription. There is nothing to pay.',
    paymentDue:
      'You already have a subscription, but its last payment failed. Pay the invoice that Stripe sent you by email; a second subscription would be charged on top.',
    rateLimited: 'Too many attempts. Wait a minute, then try again.',
  },
  goToCourse: 'Go to the course',
};
