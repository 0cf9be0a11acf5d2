import { blocksAhead, rateAt, type Mempool } from '../../../../domain/labs/fees.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, niceStep, polyline, ticks } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';
import type { feesLab } from '../../../../i18n/fr/course/labs/fees.ts';

interface Props {
  readonly labelledBy: string;
  readonly mempool: Mempool;
  readonly rate: number;
  /** Lowest and highest rate of the control. */
  readonly limits: readonly [number, number];
  readonly t: typeof feesLab;
  readonly lang: Lang;
  readonly onMove: (rate: number) => void;
}

/** Chart of the mempool by descending fee rate, cut into blocks. A handle moves the user's fee rate. */
export function QueueDrawing({ labelledBy, mempool, rate, limits, t, lang, onMove }: Props) {
  const { number } = numbersOf(lang);
  const { waiting, medianRate } = mempool;
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 280 : 430)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [46, width - 14, 40, height - 42];
        const most = Math.max(niceStep(Math.max(waiting, 1) * 1.02), 2);
        const x = linear([0, most], [left, right]);
        const y = linear([Math.log10(limits[0]), Math.log10(limits[1])], [bottom, top]);
        const at = (of: number) => y(Math.log10(Math.min(Math.max(of, limits[0]), limits[1])));
        const shares = Array.from({ length: 81 }, (_, step) => 0.004 + (step / 80) * 0.992);
        const queue = shares.map(
          (share) => [x(share * waiting), at(rateAt(share, medianRate))] as const,
        );
        const ahead = blocksAhead(mempool, rate);
        const before = [
          ...queue.filter(([position]) => position < x(ahead)),
          [x(ahead), at(rate)] as const,
        ];
        const everyBlock = most / 10 >= 1 ? niceStep(most / 10) : 1;
        const boundaries = ticks(
          0,
          Math.min(waiting, most),
          Math.max(1, waiting / everyBlock),
        ).filter((block) => block >= 1 && Number.isInteger(block));
        return (
          <>
            {[1, 2, 5, 10, 20, 50, 100, 200].map((level) => (
              <g key={level}>
                <path className="line-grid" d={`M${left} ${at(level)}H${right}`} />
                <text className="quiet" x={left - 8} y={at(level) + 5} textAnchor="end">
                  {number(level)}
                </text>
              </g>
            ))}
            {ticks(0, most, narrow ? 4 : 8)
              .filter(Number.isInteger)
              .map((block) => (
                <text
                  key={block}
                  className="quiet"
                  x={x(block)}
                  y={bottom + 18}
                  textAnchor="middle"
                >
                  {number(block)}
                </text>
              ))}
            <text className="quiet" x={2} y={14}>
              {t.axisY}
            </text>
            <text className="quiet" x={right} y={height - 3} textAnchor="end">
              {narrow ? t.axisX.split(',').slice(0, 2).join() : t.axisX}
            </text>
            {waiting > 0 && (
              <>
                <path
                  fill={hatch.rest}
                  d={`${polyline(queue)}V${bottom}H${left}V${queue[0]?.[1] ?? top}Z`}
                />
                <path
                  className="area-surface"
                  d={`${polyline(before)}V${bottom}H${left}V${before[0]?.[1] ?? top}Z`}
                />
                <path
                  fill={hatch.primary}
                  d={`${polyline(before)}V${bottom}H${left}V${before[0]?.[1] ?? top}Z`}
                />
                <path
                  className="line-ink"
                  strokeWidth="2.2"
                  strokeLinejoin="round"
                  d={polyline(queue)}
                />
                <path
                  className="line-rest"
                  d={boundaries.map((block) => `M${x(block)} ${bottom}v-7`).join('')}
                />
              </>
            )}
            {waiting >= 1 && (
              <path
                className="line-primary dashes"
                strokeWidth="1.5"
                d={`M${x(1)} ${top}V${bottom}`}
              />
            )}
            <SlideGrip
              x={x(ahead)}
              y={at(rate)}
              top={top}
              bottom={bottom}
              toValue={(position) => {
                const blocks = linear([left, right], [0, most])(position);
                return rateAt(
                  Math.min(Math.max(blocks / Math.max(waiting, 0.1), 0.002), 0.998),
                  medianRate,
                );
              }}
              onMove={onMove}
            />
            {waiting >= 1 && x(1) - left > 14 && (
              <text className="halo quiet" x={x(1) + 6} y={top + 4}>
                {t.next}
              </text>
            )}
            <text
              className="halo strong area-primary"
              fontSize="15"
              x={x(ahead) + (x(ahead) > right - 90 ? -14 : 14)}
              y={Math.max(at(rate) - 10, top + 22)}
              textAnchor={x(ahead) > right - 90 ? 'end' : 'start'}
            >
              {t.you}, {number(rate)}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}
