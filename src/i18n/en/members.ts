import type * as fr from '../fr/members.ts';

export const members: typeof fr.members = {
  gate: {
    signIn: 'Sign in',
    createAccount: 'Create an account',
    alreadyMember: 'Already have an account?',
    checking: 'Reading your account…',
    failed:
      'Your session could not be read. Nothing is lost. Check your connection, then try again.',
    retry: 'Try again',
    noScript:
      'Your account is read by your browser, which needs JavaScript. Without it, write to us: a person will answer.',
  },
  badge: {
    loading: 'Checking the subscription…',
    failed: 'Subscription not checked',
    failedText:
      'Something went wrong while reading your subscription. Nothing is lost and there is nothing to pay.',
    none: 'No active subscription',
    noneText:
      'The free lesson is open to you. The other published lessons open with a monthly subscription, with no commitment. If you are paying and still see this, write to us: nothing is lost.',
    active: 'Active subscription',
    retry: 'Try again',
    plans: 'See the plans',
    changePlan: 'Compare the plans',
  },
  facts: {
    status: 'Status',
    active: 'Active',
    amount: 'Amount',
    perMonth: '{price} per month',
    start: 'Started',
    renews: 'Next renewal',
    until: 'Access open until',
    autoRenew: 'Automatic renewal',
    on: 'On',
    off: 'Off',
  },
  dashboard: {
    title: 'Dashboard',
    description:
      'Your next lesson, the state of your subscription and the shortcuts of your account. For people who are signed in.',
    heading: 'Dashboard',
    hello: 'Hello',
    signedOut: {
      title: 'Sign in to see your dashboard',
      text: 'It shows your next lesson and the state of your subscription. An account is free and opens the first lesson.',
    },
    next: {
      start: 'Start with: {title}',
      place: 'lesson {n} of {total}',
      open: 'Open the lesson',
      then: 'Then',
      thenLocked: 'Then, with a subscription',
      minutes: '{n} min',
      programme: 'See the whole programme',
    },
    published: {
      one: '{n} lesson of {total} is published; the others will be added at no extra cost.',
      other: '{n} of {total} lessons are published; the others will be added at no extra cost.',
    },
    signals: {
      heading: 'Signals',
      included: 'Your plan includes them. No signal has been published to date.',
      notIncluded:
        'Your plan does not include them. It teaches you to do without, which remains the point.',
      none: 'They are part of the Training + Signals plan.',
      loading: 'Reading your plan…',
      unknown: 'We cannot say, for now, whether your plan includes them.',
      read: 'How to read a signal',
    },
    shortcuts: {
      heading: 'Shortcuts',
      items: {
        course: 'The twenty lessons, module by module',
        articles: 'One mechanism, one calculation, no account',
        dictionary: 'One term, one sentence, one example',
        market: 'Read the columns of a market table',
        support: 'A question, a problem, a mistake',
        appointment: 'Thirty minutes for your questions',
      },
    },
  },
  settings: {
    title: 'Account settings',
    description:
      'Your name, your address, your subscription and the session of this browser. For people who are signed in.',
    heading: 'Account settings',
    lede: 'Who you are here, what you pay, and how to change either.',
    signedOut: {
      title: 'Sign in to see your settings',
      text: 'They appear only in a browser where you are signed in.',
    },
    identity: {
      heading: 'Identity',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email address',
      missing: 'Not given',
    },
    subscription: 'Subscription',
    session: {
      heading: 'Session',
      text: 'Signing out clears the session of this browser, in all its tabs. Your other devices stay signed in.',
      signOut: 'Sign out',
    },
    rest: {
      heading: 'Correct, cancel, erase',
      text: 'Write to us from the address of your account; one sentence is enough.',
      items: [
        'correct your name or your address',
        'change your password',
        'cancel your subscription: access stays open until the end of the month you paid for',
        'receive a copy of your data, or have it erased',
      ],
      write: 'Write about my account',
      subject: 'My account',
      privacy: 'What we keep, and for how long',
    },
  },
  createAccount: {
    title: 'Create a free account',
    description:
      'A free account opens the first lesson. What is asked, why, and what your data will not be used for. No bank card.',
    heading: 'Create an account',
    lede: 'It is free, it opens the whole first lesson, and it commits you to nothing else.',
    action: 'Create my account',
    signedIn: {
      title: 'You already have an account, and it is open',
      text: 'This browser is signed in. There is nothing to create.',
      dashboard: 'Go to the dashboard',
      lesson: 'Read the free lesson',
    },
    asked: {
      heading: 'What we ask for',
      items: [
        {
          what: 'First and last name',
          why: 'To greet you and, one day, to write your certificate.',
        },
        {
          what: 'Email address',
          why: 'To recognise you. A six-digit code is sent there; it is valid for 10 minutes.',
        },
        {
          what: 'Password',
          why: 'At least eight characters. A sentence you remember beats a complicated word. Nobody here can read it.',
        },
      ],
    },
    notAsked: {
      heading: 'What we do not ask for',
      items: [
        'Your bank card: it is only needed to subscribe, on Stripe’s page.',
        'Access to a wallet or to an exchange.',
        'Your recovery phrase. Nobody honest ever asks for it.',
      ],
    },
    notUsed: {
      heading: 'What your data is not used for',
      text: 'It is neither sold, nor rented, nor passed to an advertiser. The address makes the account work: codes, payments, messages you expect.',
      privacy: 'Read the privacy policy',
    },
    opens: {
      heading: 'What the account opens',
      items: [
        { text: 'The free lesson, with its figures and its quiz', included: true },
        { text: 'Your dashboard and your settings', included: true },
        { text: 'The other published lessons, which need a subscription', included: false },
      ],
    },
  },
  resetPassword: {
    title: 'Get back into your account',
    description:
      'Forgotten password: how to get back into your account, where to write to us from, and what you should never send.',
    heading: 'Get back into your account',
    lede: 'A forgotten password loses you nothing: your account and your subscription stay where they are.',
    steps: [
      {
        title: 'Try signing in first',
        text: 'The password has eight characters or more. Your browser may have kept it; the “Show” button displays what you type.',
      },
      {
        title: 'Otherwise, write to us from the address of the account',
        text: 'That address is what shows the account is yours. Say only that you would like a new password.',
      },
      {
        title: 'Never send the password',
        text: 'Not the old one, not a new one, no code, no recovery phrase. We do not ask for them; whoever does so in our name is lying.',
      },
    ],
    signIn: 'Sign in',
    write: 'Ask for help by email',
    subject: 'Access to my account',
    signedIn: 'You are signed in on this browser: your account is open.',
    dashboard: 'Go to the dashboard',
  },
  authCallback: {
    title: 'Back from signing in',
    description:
      'The page between a sign-in service and your account. It asks for nothing and takes you on.',
    heading: 'There is nothing to do on this page',
    signedOut:
      'People pass through it after signing in with another service. You arrived some other way: an old link, a bookmark, a copied address. Nobody was signed in and nothing was changed.',
    signedIn: 'You are signed in on this browser. Your account is open.',
    signIn: 'Sign in',
    dashboard: 'Go to the dashboard',
    home: 'Back to the home page',
    help: 'Were you trying to sign in, and it did not work? Tell us what you saw.',
    write: 'Write to us',
    subject: 'Signing in to the site',
  },
};

export { certificate } from './certificate.ts';
