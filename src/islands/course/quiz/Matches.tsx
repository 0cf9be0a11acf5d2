import type { AnswerProps } from './answer-props.ts';
import { unset } from './given.ts';

interface Props extends AnswerProps {
  /** For each left side, the position of its right one; `unset` before. */
  readonly chosen: readonly number[];
}

/** A select for each left side. Closed, each has its right side beside it. */
export function Matches({ question, chosen, onChange, t }: Props) {
  const { lefts = [], parts, solution } = question;
  if (solution && Array.isArray(solution.answer)) {
    const answer = solution.answer as number[];
    return (
      <dl className="quiz-pairs" data-verdict="right">
        {lefts.map((left, at) => (
          <div key={left}>
            <dt>{left}</dt>
            <dd>{parts[answer[at] ?? 0]}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <div className="quiz-pairs">
      {lefts.map((left, at) => (
        <label key={left}>
          <span id={`quiz-left-${at}`}>{left}</span>
          <select
            aria-labelledby={`quiz-left-${at}`}
            value={chosen[at] ?? unset}
            onChange={({ target }) =>
              onChange(chosen.map((one, place) => (place === at ? Number(target.value) : one)))
            }
          >
            <option value={unset}>{t.choose}</option>
            {parts.map((text, part) => (
              <option key={text} value={part}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
