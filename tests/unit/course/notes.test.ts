import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../local/settings.ts';
import { notesAsMarkdown } from '../../../src/domain/course/note-markdown.ts';
import { findQuote, placeOf, quoteOf } from '../../../src/domain/course/note-quotes.ts';
import { stackNotes } from '../../../src/domain/course/note-stack.ts';
import {
  editTime,
  filterNotes,
  inCourseOrder,
  noteLimits,
  notesFrom,
  rowOf,
  withDrafts,
  type LessonNote,
} from '../../../src/domain/course/notes.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();

function note(id: string, values: Partial<LessonNote> = {}): LessonNote {
  const place = { lesson: 'gestion-risque', block: 3, lang: 'fr', quote: 'q' } as const;
  return { id, ...place, text: id, createdAt: at(0), updatedAt: at(0), ...values };
}

it('the limits are those of the table', () => {
  const sql = readFileSync(join(root, 'supabase/schemas/course/lesson_notes.sql'), 'utf8');
  expect(sql).toContain(`char_length(quote) <= ${noteLimits.quote}`);
  expect(sql).toContain(`char_length(text) <= ${noteLimits.text}`);
  expect(sql).toContain(`if ${noteLimits.notes} <= (`);
});

it('a row is a note, and a note a row; a lesson that is gone is left out', () => {
  const one = note('a');
  expect(notesFrom([rowOf(one), { ...rowOf(one), lesson: 'gone' }])).toEqual([one]);
  expect(notesFrom([{ ...rowOf(one), updated_at: '2026-11-20 12:00:00.5+00' }])[0]?.updatedAt).toBe(
    '2026-11-20T12:00:00.500Z',
  );
});

describe('a quote', () => {
  it('is one line, as long as it may be, cut between words', () => {
    expect(quoteOf('  Le stop\n  fixe\u00A0la taille. ')).toBe('Le stop fixe la taille.');
    const long = quoteOf('mot '.repeat(200));
    expect(long).toHaveLength(noteLimits.quote);
    expect(long).toMatch(/^(mot )+mot…$/);
    expect(quoteOf('x'.repeat(900))).toHaveLength(noteLimits.quote);
    expect(quoteOf('é'.repeat(300))).toBe('é'.repeat(300));
    expect(quoteOf(`${'x'.repeat(298)}😀😀`)).toBe(`${'x'.repeat(298)}…`);
  });

  it('is found again, whatever the spaces, also when it was cut', () => {
    const text = 'Avant.\n  Le stop fixe\u00A0la taille (20 ÷ 4 = 5). Après.';
    const [start, end] = findQuote(text, 'Le stop fixe la taille (20 ÷ 4 = 5).') ?? [0, 0];
    expect(text.slice(start, end)).toBe('Le stop fixe\u00A0la taille (20 ÷ 4 = 5).');
    const passage = 'un mot puis un autre '.repeat(30);
    expect(findQuote(`Avant ${passage}`, quoteOf(passage))?.[0]).toBe(6);
    expect(findQuote('Prix10 €', 'Prix 10 €')).toEqual([0, 8]);
    // Pages have word joiners after hyphens and signs; notes of earlier builds have none.
    expect(findQuote('Est-\u2060il au-\u2060dessus de +\u2060€5 ?', 'au-dessus de +€5')).toEqual([
      8, 26,
    ]);
    expect(findQuote('au-dessus', 'au-\u2060dessus')).toEqual([0, 9]);
    expect(quoteOf('au-\u2060dessus')).toBe('au-dessus');
    expect(findQuote(text, 'absent')).toBeUndefined();
    expect(findQuote(text, '')).toBeUndefined();
  });

  it('leads to its block, to where it has moved, or to the same block of another language', () => {
    const texts = ['one', 'two', 'three two', 'four'];
    expect(placeOf(texts, { block: 1, quote: 'two' })).toEqual({ block: 1, range: [0, 3] });
    expect(placeOf(texts, { block: 3, quote: 'two' })).toEqual({ block: 2, range: [6, 9] });
    expect(placeOf(texts, { block: 2, quote: 'deux' })).toEqual({ block: 2 });
    expect(placeOf(texts, { block: 90, quote: 'deux' })).toEqual({ block: 3 });
  });
});

describe('changes that wait', () => {
  const stored = [note('a', { updatedAt: at(5) }), note('b')];

  it('show before they are stored: a new note, an edit, a deletion', () => {
    const edit = note('b', { text: 'edited', updatedAt: at(1) });
    const shown = withDrafts(stored, [
      { note: edit, deleted: false },
      { note: note('c'), deleted: false },
      { note: note('a', { updatedAt: at(6) }), deleted: true },
    ]);
    expect(shown).toEqual([edit, note('c')]);
  });

  it('do not show once a later edit from elsewhere is stored', () => {
    const late = note('a', { text: 'late', updatedAt: at(4) });
    expect(withDrafts(stored, [{ note: late, deleted: false }])).toEqual(stored);
    expect(withDrafts(stored, [{ note: late, deleted: true }])).toEqual(stored);
  });

  it('are later than what they change, also by a clock that is late', () => {
    expect(editTime(new Date(at(9)), at(5))).toBe(at(9));
    expect(Date.parse(editTime(new Date(at(1)), at(5)))).toBe(Date.parse(at(5)) + 1);
  });
});

it('notes are listed by lesson and place, and found without accents and case', () => {
  const first = note('x', {
    lesson: 'fondamentaux-blockchain',
    block: 40,
    text: 'L’écart acheté au-\u2060dessus',
  });
  const notes = [note('b', { block: 9 }), note('a', { block: 2, quote: 'Le Stop' }), first];
  expect(inCourseOrder(notes).map(({ id }) => id)).toEqual(['x', 'a', 'b']);
  const ids = (query: string) => filterNotes(notes, query).map(({ id }) => id);
  expect(ids("l'ecart ACHETE")).toEqual(['x']);
  expect(ids('stop')).toEqual(['a']);
  expect(ids('  ')).toHaveLength(3);
  expect(ids('au-dessus')).toEqual(['x']);
  expect(ids('stop ecart')).toEqual([]);
});

it('notes in a margin stand beside their block, below each other, and clear of what is wide', () => {
  const notes = [
    { top: 0, height: 100 },
    { top: 50, height: 80 },
    { top: 400, height: 60 },
  ];
  expect(stackNotes(notes, [])).toEqual([0, 116, 400]);
  expect(stackNotes(notes, [{ top: 150, height: 300 }])).toEqual([0, 466, 562]);
  expect(stackNotes([{ top: 0, height: 50 }], [{ top: 66, height: 9 }])).toEqual([0]);
});

it('a Markdown file holds quotes and notes as text', () => {
  const notes = [
    note('a', { quote: 'a < b', text: '# not a heading\n1. not a list\n\n*two*' }),
    note('b', { text: '' }),
  ];
  const lessons = [{ title: 'Le risque', address: 'https://example.test/x', notes }];
  expect(notesAsMarkdown('Mes notes', lessons, () => '20 novembre')).toBe(
    [
      '# Mes notes',
      '## [Le risque](https://example.test/x)',
      '> a \\< b',
      '\\# not a heading  \n1\\. not a list',
      '\\*two\\*',
      '_20 novembre_',
      '> q',
      '_20 novembre_\n',
    ].join('\n\n'),
  );
});
