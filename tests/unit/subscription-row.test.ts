import { expect, it } from 'vitest';
import { knownStatus } from '../../netlify/lib/subscriptions/row.ts';
import { standingRules, stripeStatuses } from '../../src/domain/billing/standing.ts';

it('a status of Stripe is stored as it is', () => {
  expect(stripeStatuses.map(knownStatus)).toEqual(stripeStatuses);
});

it.each(['frozen', '', 'Active'])(
  'a status that Stripe adds one day opens nothing: %j',
  (status) => {
    expect(standingRules[knownStatus(status)].opens).toBe(false);
  },
);
