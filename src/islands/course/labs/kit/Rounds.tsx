import { scoreOf, type Mark } from '../../../../domain/labs/shared/rounds.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from './numbers.ts';
import type { KitTexts } from './texts.ts';

interface Props {
  /** Name of a round, with `{n}` and `{total}`. */
  readonly label: string;
  readonly marks: readonly Mark[];
  /** Index of the round on the screen. */
  readonly at: number;
  readonly lang: Lang;
  readonly t: KitTexts;
  /** Focuses the name of the round that “Next” led to. */
  readonly focus: (element: HTMLElement | null) => void;
  readonly onGo: (at: number) => void;
  /** Draws another order and clears the answers. */
  readonly onShuffle: () => void;
}

/** Position among the rounds of a lab, with one mark per round and the points so far. */
export function Rounds({ label, marks, at, lang, t, focus, onGo, onShuffle }: Props) {
  const total = marks.length;
  const isStarted = marks.some((mark) => mark !== 'open');
  const score = scoreOf(marks);
  const points = numbersOf(lang).number(score, 1);
  return (
    <div className="lab-rounds">
      {/* Keyed: the ref is called with each new element. */}
      <h4 key={at} ref={focus} tabIndex={-1}>
        {fill(label, { n: at + 1, total })}
      </h4>
      <p className="lab-points numbers">
        {isStarted && fill(plural(lang, score, t.points), { points })}
      </p>
      <ol>
        {marks.map((mark, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <MarkIcon mark={mark} />
              <span className="sr-only">
                {fill(t.roundMark, { n: index + 1, mark: t.marks[mark] })}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="link" onClick={onShuffle}>
        {t.shuffle}
      </button>
    </div>
  );
}

const shapes: Readonly<Record<Mark, string>> = {
  open: '',
  right: 'M7 11.4l2.8 2.8 5.2-5.9',
  half: 'M6.5 11h9',
  wrong: 'M7.5 7.5l7 7m0-7l-7 7',
};

/** How a round was answered, as a shape: hollow, filled tick, dash, cross. */
export function MarkIcon({ mark }: { readonly mark: Mark }) {
  return (
    <svg
      className="lab-mark"
      data-mark={mark}
      viewBox="0 0 22 22"
      width="22"
      height="22"
      aria-hidden="true"
    >
      <circle cx="11" cy="11" r="8.5" />
      <path d={shapes[mark]} />
    </svg>
  );
}
