import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { AskedQuestion } from '../../../domain/api/quiz.ts';
import type { Given } from '../../../domain/course/quiz/grade.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { Alert } from '../../ui/Alert.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Answer } from './Answer.tsx';
import { Feedback } from './Feedback.tsx';
import { emptyGiven, isGiven, remaining } from './given.ts';
import type { QuizTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: QuizTexts;
  readonly className: string;
  readonly question: AskedQuestion;
  readonly busy: boolean;
  /** Why the last answer could not be sent. */
  readonly error: string | undefined;
  /** False for the first question of a visit: the reader may be anywhere on the page. */
  readonly takesFocus: boolean;
  /** Text of the button. */
  readonly label: string;
  /** Beside the button: the tries left, or how it ended. */
  readonly note: string;
  readonly onAnswer: (given: Given) => void;
  /** Called by the same button once the question is closed. */
  readonly onNext: () => void;
  /** Above the question. */
  readonly children?: ReactNode;
}

/** A question of a quiz or of a review. The button stays the same element, so that it keeps the focus. */
export function QuestionForm(props: Props) {
  const { lang, t, className, question, busy, error, label, note, children } = props;
  const [typed, setGiven] = useState<Given>(() => emptyGiven(question));
  // An excluded choice is no longer chosen.
  const given = remaining(question, typed);
  const [isEmpty, setEmpty] = useState(false);
  const id = useId();
  const legend = useRef<HTMLLegendElement>(null);

  const takesFocus = useRef(props.takesFocus);
  useEffect(() => {
    if (takesFocus.current) legend.current?.focus({ preventScroll: false });
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (question.mark !== 'open') {
      props.onNext();
      return;
    }
    const isReady = isGiven(question, given);
    setEmpty(!isReady);
    if (isReady) props.onAnswer(given);
  };

  return (
    <form className={className} onSubmit={onSubmit} noValidate>
      {children}
      <fieldset aria-describedby={isEmpty ? `${id}empty ${id}task` : `${id}task`}>
        <legend ref={legend} tabIndex={-1}>
          {question.question}
        </legend>
        <p className="quiz-small" id={`${id}task`}>
          {t.tasks[question.kind]}
        </p>
        <Answer
          question={question}
          given={given}
          onChange={(next) => {
            setGiven(next);
            setEmpty(false);
          }}
          lang={lang}
          t={t}
        />
      </fieldset>
      {isEmpty && (
        <div id={`${id}empty`}>
          <Alert>{t.empty[question.kind]}</Alert>
        </div>
      )}
      {error !== undefined && !isEmpty && <Alert>{error}</Alert>}
      <div role="status">
        <Feedback question={question} lang={lang} t={t} />
      </div>
      <div className="quiz-row">
        <SubmitButton className="btn btn-primary btn-small" busy={busy}>
          {label}
        </SubmitButton>
        <span className="quiz-small">{note}</span>
      </div>
    </form>
  );
}
