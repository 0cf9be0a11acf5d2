import type { Month } from '../../../../domain/labs/dilution.ts';
import { fill } from '../../../../i18n/format.ts';
import type { dilutionLab } from '../../../../i18n/fr/course/labs/dilution.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing, type Sheet } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, ticks } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';

interface Props {
  readonly labelledBy: string;
  readonly months: readonly Month[];
  readonly cliffMonth: number;
  readonly circulating: number;
  readonly maximum: number;
  readonly t: typeof dilutionLab;
  readonly lang: Lang;
  readonly onMove: (month: number) => void;
  /** The handle of the cliff was pressed or released. */
  readonly onHold: (holds: boolean) => void;
}

/** Units in circulation by month above the buying that holds the price; a handle for the cliff. */
export function UnlockDrawing(props: Props) {
  const { labelledBy, months, cliffMonth, circulating, maximum, t, lang, onMove, onHold } = props;
  const { number } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 310 : 545)}>
      {(sheet) => {
        const [left, right, top, bottom] = [44, sheet.width - 14, 28, sheet.height - 24];
        const middle = top + (bottom - top) * 0.5;
        const horizon = months.length - 1;
        const x = linear([0, horizon + 0.5], [left, right]);
        const most = Math.max(maximum, circulating) * 1.05;
        const y = linear([0, most], [middle, top]);
        const steps = months
          .map(
            (month, at) =>
              `H${x(Math.max(at - 0.5, 0)).toFixed(1)}V${y(month.circulating).toFixed(1)}`,
          )
          .join('');
        const curve = `M${left} ${y(circulating)}${steps}H${right}`;
        const base = y(circulating);
        return (
          <>
            <text className="quiet" x={2} y={14}>
              {t.units}
            </text>
            {ticks(0, most, sheet.narrow ? 2 : 5).map((units) => (
              <g key={units}>
                <path className="line-grid" d={`M${left} ${y(units)}H${right}`} />
                <text className="quiet" x={left - 8} y={y(units) + 5} textAnchor="end">
                  {number(units)}
                </text>
              </g>
            ))}
            <rect
              fill={sheet.hatch.rest}
              x={left}
              y={base}
              width={right - left}
              height={middle - base}
            />
            <path fill={sheet.hatch.primary} d={`${curve}V${base}H${left}Z`} />
            <path className="line-primary" strokeWidth="2.6" d={curve} />
            <path
              className="line-ink dashes"
              strokeWidth="1.5"
              d={`M${left} ${y(maximum)}H${right}`}
            />
            <text className="halo strong" x={right} y={y(maximum) + 17} textAnchor="end">
              {fill(t.maximumLine, { n: number(maximum) })}
            </text>
            <Buying {...props} {...{ sheet, x, left, right, bottom }} top={middle + 26} />
            <SlideGrip
              x={x(cliffMonth)}
              y={y(months[cliffMonth]?.circulating ?? circulating)}
              top={top}
              bottom={bottom}
              toValue={linear([left, right], [0, horizon + 0.5])}
              onMove={onMove}
              onHold={onHold}
            />
            <text className="halo quiet" x={2} y={middle + 26}>
              {t.bars}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}

interface BuyingProps extends Pick<Props, 'months' | 't' | 'lang'> {
  readonly sheet: Sheet;
  readonly x: (month: number) => number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** One bar for each month; the highest has its amount. */
function Buying({ sheet, months, t, lang, x, left, right, top, bottom }: BuyingProps) {
  const { number } = numbersOf(lang);
  const highest = Math.max(...months.map(({ buying }) => buying));
  const at = months.findIndex(({ buying }) => buying === highest);
  const most = scaleFor(highest);
  const y = linear([0, most], [bottom, top + 18]);
  const bar = x(1) - x(0);
  const flips = x(at) > (left + right) / 2;
  return (
    <>
      {ticks(0, most, sheet.narrow ? 2 : 3).map((value) => (
        <g key={value}>
          <path className="line-grid" d={`M${left} ${y(value)}H${right}`} />
          <text className="quiet" x={left - 8} y={y(value) + 5} textAnchor="end">
            {number(value)}
          </text>
        </g>
      ))}
      {months.map(({ buying }, month) =>
        buying > 0 ? (
          <rect
            key={month}
            className="line-down"
            fill={sheet.hatch.down}
            x={x(month) - bar * 0.4}
            y={y(buying)}
            width={bar * 0.8}
            height={bottom - y(buying)}
          />
        ) : null,
      )}
      <path className="line-ink" strokeWidth="1.5" d={`M${left} ${bottom}H${right}`} />
      {highest > 0 && (
        <text
          className="halo strong area-down"
          fontSize="15"
          x={x(at) + (flips ? -12 : 12)}
          y={y(highest) - 5}
          textAnchor={flips ? 'end' : 'start'}
        >
          {fill(t.euros, { n: number(highest) })}
        </text>
      )}
      {months
        .map((_, month) => month)
        .filter((month) => month % (sheet.narrow ? 12 : 6) === 0)
        .map((month) => (
          <text key={month} className="quiet" x={x(month)} y={bottom + 18} textAnchor="middle">
            {month === 0 ? `${t.axis} 0` : number(month)}
          </text>
        ))}
    </>
  );
}

/** Top of the scale of the bars, fixed while the buying doubles, so that a bar visibly doubles. */
function scaleFor(highest: number): number {
  let top = 15;
  while (top < highest) top *= 4;
  return top;
}
