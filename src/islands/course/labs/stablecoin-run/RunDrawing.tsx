import { horizon, type RunDay } from '../../../../domain/labs/stablecoin-run.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';
import { AreaKeys, Over } from './RunMarks.tsx';
import { areaOf, stepsOf } from './steps.ts';
import type { RunTexts } from './words.ts';

interface Props {
  readonly labelledBy: string;
  /** Absent if the parts of the reserve exceed the whole. */
  readonly days: readonly RunDay[] | undefined;
  /** The excess in per cent. */
  readonly over: number;
  readonly day: number;
  readonly fail: number | undefined;
  readonly t: RunTexts;
  readonly lang: Lang;
  readonly onDay: (day: number) => void;
}

/** Day by day: the price, the tokens still held with the part that can be paid, and the queue. */
export function RunDrawing({ labelledBy, days, over, day, fail, t, lang, onDay }: Props) {
  const { number, euros } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 330 : 620)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right] = [42, width - 12];
        const gap = narrow ? 28 : 38;
        const inner = height - 3 * gap - 22;
        const top = gap;
        const priceBottom = top + inner * 0.32;
        const owedTop = priceBottom + gap;
        const owedBottom = owedTop + inner * 0.48;
        const queueTop = owedBottom + gap;
        const bottom = height - 22;
        const x = linear([0, horizon], [left, right]);
        const most = Math.max(100, ...(days ?? []).map(({ value }) => value));
        const price = linear([0, 1], [priceBottom, top]);
        const owed = linear([0, most], [owedBottom, owedTop]);
        const longest = Math.max(20, ...(days ?? []).map(({ queue }) => queue));
        const queue = linear([0, longest], [bottom, queueTop]);
        const shown = days?.[day];
        const of = (value: (one: RunDay) => number) => (days ?? []).map(value);
        const zero = of(() => 0);
        const owedLine = of((one) => one.owed);
        const waiting = of((one) => one.queue);
        const covered = of((one) => Math.min(one.owed, one.value));
        const panels = [
          { label: t.axisPrice, from: top, to: priceBottom, marks: [0, 0.5, 1], at: price },
          { label: t.axisOwed, from: owedTop, to: owedBottom, marks: [0, 50, 100], at: owed },
          {
            label: t.axisQueue,
            from: queueTop,
            to: bottom,
            marks: [0, Math.round(longest)],
            at: queue,
          },
        ];
        return (
          <>
            {panels.map(({ label, marks, at }) => (
              <g key={label}>
                {marks.map((mark) => (
                  <g key={mark}>
                    <path className="line-grid" d={`M${left} ${at(mark)}H${right}`} />
                    <text className="quiet" x={left - 6} y={at(mark) + 5} textAnchor="end">
                      {number(mark)}
                    </text>
                  </g>
                ))}
              </g>
            ))}
            {[0, 10, 20, 30].map((mark) => (
              <text
                key={mark}
                className="quiet"
                x={x(mark)}
                y={height - 4}
                textAnchor={mark === 30 ? 'end' : 'middle'}
              >
                {mark === 30 ? `30 ${t.days}` : mark}
              </text>
            ))}
            {over > 0 && (
              <Over {...{ over, left, right, t, hatch }} y={(owedTop + owedBottom) / 2 - 20} />
            )}
            {days && (
              <>
                <path fill={hatch.primary} d={areaOf(covered, zero, x, owed)} />
                <path fill={hatch.down} d={areaOf(owedLine, covered, x, owed)} />
                <path className="line-ink" strokeWidth="2.2" d={stepsOf(owedLine, x, owed)} />
                <path fill={hatch.rest} d={areaOf(waiting, zero, x, queue)} />
                <path className="line-ink" strokeWidth="1.5" d={stepsOf(waiting, x, queue)} />
                <path
                  className="line-primary"
                  strokeWidth="2.8"
                  strokeLinejoin="round"
                  d={stepsOf(
                    of((one) => one.price),
                    x,
                    price,
                  )}
                />
                {fail !== undefined && (
                  <>
                    <path
                      className="line-down dashes"
                      strokeWidth="1.6"
                      d={`M${x(fail)} ${top}V${bottom}`}
                    />
                    <text
                      className="halo strong area-down"
                      x={x(fail) + (fail > 22 ? -8 : 8)}
                      y={priceBottom - 10}
                      textAnchor={fail > 22 ? 'end' : 'start'}
                    >
                      {t.broken}, {fill(t.failOn, { day: fail })}
                    </text>
                  </>
                )}
                {shown && (
                  <>
                    <SlideGrip
                      x={x(day)}
                      y={price(shown.price)}
                      top={top}
                      bottom={bottom}
                      toValue={linear([left, right], [0, horizon])}
                      onMove={(value) => onDay(Math.min(Math.max(Math.round(value), 0), horizon))}
                    />
                    <text
                      className="halo strong area-primary"
                      x={x(day) + (day > 22 ? -14 : 14)}
                      y={Math.min(price(shown.price) + 22, priceBottom - 28)}
                      textAnchor={day > 22 ? 'end' : 'start'}
                    >
                      {euros(shown.price)}
                    </text>
                    {!narrow && <AreaKeys {...{ shown, right, t, hatch }} y={owedTop + 4} />}
                  </>
                )}
              </>
            )}
            {panels.map(({ label, from }) => (
              <text key={label} className="halo quiet" x={left} y={from - 9}>
                {label}
              </text>
            ))}
          </>
        );
      }}
    </Drawing>
  );
}
