import { useEffect } from 'react';
import type { QuizQuestion, SealId } from '../../domain/course/encryption.ts';
import { anyValue } from '../../domain/shared/fields.ts';
import { fill } from '../../i18n/format.ts';
import type { gate } from '../../i18n/fr/site/reading.ts';
import { $attempts, answerQuestion, resetQuiz } from '../../stores/course/quiz.ts';
import { Alert } from '../ui/Alert.tsx';
import { useShared } from '../ui/hooks.ts';
import { useForm } from '../ui/use-form.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { Feedback } from './Feedback.tsx';

interface Props {
  readonly id: SealId;
  readonly questions: readonly QuizQuestion[];
  readonly t: (typeof gate)['quiz'];
}

/** The quiz at a lesson's end: each question is graded and explained on its own. */
export default function Quiz({ id, questions, t }: Props) {
  useEffect(() => resetQuiz, [id.tag]);
  return (
    <section className="quiz" aria-labelledby="quiz-title">
      <h2 id="quiz-title">{t.heading}</h2>
      <p className="mt-2 text-ink-2">{t.intro}</p>
      <ol className="quiz-list">
        {questions.map((question, index) => (
          <li key={question.question} className="card quiz-item">
            <p className="numbers text-xs text-ink-2">
              {fill(t.question, { n: index + 1, total: questions.length })}
            </p>
            <Question id={id} index={index} question={question} t={t} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface QuestionProps extends Pick<Props, 'id' | 't'> {
  readonly index: number;
  readonly question: QuizQuestion;
}

function Question({ id, index, question, t }: QuestionProps) {
  const attempt = useShared($attempts, {})[index];
  const name = `answer-${index}`;
  const graded = attempt?.type === 'graded' ? attempt : undefined;
  const error = attempt?.type === 'error' ? attempt.error : undefined;
  const describedBy = error && `${name}-error`;
  const { form } = useForm({
    fields: { [name]: anyValue },
    texts: {},
    submit: ({ [name]: typed = '' }) =>
      void answerQuestion(id, index, question.kind === 'choice' ? choice(typed) : typed),
  });
  return (
    <form {...form} className={undefined}>
      <fieldset aria-describedby={question.kind === 'choice' ? describedBy : undefined}>
        <legend className="quiz-question">{question.question}</legend>
        {question.kind === 'choice' ? (
          <Choices name={name} choices={question.choices ?? []} right={graded?.answer} />
        ) : (
          <label className="quiz-number">
            <span className="sr-only">{t.yourAnswer}</span>
            <input
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy}
            />
            {question.unit}
          </label>
        )}
      </fieldset>
      <SubmitButton className="btn btn-small mt-4" busy={attempt?.type === 'checking'}>
        {attempt?.type === 'checking' ? t.checking : t.check}
      </SubmitButton>
      {error && (
        <div className="mt-4" id={describedBy}>
          <Alert>{t[error]}</Alert>
        </div>
      )}
      <div aria-live="polite">{graded && <Feedback graded={graded} t={t} />}</div>
    </form>
  );
}

/** The index of a choice, or `''` if none is selected. */
function choice(value: string): number | '' {
  return value === '' ? '' : Number(value);
}

interface ChoicesProps {
  readonly name: string;
  readonly choices: readonly string[];
  /** Index of the right one, once it is known. */
  readonly right: number | undefined;
}

function Choices({ name, choices, right }: ChoicesProps) {
  return (
    <div className="quiz-choices">
      {choices.map((text, position) => (
        <label key={text} className="quiz-choice" data-right={right === position ? '' : undefined}>
          <input type="radio" name={name} value={position} />
          {text}
        </label>
      ))}
    </div>
  );
}
