/** What each refusal of a booking says, in both languages. */
import { expect, it } from 'vitest';
import { appointmentBook as en } from '../../../src/i18n/en/booking/form.ts';
import { appointmentBook as fr } from '../../../src/i18n/fr/booking/form.ts';
import { langs } from '../../../src/i18n/index.ts';
import { faultSentence } from '../../../src/islands/booking/faults.ts';
import type { AppointmentFault } from '../../../src/stores/booking/slots.ts';

it.each(langs)('each refusal has its sentence in %s', (lang) => {
  const t = { fr, en }[lang];
  for (const [fault, sentence] of [
    ['unavailable', t.faults.unavailable],
    ['network', t.faults.network],
    ['too_many', t.faults.too_many],
    ['rate_limited', t.faults.rate_limited],
    ['looks_automated', t.faults.looks_automated],
    ['bad_request', t.faults.bad_request],
    ['never-heard-of', t.faults.unexpected],
  ] as const) {
    expect(faultSentence(lang, t, fault as AppointmentFault, undefined)).toBe(sentence);
    expect(sentence).toMatch(/^\p{Lu}.{10,}/u);
  }
});
