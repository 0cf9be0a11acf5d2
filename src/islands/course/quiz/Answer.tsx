import { fill } from '../../../i18n/format.ts';
import type { AnswerProps } from './answer-props.ts';
import { Choices } from './Choices.tsx';
import { Matches } from './Matches.tsx';
import { Order } from './Order.tsx';

/** The control of a question's kind; once the question is closed it shows the solution. */
export function Answer(props: AnswerProps) {
  const { question } = props;
  const positions = typeof props.given === 'string' ? [] : props.given;
  switch (question.kind) {
    case 'number':
      return <NumberField {...props} />;
    case 'order':
      return <Order {...props} order={positions} />;
    case 'match':
      return <Matches {...props} chosen={positions} />;
    default:
      return <Choices {...props} chosen={positions} />;
  }
}

function NumberField({ question, given, onChange, t }: AnswerProps) {
  const isClosed = question.mark !== 'open';
  const isRight = question.tries.at(-1)?.right;
  const verdict = isRight === undefined ? undefined : isRight ? 'right' : 'wrong';
  const { unit } = question;
  return (
    <label className="quiz-number" data-verdict={verdict}>
      <span className="sr-only">
        {unit === undefined ? t.yourAnswer : fill(t.yourAnswerIn, { unit })}
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={typeof given === 'string' ? given : ''}
        readOnly={isClosed}
        aria-invalid={isRight === false ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {unit !== undefined && <span aria-hidden="true">{unit}</span>}
    </label>
  );
}
