/** Counts of lessons, and every text that is made from them. */
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseFacts, factsOf, type CourseFacts } from '../../../src/domain/course/course-facts.ts';
import { freeLesson, lessonKeys } from '../../../src/domain/course/lessons.ts';
import { courseText, type CourseText } from '../../../src/i18n/course-facts.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';

const folder = join(import.meta.dirname, '../../../src/i18n');
const whole = factsOf(Object.fromEntries(lessonKeys.map((key) => [key, 10])));

/** Words that announce lessons; no text may have them once all are published. */
const announcing =
  /publiées? sur|prévue|à mesure|à venir|à leur parution|suivantes|sans date|planned|published (?:so far|of)|of \d+ lessons|come out|next ones|to come|no date/i;
/** A number of lessons typed into a text. */
const typed =
  /(?:\b\d+|vingt|dix-neuf|dix-sept|trois|twenty|nineteen|seventeen|three)\s+(?:\p{L}+\s+)?(?:leçons|lessons)/iu;

type Found = { readonly place: string; readonly text: string | CourseText };

function isCourseText(value: object): value is CourseText {
  return 'partial' in value && 'complete' in value;
}

function walk(place: string, value: unknown): Found[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (isCourseText(value)) return [{ place, text: value }];
  return Object.entries(value).flatMap(([name, inner]) => walk(`${place}.${name}`, inner));
}

async function textsOf(lang: Lang): Promise<Found[]> {
  const files = (await Array.fromAsync(glob(`${lang}/**/*.ts`, { cwd: folder }))).sort();
  const all = await Promise.all(
    files.map(async (file) => walk(file, (await import(join(folder, file))) as object)),
  );
  return all.flat();
}

/** Ignores a text with `{n}`, which counts something else, such as a reader’s finished lessons. */
const unresolved = (text: string): boolean =>
  !text.includes('{n}') &&
  /\{(?:published|planned|minutes|hours|rest|freeMinutes|modules)\}/.test(text);

describe('the facts of the course', () => {
  it('count the published lessons and the minutes of these alone', () => {
    expect(factsOf({ [freeLesson]: 15, 'gestion-risque': 16 })).toEqual({
      planned: lessonKeys.length,
      published: 2,
      minutes: 31,
      freeMinutes: 15,
      modules: 5,
      complete: false,
    } satisfies CourseFacts);
    expect(whole).toMatchObject({ published: 20, planned: 20, minutes: 200, complete: true });
  });

  it('hold at least the free lesson', () => {
    expect(courseFacts.freeMinutes).toBeGreaterThan(0);
    expect(courseFacts.complete).toBe(courseFacts.published === courseFacts.planned);
  });
});

describe.each(langs)('texts about the course in %s', async (lang) => {
  const found = await textsOf(lang);
  const counted = found.filter(({ text }) => typeof text !== 'string' || unresolved(text));

  it('are many, and none keeps a placeholder', () => {
    expect(counted.length).toBeGreaterThan(12);
    for (const facts of [courseFacts, factsOf({ [freeLesson]: 15 }), whole]) {
      const left = counted.filter(({ text }) => unresolved(courseText(text, facts)));
      expect(left).toEqual([]);
    }
  });

  it('announce nothing once every lesson is published', () => {
    const wrong = counted.filter(({ text }) => announcing.test(courseText(text, whole)));
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  it('change with the count', () => {
    const wrong = counted.filter(
      ({ text }) => typeof text !== 'string' && text.partial === text.complete,
    );
    expect(wrong).toEqual([]);
  });

  it('hold no number of lessons that somebody typed', () => {
    const plain = found.flatMap(({ place, text }) =>
      typeof text === 'string'
        ? [{ place, text }]
        : [
            { place, text: text.partial },
            { place, text: text.complete },
          ],
    );
    expect(plain.length).toBeGreaterThan(1_000);
    // The FAQ inserts its counts as its module loads, from a text that is checked by itself.
    const allowed = /[/.]faq\./;
    const wrong = plain.filter(({ place, text }) => !allowed.test(place) && typed.test(text));
    expect(wrong).toEqual([]);
  });
});
