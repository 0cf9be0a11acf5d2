/** Unsaved changes of notes in a browser that several people use. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NoteDraft } from '../../../src/domain/course/notes.ts';
import { forgetDrafts, keepDraft, readDrafts } from '../../../src/stores/course/note-drafts.ts';

beforeEach(() => {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }) as Record<string, string>;
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-20T12:00:00Z');

function draft(id: string, daysAgo: number): NoteDraft {
  const at = new Date(now - daysAgo * day).toISOString();
  const place = { lesson: 'gestion-risque', block: 3, lang: 'fr', quote: 'q' } as const;
  return { note: { id, ...place, text: id, createdAt: at, updatedAt: at }, deleted: false };
}

it('are deleted after thirty days, also those of other users', () => {
  keepDraft('ada', draft('old', 31));
  keepDraft('ada', draft('recent', 29));
  keepDraft('eve', draft('own', 1));
  localStorage.setItem('theme', 'dark');
  expect(readDrafts('eve', now).map(({ note }) => note.id)).toEqual(['own']);
  expect(Object.keys(localStorage).sort()).toEqual([
    'note-draft:ada:recent',
    'note-draft:eve:own',
    'theme',
  ]);
});

it('are deleted together, those of one user only', () => {
  keepDraft('ada', draft('1', 1));
  keepDraft('ada-2', draft('2', 1));
  forgetDrafts('ada');
  expect(Object.keys(localStorage)).toEqual(['note-draft:ada-2:2']);
});
