import { useId } from 'react';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { formatQuantity } from '../../../../i18n/quantity.ts';
import { Mark } from '../Mark.tsx';
import type { ActivityTexts } from '../texts.ts';
import { NumberLine } from './NumberLine.tsx';
import { type ChoicePrediction, isExact, type NumberPrediction } from './prediction.ts';

interface TruthProps {
  /** Absent if the reader skipped the question. */
  readonly guess: number | undefined;
  readonly t: ActivityTexts['predict'];
  /** Focuses the verdict, which replaces the pressed button. */
  readonly focus: (element: HTMLElement | null) => void;
  readonly onAgain: () => void;
}

/** The choices again, with a tick at the right one and a cross at a wrong guess. */
export function ChoiceTruth(props: ChoicePrediction & TruthProps) {
  const { question, choices, answer, guess, t } = props;
  const isRight = guess === answer;
  const text = guess === undefined ? t.skippedChoice : isRight ? t.rightChoice : t.wrongChoice;
  return (
    <>
      <p className="activity-question">{question}</p>
      <ul className="activity-marked">
        {choices.map((choice, index) => {
          const verdict = index === answer ? 'right' : index === guess ? 'wrong' : undefined;
          return (
            <li key={choice} data-verdict={verdict}>
              <Mark verdict={verdict} />
              <span>
                {choice}
                {index === answer && <span className="sr-only"> ({t.right})</span>}
                {index === guess && <em> ({t.yours})</em>}
              </span>
            </li>
          );
        })}
      </ul>
      <Verdict {...props} text={text} />
    </>
  );
}

/** A number line with the guess and the truth. */
export function NumberTruth(props: NumberPrediction & TruthProps & { readonly lang: Lang }) {
  const { question, answer, unit, guess, t, lang } = props;
  const id = useId();
  const values = {
    answer: formatQuantity(lang, answer, unit, 8),
    guess: formatQuantity(lang, guess ?? 0, unit, 8),
  };
  const text = guess === undefined ? t.skipped : isExact(props, guess) ? t.exact : t.off;
  return (
    <>
      <p className="activity-question">{question}</p>
      <NumberLine {...props} labelledBy={id} />
      <Verdict {...props} id={id} text={fill(text, values)} />
    </>
  );
}

interface VerdictProps extends Pick<TruthProps, 't' | 'focus' | 'onAgain'> {
  readonly id?: string;
  readonly text: string;
}

function Verdict({ id, text, t, focus, onAgain }: VerdictProps) {
  return (
    <p className="activity-verdict">
      <strong id={id} ref={focus} tabIndex={-1}>
        {text}
      </strong>
      <button type="button" className="link" onClick={onAgain}>
        {t.again}
      </button>
    </p>
  );
}
