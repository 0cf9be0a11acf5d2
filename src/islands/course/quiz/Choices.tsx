import type { AnswerProps } from './answer-props.ts';
import { outOf } from './given.ts';

interface Props extends AnswerProps {
  readonly chosen: readonly number[];
}

/**
 * Radio buttons or checkboxes. An excluded choice, and the right ones of a closed question, have a mark. `aria-disabled`,
 * because a `disabled` one would lose the focus when Enter in it sends the answer.
 */
export function Choices({ question, chosen, onChange, t }: Props) {
  const out = outOf(question);
  const isClosed = question.mark !== 'open';
  const answer = question.solution?.answer;
  const right = Array.isArray(answer) ? (answer as number[]) : [];
  const last = question.tries.at(-1)?.given;
  const tried = isClosed && typeof last !== 'string' ? (last ?? []) : [];
  const isMultiple = question.kind === 'multiple';
  return (
    <div className="quiz-choices">
      {question.parts.map((text, at) => {
        const isOut = out.includes(at);
        const wrong = tried.includes(at) ? 'wrong' : isOut ? 'excluded' : undefined;
        const mark = right.includes(at) ? 'right' : wrong;
        const verdict = mark === 'excluded' ? 'wrong' : mark;
        const isOff = isClosed || isOut;
        return (
          <label key={text} className="quiz-choice" data-verdict={verdict}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={`quiz-${question.id}`}
              checked={chosen.includes(at)}
              aria-disabled={isOff ? true : undefined}
              onChange={() => {
                if (!isOff) onChange(isMultiple ? toggled(chosen, at) : [at]);
              }}
            />
            <VerdictIcon verdict={verdict} />
            <span>
              {text}
              {mark && <span className="sr-only"> ({t.verdicts[mark]})</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}

function toggled(chosen: readonly number[], at: number): readonly number[] {
  return chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at];
}

/** A tick or a cross; nothing without a verdict. */
function VerdictIcon({ verdict }: { readonly verdict: 'right' | 'wrong' | undefined }) {
  if (!verdict) return null;
  return (
    <svg className="quiz-icon" data-verdict={verdict} viewBox="0 0 22 22" aria-hidden="true">
      <path d={verdict === 'right' ? 'M4 11.5l5 5 9-11' : 'M5 5l12 12M17 5L5 17'} />
    </svg>
  );
}
