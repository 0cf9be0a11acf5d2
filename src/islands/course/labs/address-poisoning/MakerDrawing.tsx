import { addressLength, secondsToMatch } from '../../../../domain/labs/address-poisoning.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { linear } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';
import { durationText, type PoisoningTexts } from './words.ts';

interface Props {
  readonly labelledBy: string;
  readonly count: number;
  readonly most: number;
  /** Tries per second. */
  readonly rate: number;
  readonly t: PoisoningTexts;
  readonly lang: Lang;
  readonly onMove: (count: number) => void;
}

/** Durations of the axis, as powers of ten of a second. */
const [shortest, longest] = [-8, 14];
const year = 365.25 * 86_400;
const marks = [1e-3, 1, 3600, year, 1000 * year];

/** The imitated characters of an address, and the mean time of each count on a scale of powers of ten. */
export function MakerDrawing({ labelledBy, count, most, rate, t, lang, onMove }: Props) {
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 200 : 216)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right] = [8, width - 8];
        const cell = (right - left) / addressLength;
        const x = linear([shortest, longest], [left, right]);
        const at = (seconds: number) =>
          x(Math.min(Math.max(Math.log10(seconds), shortest), longest));
        const [cells, axis] = [30, height - 54];
        const first = Math.ceil(count / 2);
        const isFixed = (index: number) =>
          index < first || index >= addressLength - (count - first);
        return (
          <>
            <text className="strong" x={left} y={18}>
              {fill(t.cells, { count })}
            </text>
            {Array.from({ length: addressLength }, (_, index) => (
              <rect
                key={index}
                className={isFixed(index) ? 'line-primary' : 'line-rest'}
                fill={isFixed(index) ? hatch.primary : undefined}
                strokeWidth={isFixed(index) ? 1.5 : 1}
                x={left + index * cell + 1}
                y={cells}
                width={Math.max(cell - 2, 1)}
                height={narrow ? 20 : 26}
              />
            ))}
            <path className="line-ink" strokeWidth="1.5" d={`M${left} ${axis}H${right}`} />
            {marks.map((seconds) => (
              <g key={seconds}>
                <path className="line-ink" d={`M${at(seconds)} ${axis}v7`} />
                {(!narrow || seconds <= year) && (
                  <text className="quiet" x={at(seconds)} y={axis + 23} textAnchor="middle">
                    {durationText(seconds, lang, 'short')}
                  </text>
                )}
              </g>
            ))}
            <text className="quiet" x={right} y={height - 4} textAnchor="end">
              {t.axis}
            </text>
            <text className="quiet" x={left} y={axis - 58}>
              {t.count}
            </text>
            {Array.from({ length: most }, (_, index) => {
              const position = at(secondsToMatch(index + 1, rate));
              return (
                <g key={index}>
                  <path className="line-grid" d={`M${position} ${axis - 30}V${axis}`} />
                  {(!narrow || index % 2 === 1) && (
                    <text className="quiet" x={position} y={axis - 38} textAnchor="middle">
                      {index + 1}
                    </text>
                  )}
                </g>
              );
            })}
            <path
              className="line-primary"
              strokeWidth="5"
              d={`M${left} ${axis}H${at(secondsToMatch(count, rate))}`}
            />
            <SlideGrip
              x={at(secondsToMatch(count, rate))}
              y={axis - 16}
              top={axis - 30}
              bottom={axis}
              toValue={(position) => {
                const seconds = 10 ** linear([left, right], [shortest, longest])(position);
                return Math.log(seconds * rate) / Math.log(16);
              }}
              onMove={(value) => onMove(Math.min(Math.max(Math.round(value), 1), most))}
            />
          </>
        );
      }}
    </Drawing>
  );
}
