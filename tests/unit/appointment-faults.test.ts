/** How long somebody is told to wait, in a measure that people use. */
import { expect, it } from 'vitest';
import { appointmentBook as en } from '../../src/i18n/en/booking/form.ts';
import { faultSentence } from '../../src/islands/booking/faults.ts';

it.each([
  [1, en.waitSeconds.one.replace('{n}', '1')],
  [90, en.waitSeconds.other.replace('{n}', '90')],
  [91, en.waitMinutes.other.replace('{n}', '2')],
  [7_200, en.waitMinutes.other.replace('{n}', '120')],
  [86_400, en.faults.rate_limited],
  [undefined, en.faults.rate_limited],
])('%j seconds', (wait, sentence) => {
  expect(faultSentence('en', en, 'rate_limited', wait)).toBe(sentence);
});
