import { useEffect } from 'react';
import type { SealId } from '../../domain/course/encryption.ts';
import { errorText } from '../../i18n/errors.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $quiz, closeQuiz, openQuiz, startQuiz, type QuizState } from '../../stores/course/quiz.ts';
import { Alert } from '../ui/Alert.tsx';
import { useShared } from '../ui/hooks.ts';
import { Failure } from './Failure.tsx';
import { StyleSheet } from '../ui/StyleSheet.tsx';
import styles from './quiz/quiz.css?url';
import { Question } from './quiz/Question.tsx';
import { Result } from './quiz/Result.tsx';
import { useQuizTexts, type QuizTexts } from './quiz/texts.ts';

interface Props {
  readonly id: SealId;
  /** Language of the page; the questions are in the lesson's. */
  readonly lang: Lang;
}

/** The quiz at a lesson's end. The server sends one question at a time and grades the answers. */
export default function Quiz({ id, lang }: Props) {
  const t = useQuizTexts(lang);
  const state = useShared($quiz, { type: 'loading' });
  const { lesson, lang: textLang } = id;
  useEffect(() => {
    void openQuiz({ lang: textLang, lesson });
    return closeQuiz;
  }, [textLang, lesson]);
  const facts = state.type === 'ready' ? state.quiz : { total: 8, passPoints: 6 };
  const values = { total: facts.total, pass: formatNumber(lang, facts.passPoints) };
  return (
    <section className="quiz" aria-labelledby="quiz-title">
      <StyleSheet href={styles} />
      <p className="quiz-kicker">{t.kicker}</p>
      <h2 id="quiz-title">{fill(t.heading, values)}</h2>
      <p className="quiz-intro">{fill(t.intro, values)}</p>
      <Body id={id} lang={lang} t={t} state={state} />
    </section>
  );
}

interface BodyProps extends Props {
  readonly t: QuizTexts;
  readonly state: QuizState;
}

function Body({ id, lang, t, state }: BodyProps) {
  if (state.type === 'loading') {
    return (
      <p className="quiz-card quiz-loading" role="status">
        {t.loading}
      </p>
    );
  }
  if (state.type === 'failed') {
    const onRetry = () => void openQuiz(id);
    return (
      <Failure text={errorText(lang, t.errors, state.error)} action={t.retry} onAction={onRetry} />
    );
  }
  const { attempt } = state.quiz;
  if (!attempt) return <Start id={id} lang={lang} t={t} state={state} />;
  const question = attempt.questions[state.shown];
  if (!question) {
    return (
      <Result attempt={attempt} passPoints={state.quiz.passPoints} lang={lang} t={t}>
        <StartButton id={id} lang={lang} t={t} state={state} label={t.again} />
      </Result>
    );
  }
  return (
    <Question
      key={question.id}
      id={id}
      lang={lang}
      t={t}
      state={state}
      attempt={attempt}
      question={question}
    />
  );
}

type ReadyState = Extract<QuizState, { type: 'ready' }>;

interface StartProps extends Props {
  readonly t: QuizTexts;
  readonly state: ReadyState;
}

/** Before an attempt: the best result so far, and the button that draws the questions. */
function Start({ id, lang, t, state }: StartProps) {
  const { best } = state.quiz;
  return (
    <div className="quiz-card">
      {best && (
        <p className="quiz-best">
          {best.passed && (
            <strong className="text-up">
              <span aria-hidden="true">✓ </span>
              {t.bestPassed}{' '}
            </strong>
          )}
          {fill(t.best, { points: formatNumber(lang, best.points), total: best.total })}
        </p>
      )}
      <StartButton id={id} lang={lang} t={t} state={state} label={best ? t.again : t.start} />
    </div>
  );
}

function StartButton({ id, lang, t, state, label }: StartProps & { readonly label: string }) {
  return (
    <>
      {state.error && <Alert>{errorText(lang, t.errors, state.error)}</Alert>}
      <p className="quiz-row">
        <button
          type="button"
          className={state.quiz.attempt ? 'btn btn-small' : 'btn btn-primary btn-small'}
          aria-disabled={state.busy ? true : undefined}
          onClick={() => void startQuiz(id)}
        >
          {state.busy ? t.starting : label}
        </button>
      </p>
    </>
  );
}
