import { describe, expect, it } from 'vitest';
import {
  isLive,
  isOver,
  isPaidUp,
  isRunning,
  knownStatus,
  statusRules,
  stripeStatuses,
} from '../../../src/domain/billing/stripe-status.ts';

it('a Stripe status is stored unchanged', () => {
  expect(stripeStatuses.map(knownStatus)).toEqual(stripeStatuses);
});

it.each(['frozen', '', 'Active'])('an unknown status gives no access: %j', (status) => {
  expect(statusRules[knownStatus(status)].grantsAccess).toBe(false);
  expect([isOver(status), isPaidUp(status)]).toEqual([false, false]);
});

describe('the statuses of a subscription that', () => {
  it.each([
    ['is over', isOver, ['canceled', 'incomplete_expired']],
    ['is paid up', isPaidUp, ['trialing', 'active']],
    ['is running', isRunning, ['trialing', 'active', 'past_due', 'unpaid', 'paused']],
  ] as const)('%s', (_, holds, expected) => {
    expect(stripeStatuses.filter(holds)).toEqual(expected);
  });

  it('is live are all that are not over', () => {
    expect(stripeStatuses.filter(isLive)).toEqual(stripeStatuses.filter((each) => !isOver(each)));
  });
});
