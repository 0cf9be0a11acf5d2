/** The marked choices of a quiz, as a screen reader hears them. */
import { expect, it } from 'vitest';
import type { AskedQuestion } from '../../../src/domain/api/quiz.ts';
import { fill } from '../../../src/i18n/format.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { quiz as en } from '../../../src/i18n/en/course/quiz.ts';
import { quiz as fr } from '../../../src/i18n/fr/course/quiz.ts';
import { Choices } from '../../../src/islands/course/quiz/Choices.tsx';
import { Feedback } from '../../../src/islands/course/quiz/Feedback.tsx';
import { htmlOf, textOf } from './markup.ts';

const open: AskedQuestion = {
  ...{ id: 'x', kind: 'single', question: 'Which?', parts: ['A', 'B', 'C'], mark: 'open' },
  tries: [{ given: [0], right: false, reason: { text: 'No.', out: 0 } }],
};
const missed: AskedQuestion = {
  ...open,
  mark: 'missed',
  tries: [...open.tries, { given: [1], right: false, reason: { text: 'No.', out: 1 } }],
  solution: { answer: [2], why: 'C it is.' },
};

it.each(langs)('each marked choice is marked in words too, in %s', (lang) => {
  const t = { fr, en }[lang];
  const { right, wrong, excluded } = t.verdicts;
  const shown = (question: AskedQuestion) =>
    textOf(Choices, { question, chosen: [], given: [], onChange: () => undefined, lang, t });
  expect(shown({ ...open, tries: [] })).toBe('ABC');
  expect(shown(open)).toBe(`A (${excluded})BC`);
  expect(shown(missed)).toBe(`A (${excluded})B (${wrong})C (${right})`);
  const feedback = textOf(Feedback, { question: missed, lang, t });
  expect(feedback).toContain(fill(t.solution, { answer: 'C' }));
});

it('no choice is disabled, which would lose the focus when the answer is sent', () => {
  const props = { chosen: [], given: [], onChange: () => undefined, lang: 'fr', t: fr } as const;
  const html = htmlOf(Choices, { ...props, question: missed });
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(3);
  expect(html).not.toMatch(/ disabled/);
});
