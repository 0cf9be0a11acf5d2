/** A booked appointment: what a repeated request did not change is said. */
import { expect, it, vi } from 'vitest';
import * as en from '../../../src/i18n/en/booking/after.ts';
import * as fr from '../../../src/i18n/fr/booking/after.ts';
import { langs } from '../../../src/i18n/index.ts';
import Booked from '../../../src/islands/booking/Booked.tsx';
import { elementsOf } from './elements.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('./elements.ts')).recording(await load());
});

const texts = { fr: fr.appointmentAfter.booked, en: en.appointmentAfter.booked };

/** The alerts of a booked appointment. */
async function alerts(lang: 'fr' | 'en', differs: boolean): Promise<readonly string[]> {
  const { find } = await elementsOf(Booked, {
    lang,
    booked: {
      ...({ type: 'booked', reference: 'RDV-1A2B3C4D', status: 'booked', token: '' } as const),
      ...{ start: '2026-11-24T13:00:00.000Z', end: '2026-11-24T13:30:00.000Z' },
      ...{ changeable_until: '2026-11-23T13:00:00.000Z', changeable: true },
      ...{ confirmation_to: 'claire@exemple.fr', details_differ: differs },
    },
    isEarlier: false,
  });
  const known = [texts[lang].earlier, texts[lang].details];
  return known.filter((children) => {
    try {
      return find('Alert', { children });
    } catch {
      return false;
    }
  });
}

it.each(langs)('with details other than those typed last says so, in %s', async (lang) => {
  expect(await alerts(lang, true)).toEqual([texts[lang].details]);
  expect(await alerts(lang, false)).toEqual([]);
});
