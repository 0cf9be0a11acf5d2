import type { AskedQuestion } from '../../../domain/api/quiz.ts';
import type { Reason } from '../../../domain/course/quiz/grade.ts';
import { fill, formatList } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { formatQuantity } from '../../../i18n/quantity.ts';
import type { QuizTexts } from './texts.ts';

interface Props {
  readonly question: AskedQuestion;
  readonly lang: Lang;
  readonly t: QuizTexts;
}

/** Feedback on the last try: the reason and the hint, or the solution and why. Empty before the first. */
export function Feedback({ question, lang, t }: Props) {
  const { tries, mark, hint, solution } = question;
  const last = tries.at(-1);
  if (!last) return null;
  const reason = last.reason && reasonText(question, last.reason, t);
  if (last.right) {
    return (
      <div className="quiz-feedback" data-verdict="right">
        <strong>{t.right}</strong>
        <p>{solution?.why}</p>
      </div>
    );
  }
  if (mark === 'open') {
    return (
      <div className="quiz-feedback" data-verdict="wrong">
        <strong>{t.notYet}</strong>
        {reason !== undefined && <p>{reason}</p>}
        {hint !== undefined && <p>{fill(t.hint, { hint })}</p>}
      </div>
    );
  }
  const marked = markedText(question, lang);
  return (
    <div className="quiz-feedback" data-verdict="wrong">
      {reason !== undefined && <p>{reason}</p>}
      <strong>{solutionText(question, lang, t)}</strong>
      {marked !== '' && <span className="sr-only"> {fill(t.solution, { answer: marked })}</span>}
      <p>{solution?.why}</p>
    </div>
  );
}

/** Why this answer is wrong, in a sentence; undefined for a number without a known mistake. */
function reasonText(
  { kind, lefts = [] }: AskedQuestion,
  { text, incomplete, firstWrong }: Reason,
  t: QuizTexts,
): string | undefined {
  if (incomplete) return t.incomplete;
  if (firstWrong === undefined) return text;
  const place =
    kind === 'order'
      ? fill(t.wrongFrom, { n: firstWrong + 1 })
      : fill(t.wrongPair, { left: lefts[firstWrong] ?? '' });
  return text === undefined ? place : `${place} ${text}`;
}

/** The choices with a tick, for those who cannot see it; empty for another kind of question. */
function markedText({ kind, parts, solution }: AskedQuestion, lang: Lang): string {
  const { answer } = solution ?? {};
  if ((kind !== 'single' && kind !== 'multiple') || typeof answer !== 'object') return '';
  return formatList(
    lang,
    answer.map((at) => parts[at] ?? ''),
  );
}

/** The sentence that states or points to the solution. */
function solutionText({ kind, solution, unit }: AskedQuestion, lang: Lang, t: QuizTexts) {
  const { answer } = solution ?? {};
  const decimals = unit === '€' || unit === '%' ? 2 : 8;
  const value = typeof answer === 'number' ? formatQuantity(lang, answer, unit, decimals) : '';
  return fill(t.solutions[kind], { answer: value });
}
