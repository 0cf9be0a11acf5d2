import type * as fr from '../../fr/account/members.ts';
import { inactive, onHold } from '../billing/inactive.ts';
import { dashboard } from './dashboard.ts';
import { notesPage } from './notes.ts';

export const members: typeof fr.members = {
  membersOnly: {
    signIn: 'Sign in',
    createAccount: 'Create an account',
    alreadyMember: 'Already have an account?',
    checking: 'Loading your account…',
    slow: 'This is taking longer than expected.',
    failed: 'Your session could not be loaded. Nothing is lost. Try again in a moment.',
    retry: 'Try again',
    noScript:
      'Your browser needs JavaScript to open your account. Without it, write to us: a person will answer.',
  },
  badge: {
    ...inactive,
    ...onHold,
    loading: 'Checking the subscription…',
    failed: 'Subscription not checked',
    failedText:
      'Something went wrong while loading your subscription. Nothing is lost and there is nothing to pay.',
    none: 'No active subscription',
    noneText:
      'The free lesson is open to you. The other published lessons open with a monthly subscription, with no commitment.',
    ended: 'Subscription ended',
    endedText:
      'Your subscription has come to an end. Your account, your progress and the free lesson remain. The other lessons open again with a plan, whenever you wish.',
    endedOnText:
      'Your subscription ended on {date}. Your account, your progress and the free lesson remain. The other lessons open again with a plan, whenever you wish.',
    unpaidText:
      'The last payment did not go through. Access is suspended, with no penalty, and comes back as soon as the payment goes through. In your settings you can pay, change your card or cancel.',
    paymentFailed: 'Payment declined',
    paymentFailedText:
      'Your bank declined the last charge. The lessons stay open until {date}, to give you time to settle it.',
    actionRequired: 'Your bank is waiting for your confirmation',
    actionRequiredText:
      'The last charge has to be confirmed with your bank. The lessons stay open until {date}, to give you time to do it.',
    changePendingText:
      'Your change of plan has to be confirmed with your bank. Until then nothing changes: you keep your plan, and the lessons stay open.',
    write: 'Write to us',
    retry: 'Try again',
    plans: 'See the plans',
    confirmChange: 'Confirm with my bank',
    check: 'I paid but I have no access',
  },
  dashboard,
  notesPage,
  createAccount: {
    title: 'Create a free account',
    description:
      'A free account opens the first lesson. What we ask for, why, and what your data is used for. No bank card.',
    heading: 'Create an account',
    lede: 'It is free, it opens the whole first lesson, and it commits you to nothing.',
    asked: {
      heading: 'What we ask for',
      items: [
        {
          what: 'First and last name',
          why: 'To greet you, and to suggest the name on your certificate.',
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
      heading: 'What you keep to yourself',
      items: [
        'Your bank card: it is only needed to subscribe, on Stripe’s page.',
        'Access to a wallet or to an exchange.',
        'Your recovery phrase. Nobody honest ever asks for it.',
      ],
    },
    notUsed: {
      heading: 'What your data is used for',
      text: 'To make the account work: codes, payments, messages you expect. It is neither sold, nor rented, nor passed to an advertiser.',
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
};

export { certificate } from '../course/certificate.ts';
