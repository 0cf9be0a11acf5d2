import type { AskedQuestion } from '../../../domain/api/quiz.ts';
import type { Given } from '../../../domain/course/quiz/grade.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { QuizTexts } from './texts.ts';

/** Properties of the part of a question in which an answer is given. */
export interface AnswerProps {
  readonly question: AskedQuestion;
  readonly given: Given;
  readonly onChange: (given: Given) => void;
  readonly lang: Lang;
  readonly t: QuizTexts;
}
