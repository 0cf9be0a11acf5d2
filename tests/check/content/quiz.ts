/** Rules for the quiz of a written lesson. */
import { bankSchema, partsOf, type QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import { type Entry, type Finding, isWritten, type Rule } from './entry.ts';
import { problem } from './fields.ts';

/** Minimum number of questions for each aim of a lesson. */
const perAim = 2;

/** A quiz fits the schema of a bank (kinds, counts, hints, reasons) and tests each aim. */
export const quizBanks: Rule = {
  name: 'quizzes are complete and test every aim',
  fault: 'the quiz is not complete',
  find: (entries) => entries.filter(isWritten).flatMap(checkBank),
};

/** The part of a quiz that both languages share: ids, kinds, aims, and right answers in their places. */
export function quizShape(entry: Entry): string {
  const bank = bankSchema.safeParse(entry.data['quiz']).data ?? [];
  return bank.map(itemShape).join(', ') || 'none';
}

function itemShape(item: QuizItem): string {
  const parts = partsOf(item).length;
  const answer = {
    number: () => (item.kind === 'number' ? `${item.answer} ±${item.tolerance ?? 0}` : ''),
    choices: () =>
      'choices' in item ? item.choices.map((one) => (one.right ? 1 : 0)).join('') : '',
  };
  const right = item.kind === 'number' ? answer.number() : answer.choices() || String(parts);
  return `${item.id} ${item.kind} ${item.aim} ${right}`;
}

function checkBank(entry: Entry): Finding[] {
  const { data: bank, error } = bankSchema.safeParse(entry.data['quiz']);
  if (!bank) {
    return error.issues.map(({ path, message }) =>
      problem(entry, ['quiz', ...path].join('.'), `mend it: ${message}`),
    );
  }
  const { aims } = entry.data;
  const count = Array.isArray(aims) ? aims.length : 0;
  const untested = Array.from({ length: count }, (_, at) => at + 1).filter(
    (aim) => bank.filter((item) => item.aim === aim).length < perAim,
  );
  return [
    ...untested.map((aim) => problem(entry, 'quiz', `write ${perAim} questions for aim ${aim}`)),
    ...bank
      .filter(({ aim }) => aim > count)
      .map(({ id, aim }) => problem(entry, `quiz.${id}`, `the lesson has no aim ${aim}`)),
  ];
}
