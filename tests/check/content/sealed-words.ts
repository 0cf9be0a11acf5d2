import type { SealedText } from '../../../src/build/probes.ts';
import { Probes } from '../../../src/build/probes.ts';
import type { LessonKey } from '../../../src/domain/course/lessons.ts';
import { type Entry, type Finding, isWritten, type Rule } from './entry.ts';
import { type Passage, passages } from './prose.ts';

/** Reports what the build's leak check would reject, before a build and with its line. */
export const sealedWords: Rule = {
  name: 'public texts repeat no sentence of a sealed lesson',
  fault: 'a sealed lesson has the same words',
  find: (entries) => {
    const probes = new Probes(entries.filter(isWritten).map(sealedText));
    return entries.flatMap((entry) =>
      passages(entry)
        .filter((passage) => !isSealed(entry, passage))
        .flatMap((passage) => repeated(probes, entry, passage)),
    );
  },
};

function repeated(probes: Probes, { file }: Entry, { field, text }: Passage): Finding[] {
  return [...probes.search([text])].map(([lesson, run]) => ({
    level: 'error',
    file,
    field,
    change: `say it in other words: "${run}" is also in content/lessons/${lesson}.mdx`,
  }));
}

/** Body and quiz of a lesson are sealed; its other fields are public. */
function isSealed({ collection }: Entry, { field }: Passage): boolean {
  return collection === 'lessons' && /^(?:body|quiz)\b/.test(field);
}

function sealedText(entry: Entry): SealedText {
  const texts = passages(entry).filter((passage) => isSealed(entry, passage));
  const isQuiz = ({ field }: Passage): boolean => field.startsWith('quiz');
  const told = texts.filter((passage) => !isQuiz(passage)).map(({ text }) => plain(text));
  return {
    id: { lang: entry.lang, lesson: entry.key as LessonKey },
    body: { html: told.map((text) => `<p>${text}</p>`).join(''), contents: [] },
    secrets: texts.filter(isQuiz).map(({ text }) => text),
  };
}

/** A line without markup and placeholders, so that only its words count in its length. */
function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}\p{P}\s]|[|*<>&]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
