/** A bank of quiz questions for tests, the same in both languages except for a word. */
import type { AskedQuestion } from '../src/domain/api/quiz.ts';
import type { QuizItem } from '../src/domain/course/quiz/bank.ts';
import type { Given } from '../src/domain/course/quiz/grade.ts';
import type { Lang } from '../src/i18n/locales.ts';

const names: Readonly<Record<Lang, string>> = { fr: 'français', en: 'English' };

/** 7 of one choice, 5 numbers, 2 with several right choices, 1 to order and 1 to match, over three aims. */
export function testBank(lang: Lang = 'fr'): QuizItem[] {
  const common = (id: string, at: number) => ({
    id,
    aim: (at % 3) + 1,
    question: `Question ${id} in ${names[lang]}?`,
    hint: `A hint for ${id} in ${names[lang]}.`,
    why: `The reason of ${id} in ${names[lang]}.`,
  });
  const choice = (id: string, text: string) => ({
    text: `${text} of ${id}`,
    why: `Not ${text}, for ${id} in ${names[lang]}.`,
  });
  const right = (id: string, text: string) => ({ text: `${text} of ${id}`, right: true as const });
  const single = Array.from({ length: 7 }, (_, at): QuizItem => {
    const id = `single-${at}`;
    const choices = [right(id, 'right'), choice(id, 'b'), choice(id, 'c'), choice(id, 'd')];
    return { kind: 'single', ...common(id, at), choices };
  });
  const number = Array.from({ length: 5 }, (_, at): QuizItem => {
    const misses = [{ answer: 99, why: `You forgot to divide, in ${names[lang]}.` }];
    const own = { answer: at + 12.5, unit: '€', tolerance: 0.1, misses };
    return { kind: 'number', ...common(`number-${at}`, at), ...own };
  });
  const multiple = Array.from({ length: 2 }, (_, at): QuizItem => {
    const id = `multiple-${at}`;
    const choices = [
      ...[right(id, 'a'), right(id, 'b')],
      ...[choice(id, 'c'), choice(id, 'd'), choice(id, 'e')],
    ];
    return { kind: 'multiple', ...common(id, at), choices };
  });
  const reason = (text: string) => `About ${text} in ${names[lang]}.`;
  const pairs: [string, string][] = ['one', 'two', 'three', 'four'].map((n) => [n, `${n}!`]);
  return [
    ...single,
    ...number,
    ...multiple,
    {
      kind: 'order',
      ...common('order-0', 0),
      items: ['first', 'second', 'third', 'fourth'],
      reasons: ['second', 'third', 'fourth'].map(reason),
    },
    {
      kind: 'match',
      ...common('match-0', 1),
      pairs,
      reasons: pairs.map(([, right]) => reason(right)),
    },
  ];
}

/** A right or wrong answer to a question, from the bank and the order of the parts shown. */
export function answerTo({ id, parts }: AskedQuestion, right: boolean, lang: Lang = 'fr'): Given {
  const item = testBank(lang).find((one) => one.id === id);
  if (!item) throw new Error(id);
  if (item.kind === 'number') return right ? String(item.answer) : '99';
  if (item.kind === 'order' || item.kind === 'match') {
    const texts = item.kind === 'order' ? item.items : item.pairs.map((pair) => pair[1]);
    const places = texts.map((text) => parts.indexOf(text));
    return right ? places : places.toReversed();
  }
  const wanted = item.choices.filter((choice) => !choice.right !== right);
  const places = wanted.map(({ text }) => parts.indexOf(text));
  return item.kind === 'single' ? places.slice(0, 1) : places.sort((a, b) => a - b);
}
