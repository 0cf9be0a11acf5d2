import { useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import type { AnswerProps } from './answer-props.ts';

interface Props extends AnswerProps {
  /** Positions of the items as shown, in the chosen order. */
  readonly order: readonly number[];
}

/** Items to put in order: two buttons each, or dragged. Closed, they stand in the right order. */
export function Order({ question, order, onChange, t }: Props) {
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const { parts, solution } = question;
  if (solution && Array.isArray(solution.answer)) {
    return (
      <ol className="quiz-order" data-verdict="right">
        {(solution.answer as number[]).map((part) => (
          <li key={part}>{parts[part]}</li>
        ))}
      </ol>
    );
  }
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= order.length) return;
    const next = order.filter((_, at) => at !== from);
    next.splice(to, 0, order[from] ?? 0);
    onChange(next);
    setSaid(fill(t.moved, { item: parts[order[from] ?? 0] ?? '', n: to + 1, total: order.length }));
  };
  return (
    <>
      <ol className="quiz-order">
        {order.map((part, at) => (
          <li
            key={part}
            draggable
            data-dragged={dragged === at ? '' : undefined}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, at);
              setDragged(undefined);
            }}
          >
            <span>{parts[part]}</span>
            <MoveButton
              label={fill(t.up, { item: parts[part] ?? '' })}
              path="M5 13l6-6 6 6"
              off={at === 0}
              onMove={() => move(at, at - 1)}
            />
            <MoveButton
              label={fill(t.down, { item: parts[part] ?? '' })}
              path="M5 9l6 6 6-6"
              off={at === order.length - 1}
              onMove={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

interface MoveProps {
  readonly label: string;
  readonly path: string;
  /** At the end of the list. The button keeps the focus. */
  readonly off: boolean;
  readonly onMove: () => void;
}

function MoveButton({ label, path, off, onMove }: MoveProps) {
  return (
    <button
      type="button"
      className="quiz-move"
      aria-label={label}
      aria-disabled={off ? true : undefined}
      onClick={onMove}
    >
      <svg viewBox="0 0 22 22" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
