/** The banks of the written lessons: valid, the same in both languages, and hard to pass by guessing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bankSchema, partsOf, type QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import { passByGuessing } from '../../quiz-guessing.ts';
import { quizTexts } from '../../../src/content/quiz.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';

const folder = join(import.meta.dirname, '../../../content/lessons');

function bankOf(lang: Lang, name: string): QuizItem[] | undefined {
  const [, head = ''] =
    /^---\n(.*?)\n---\n/s.exec(readFileSync(join(folder, lang, name), 'utf8')) ?? [];
  const data = parse(head) as { state: string; quiz?: unknown };
  return data.state === 'written' ? bankSchema.parse(data.quiz) : undefined;
}

const written = langs.flatMap((lang) =>
  readdirSync(join(folder, lang)).flatMap((name) => {
    const bank = bankOf(lang, name);
    return bank ? [[`${lang}/${name}`, bank] as const] : [];
  }),
);

describe('the quiz of', () => {
  it('at least three lessons is there, in each language', () => {
    expect(written.length).toBeGreaterThanOrEqual(3 * langs.length);
  });

  it.each(written)('%s takes more than 10,000 tries to pass by guessing', (_, bank) => {
    const tries = passByGuessing(bank);
    expect(tries).toBeGreaterThan(10_000);
    expect(tries).toBeLessThan(Infinity);
  });
});

describe('the leak check', () => {
  it.each(written)('seeks every text of %s', (_, bank) => {
    const texts = quizTexts(bank);
    for (const item of bank) {
      const reasons =
        'choices' in item
          ? item.choices.flatMap(({ why }) => why ?? [])
          : 'misses' in item
            ? item.misses.map(({ why }) => why)
            : [];
      const own = [item.question, item.hint, item.why, ...partsOf(item), ...reasons];
      expect(texts).toEqual(expect.arrayContaining(own));
    }
  });
});
