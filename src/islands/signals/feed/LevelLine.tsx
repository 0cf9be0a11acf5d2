import { useId } from 'react';
import { lineOf, type LineLevels } from '../../../domain/signals/feed/line.ts';
import type { FeedSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import { pairOf } from '../../../domain/signals/states.ts';
import { fill } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { formatLevel, formatObserved } from '../../../i18n/signal-formats.ts';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: FeedTexts;
  readonly signal: FeedSignal;
  /** The current price, if known. */
  readonly price: number | undefined;
}

/** The levels of a signal, with the exit once closed, else the current price. */
export function levelsOf(signal: FeedSignal, price: number | undefined): LineLevels {
  const { action, stopLoss, entry, takeProfit, exit, closedAt } = signal;
  const closedAtPrice = exit === undefined ? undefined : Number(exit);
  return {
    action,
    stop: Number(stopLoss),
    entry: Number(entry),
    target: Number(takeProfit),
    price: closedAt === undefined ? price : closedAtPrice,
  };
}

const levelClasses = { stop: 'level-stop', entry: 'level-entry', target: 'level-target' } as const;

/** A signal on one line: stop, entry, target, price; the hatched part is the risk. */
export function LevelLine({ lang, t, signal, price }: Props) {
  const hatch = useId();
  const { currency, action, coin } = signal;
  const levels = levelsOf(signal, price);
  const line = lineOf(levels);
  const write = (text: string) => formatLevel(lang, text, currency);
  const prices = {
    stop: write(signal.stopLoss),
    entry: write(signal.entry),
    target: write(signal.takeProfit),
  };
  const last =
    levels.price === undefined
      ? undefined
      : signal.exit === undefined
        ? formatObserved(lang, levels.price, currency)
        : write(signal.exit);
  const lastText = signal.exit === undefined ? t.levels.lastPrice : t.levels.lastExit;
  const ordered = (['stop', 'entry', 'target'] as const).toSorted((a, b) => line[a] - line[b]);
  return (
    <svg
      className="level-line"
      role="img"
      aria-label={fill(t.levels.line, {
        action: t.actions[action],
        pair: pairOf(coin, currency),
        ...prices,
        last: last === undefined ? '' : fill(lastText, { price: last }),
      })}
    >
      <pattern
        id={hatch}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="level-hatch" d="M3 0V7" />
      </pattern>
      <line className="level-axis" x1="0" x2="100%" y1="34" y2="34" />
      {line.risk && (
        <rect
          x={`${line.risk.from}%`}
          width={`${line.risk.width}%`}
          y="26"
          height="16"
          fill={`url(#${hatch})`}
        />
      )}
      {/* The middle label runs towards the farther end; the outer labels are lower: no overlap. */}
      {ordered.map((name, index) => (
        <g key={name} className={levelClasses[name]}>
          <line x1={`${line[name]}%`} x2={`${line[name]}%`} y1="22" y2={index === 1 ? 46 : 66} />
          <text
            x={`${line[name]}%`}
            y={index === 1 ? 62 : 82}
            textAnchor={(index === 1 ? line[name] <= 50 : index === 0) ? 'start' : 'end'}
          >
            {t.levels[name]} {prices[name]}
          </text>
        </g>
      ))}
      {line.price !== undefined && (
        <g className="level-price">
          <svg x={`${line.price}%`} y="20" overflow="visible">
            <path d="M0 10l-6-10h12z" />
          </svg>
          <text x={`${line.price}%`} y="14" textAnchor={anchorOf(line.price)}>
            {last}
          </text>
        </g>
      )}
    </svg>
  );
}

/** Keeps a label inside the drawing. */
function anchorOf(place: number): 'start' | 'middle' | 'end' {
  if (place < 18) return 'start';
  return place > 82 ? 'end' : 'middle';
}
