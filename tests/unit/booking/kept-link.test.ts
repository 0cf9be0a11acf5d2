/** Whether the appointment of an email link is still shown when its page is opened again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { href, langs } from '../../../src/i18n/index.ts';
import { $bookingDraft, saveDraft } from '../../../src/stores/booking/draft.ts';
import { draftLink } from '../../../src/stores/booking/link.ts';

const origin = 'https://site.example';
const link = 'A'.repeat(40);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  saveDraft({ link, start: '2026-11-24T13:00:00.000Z', hold: 'hold-1' });
});
afterEach(() => {
  saveDraft({ link: undefined, start: undefined, hold: undefined });
  vi.unstubAllGlobals();
});

/** The link of the page at a path that was opened from another one, or loaded again. */
function linkAt(pathname: string, referrer: string, type = 'navigate'): string | undefined {
  vi.stubGlobal('location', { origin, pathname });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  return draftLink();
}

it.each(langs)('a change of language to %s keeps the appointment, as a reload does', (lang) => {
  const page = href(lang, 'appointment');
  for (const other of langs.filter((each) => each !== lang)) {
    expect(linkAt(page, origin + href(other, 'appointment'))).toBe(link);
  }
  expect(linkAt(page, '', 'reload')).toBe(link);
  expect($bookingDraft.get().start).toBeDefined();
});

it.each([
  ['another page', origin + href('fr', 'articles')],
  ['the same page', origin + href('fr', 'appointment')],
  ['the other language of another site', `https://other.example${href('en', 'appointment')}`],
  ['nowhere', ''],
])('coming from %s opens the calendar for a new appointment', (_, referrer) => {
  expect(linkAt(href('fr', 'appointment'), referrer)).toBeUndefined();
  const { link: kept, start, hold } = $bookingDraft.get();
  expect([kept, start, hold]).toEqual([undefined, undefined, undefined]);
});
