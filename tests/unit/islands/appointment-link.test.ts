/** The appointment of an email link: the server's clock decides whether it can be changed. */
import { expect, it } from 'vitest';
import * as enAfter from '../../../src/i18n/en/booking/after.ts';
import * as enBook from '../../../src/i18n/en/booking/form.ts';
import * as frAfter from '../../../src/i18n/fr/booking/after.ts';
import * as frBook from '../../../src/i18n/fr/booking/form.ts';
import { langs } from '../../../src/i18n/index.ts';
import { ShownStep } from '../../../src/islands/booking/managed/ManagedSteps.tsx';
import { textOf } from './markup.ts';

const after = { fr: frAfter.appointmentAfter, en: enAfter.appointmentAfter };
const book = { fr: frBook.appointmentBook, en: enBook.appointmentBook };

/** The page by a browser's clock that is this many days ahead. */
function shown(lang: 'fr' | 'en', daysAhead: number, changeable: boolean): string {
  const start = new Date(Date.now() + (2 - daysAhead) * 86_400_000);
  const appointment = {
    ...({ type: 'appointment', reference: 'RDV-1A2B3C4D', status: 'booked', token: '' } as const),
    start: start.toISOString(),
    end: new Date(+start + 1_800_000).toISOString(),
    changeable_until: new Date(+start - 86_400_000).toISOString(),
    changeable,
  };
  const contact = { email: 'contact@exemple.fr' };
  const props = { lang, mail: '', contact, t: book[lang], after: after[lang] };
  return textOf(ShownStep, { ...props, zone: 'Europe/Paris', appointment });
}

it.each(langs)('can be changed although the browser’s clock is days ahead, in %s', (lang) => {
  expect(shown(lang, 10, true)).toContain(after[lang].link.cancel);
});

it.each(langs)('is too late to change although the browser’s clock is behind, in %s', (lang) => {
  const text = shown(lang, -10, false);
  expect(text).toContain(after[lang].link.tooLate);
  expect(text).not.toContain(after[lang].link.cancel);
});
