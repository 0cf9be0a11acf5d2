import { useState } from 'react';
import { successChance } from '../../../../domain/labs/attacker.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';
import type { attackerLab } from '../../../../i18n/fr/course/labs/attacker.ts';

interface Props {
  readonly labelledBy: string;
  readonly share: number;
  readonly blocks: number;
  /** A chance that counts as small: a dashed line. */
  readonly limit: number;
  readonly t: typeof attackerLab;
  readonly lang: Lang;
  readonly onMove: (blocks: number) => void;
}

/** Smallest chance drawn, as a power of ten. */
const lowest = -5;
/** Shares drawn in grey for comparison. */
const others = [0.1, 0.2, 0.3, 0.4];

/**
 * The chance by number of blocks, on a scale of powers of ten: each block takes off the same height. The scale of blocks
 * stays while the handle is dragged, so that it follows the pointer.
 */
export function AttackerDrawing({ labelledBy, share, blocks, limit, t, lang, onMove }: Props) {
  const { share: percent } = numbersOf(lang);
  const [held, setHeld] = useState<number>();
  const last = held ?? (blocks > 30 ? 60 : blocks > 20 ? 40 : 24);
  const power = (chance: number): number => Math.log10(Math.max(chance, 1e-12));
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 290 : 400)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [
          narrow ? 56 : 64,
          width - (narrow ? 40 : 52),
          30,
          height - 42,
        ];
        const x = linear([0, last], [left, right]);
        const y = linear([0, lowest], [top, bottom]);
        const curve = (of: number) => {
          const points = Array.from(
            { length: last + 1 },
            (_, at) => [x(at), y(power(successChance(of, at)))] as const,
          );
          return cutAt(points, bottom);
        };
        const mine = curve(share);
        const until = mine.slice(0, blocks + 1);
        const chance = Math.min(y(power(successChance(share, blocks))), bottom);
        const end = mine.at(-1) ?? [left, top];
        return (
          <>
            {Array.from({ length: 1 - lowest }, (_, step) => (
              <g key={step}>
                <path className="line-grid" d={`M${left} ${y(-step)}H${right}`} />
                <text className="quiet" x={left - 8} y={y(-step) + 5} textAnchor="end">
                  {percent(10 ** -step, 3)}
                </text>
              </g>
            ))}
            {Array.from({ length: 7 }, (_, step) => (step * last) / 6).map((at) => (
              <text key={at} className="quiet" x={x(at)} y={bottom + 18} textAnchor="middle">
                {at}
              </text>
            ))}
            <text className="quiet" x={left - (narrow ? 48 : 56)} y={14}>
              {t.axisY}
            </text>
            <text className="quiet" x={right} y={height - 3} textAnchor="end">
              {t.axisX}
            </text>
            <path
              className="line-ink dashes"
              strokeWidth="1.3"
              d={`M${left} ${y(power(limit))}H${right}`}
            />
            <path
              fill={hatch.primary}
              d={`${polyline(until)}L${until.at(-1)?.[0] ?? left} ${bottom}H${left}Z`}
            />
            {others.map((other) => {
              const points = curve(other);
              const [endX, endY] = points.at(-1) ?? [left, top];
              return (
                <g key={other}>
                  <path className="line-rest" strokeWidth="1.2" d={polyline(points)} />
                  {Math.abs(other - share) > 0.03 && (
                    <text
                      className="halo quiet"
                      x={endX + (endY < bottom - 4 ? 6 : 4)}
                      y={endY < bottom - 4 ? endY + 5 : bottom - 6}
                    >
                      {percent(other)}
                    </text>
                  )}
                </g>
              );
            })}
            <path
              className="line-primary"
              strokeWidth="2.8"
              strokeLinejoin="round"
              d={polyline(mine)}
            />
            <text
              className="halo strong area-primary"
              x={end[0] + (end[1] < bottom - 4 ? 6 : 4)}
              y={Math.min(end[1] + 5, bottom - 6)}
            >
              {percent(share)}
            </text>
            <SlideGrip
              x={x(blocks)}
              y={chance}
              top={top}
              bottom={bottom}
              toValue={linear([left, right], [0, last])}
              onMove={(value) => onMove(Math.min(Math.round(value), last))}
              onHold={(holds) => setHeld(holds ? last : undefined)}
            />
          </>
        );
      }}
    </Drawing>
  );
}

type Point = readonly [number, number];

/** The part of a falling line above `bottom`, ending on it. */
function cutAt(points: readonly Point[], bottom: number): Point[] {
  const below = points.findIndex(([, y]) => y > bottom);
  const [before, after] = [points[below - 1], points[below]];
  if (!before || !after) return [...points];
  const x = linear([before[1], after[1]], [before[0], after[0]])(bottom);
  return [...points.slice(0, below), [x, bottom]];
}
