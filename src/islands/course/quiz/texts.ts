import type * as French from '../../../i18n/fr/course/quiz.ts';
import { textsLoader } from '../../../i18n/load.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { useTexts } from '../../ui/use-texts.ts';

export type QuizTexts = typeof French.quiz;

const loadQuiz = textsLoader(import.meta.glob<typeof French>('../../../i18n/*/course/quiz.ts'));

/** Texts of the quiz, fetched with it: pages carry none of them. Suspends until loaded. */
export function useQuizTexts(lang: Lang): QuizTexts {
  const [{ quiz }] = useTexts(lang, loadQuiz);
  return quiz;
}
