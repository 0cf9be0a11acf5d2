/** The input of an event form: kept in the tab, and never older than the signal that it changes. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventTyped } from '../../../src/domain/signals/event-form.ts';
import {
  afterEvents,
  keepEventInput,
  openEventInput,
} from '../../../src/stores/desk/kept-events.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const typed: EventTyped = {
  ...{ take_profit: '65000', stop_loss: '57100', note_fr: '', note_en: '' },
  ...{ kind: 'take_profit', at: '2026-11-28T10:00', price: '', source: '' },
};
const opening = { last: 7, typed };
const open = (lang: 'fr' | 'en', now = opening) => openEventInput('ada', 'event:1', lang, now);
const keepTyped = (lang: 'fr' | 'en', changes: Partial<EventTyped>) => {
  const input = { ...open(lang), isTyped: true };
  keepEventInput('ada', 'event:1', lang, { ...input, typed: { ...typed, ...changes } });
};

it('begins with the values of now', () => {
  expect(open('fr')).toEqual({ ...opening, isTyped: false, isOutdated: false });
});

it('is kept, with its prices in the notation of the page', () => {
  keepTyped('en', { stop_loss: '62,500', price: '1,234.5', note_en: 'Moved up, 62,500.' });
  expect(open('en').typed).toMatchObject({ stop_loss: '62,500', price: '1,234.5' });
  expect(open('fr')).toMatchObject({
    typed: { stop_loss: '62500', price: '1234,5', note_en: 'Moved up, 62,500.' },
    ...{ last: 7, isTyped: true, isOutdated: false },
  });
});

const moved = { last: 8, typed: { ...typed, stop_loss: '58250', at: '2026-11-28T11:00' } };

it('takes the levels of now when a colleague has moved them since it was kept', () => {
  keepTyped('fr', { stop_loss: '57500', note_fr: 'Le stop remonte.' });
  expect(open('fr', moved)).toMatchObject({
    typed: { stop_loss: '58250', at: '2026-11-28T11:00', note_fr: 'Le stop remonte.' },
    ...{ last: 8, isOutdated: true },
  });
});

it('takes them while the form is open too, and says so only after something was typed', () => {
  const input = open('fr');
  expect(afterEvents(input, opening)).toBe(input);
  expect(afterEvents(input, moved)).toEqual({ ...moved, isTyped: false, isOutdated: false });
  const changed = { ...input, isTyped: true, typed: { ...typed, note_fr: 'Le stop remonte.' } };
  expect(afterEvents(changed, moved)).toMatchObject({
    typed: { stop_loss: '58250', note_fr: 'Le stop remonte.' },
    isOutdated: true,
  });
});
