import { pairs, type Averages } from '../../../../domain/labs/backtest.ts';
import type { backtestLab } from '../../../../i18n/fr/course/labs/backtest.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, niceStep, polyline, ticks } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';
import { stake } from './words.ts';

interface Props {
  readonly averages: Averages | undefined;
  readonly tries: number;
  readonly t: typeof backtestLab;
  readonly lang: Lang;
  readonly onMove: (tries: number) => void;
}

/** Mean gain of the best pair by number of tries, on a scale of multiples: first half and second. */
export function TriesDrawing({ averages, tries, t, lang, onMove }: Props) {
  const { number } = numbersOf(lang);
  return (
    <Drawing height={(_, narrow) => (narrow ? 148 : 226)}>
      {({ width, height, narrow, hatch }) => {
        if (!averages) return null;
        const [left, right, top, bottom] = [50, width - 14, 26, height - 24];
        const series = [averages.inside, averages.outside].map((gains) =>
          gains.map((gain) => gain * stake),
        );
        const all = series.flat();
        const step = niceStep(Math.max(...all.map(Math.abs), 100) / 3);
        const low = Math.floor(Math.min(...all, -step / 2) / step) * step;
        const high = Math.ceil(Math.max(...all, step) / step) * step;
        const y = linear([low, high], [bottom, top]);
        const log = linear([0, Math.log(pairs.length)], [left, right]);
        const x = (of: number) => log(Math.log(of));
        const [inside = '', outside = ''] = series.map((gains) =>
          polyline(gains.map((gain, at) => [x(at + 1), y(gain)] as const)),
        );
        const [insideNow = 0, outsideNow = 0] = series.map((gains) => gains[tries - 1] ?? 0);
        const [insideEnd = 0, outsideEnd = 0] = series.map((gains) => gains.at(-1) ?? 0);
        return (
          <>
            <text className="quiet" x={2} y={14}>
              {narrow ? t.shortLaw : t.law}
            </text>
            {ticks(low, high, narrow ? 3 : 5).map((gain) => (
              <g key={gain}>
                <path className="line-grid" d={`M${left} ${y(gain)}H${right}`} />
                <text className="quiet" x={left - 8} y={y(gain) + 5} textAnchor="end">
                  {number(gain)}
                </text>
              </g>
            ))}
            {[1, 2, 5, 10, 20, 50, 100].map((count) => (
              <text key={count} className="quiet" x={x(count)} y={bottom + 18} textAnchor="middle">
                {number(count)}
              </text>
            ))}
            <path fill={hatch.primary} d={`${inside}V${y(0)}H${left}Z`} />
            <path className="line-ink" strokeWidth="1.5" d={`M${left} ${y(0)}H${right}`} />
            <path className="line-primary" strokeWidth="2.6" d={inside} />
            <path className="line-down" strokeWidth="2.6" d={outside} />
            <circle className="area-down" cx={x(tries)} cy={y(outsideNow)} r="5" />
            <SlideGrip
              x={x(tries)}
              y={y(insideNow)}
              top={top}
              bottom={bottom}
              toValue={(position) =>
                Math.exp(linear([left, right], [0, Math.log(pairs.length)])(position))
              }
              onMove={onMove}
            />
            <text
              pointerEvents="none"
              className="halo strong area-primary"
              x={right}
              y={(y(insideEnd) + y(0)) / 2 + 8}
              textAnchor="end"
            >
              {t.insideLine}
            </text>
            <text
              pointerEvents="none"
              className="halo strong area-down"
              x={right}
              y={Math.min(y(Math.min(outsideEnd, 0)) + 18, bottom - 2)}
              textAnchor="end"
            >
              {t.outsideLine}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}
