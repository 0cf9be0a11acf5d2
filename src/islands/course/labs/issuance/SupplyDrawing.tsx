import {
  dateAt,
  halvingInterval,
  issuedAt,
  limit,
  subsidyAt,
} from '../../../../domain/labs/issuance.ts';
import { fill } from '../../../../i18n/format.ts';
import type { issuanceLab } from '../../../../i18n/fr/course/labs/issuance.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing, type Sheet } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline, ticks } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';

interface Props {
  readonly labelledBy: string;
  readonly height: number;
  /** Last height shown. */
  readonly max: number;
  readonly t: typeof issuanceLab;
  readonly lang: Lang;
  readonly onMove: (height: number) => void;
}

/** Subsidy by height, with the issued amount as its area, above the total. A handle moves the height of both. */
export function SupplyDrawing(props: Props) {
  const { labelledBy, height, max, t, lang, onMove } = props;
  const { number } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 310 : 440)}>
      {(sheet) => {
        const [left, right, bottom] = [40, sheet.width - 16, sheet.height - 42];
        const middle = 24 + (bottom - 24) * 0.46;
        const x = linear([0, max], [left, right]);
        const y = linear([0, limit], [bottom, middle + 46]);
        const points = bounds(max).map((block) => [block, x(block), y(issuedAt(block))] as const);
        const here = [x(height), y(issuedAt(height))] as const;
        const line = (isPast: boolean) =>
          points
            .filter(([block]) => block <= height === isPast)
            .map(([, px, py]) => [px, py] as const);
        const flips = here[0] > (left + right) / 2;
        return (
          <>
            <Subsidies {...props} {...{ sheet, x }} top={24} bottom={middle} />
            <text className="quiet" x={2} y={middle + 26}>
              {t.total}
            </text>
            {[0, 5, 10, 15, 20].map((millions) => (
              <g key={millions}>
                <path className="line-grid" d={`M${left} ${y(millions * 1e6)}H${right}`} />
                <text className="quiet" x={left - 8} y={y(millions * 1e6) + 5} textAnchor="end">
                  {number(millions)}
                </text>
              </g>
            ))}
            <path
              className="line-ink dashes"
              strokeWidth="1.5"
              d={`M${left} ${y(limit)}H${right}`}
            />
            <text className="halo strong" x={right} y={y(limit) - 6} textAnchor="end">
              {t.limit}
            </text>
            {ticks(0, max, sheet.narrow ? 5 : 9).map((block) => (
              <text key={block} className="quiet" x={x(block)} y={bottom + 18} textAnchor="middle">
                {number(block / 1000)}
              </text>
            ))}
            <text className="quiet" x={right} y={sheet.height - 3} textAnchor="end">
              {t.axis}
            </text>
            <path
              className="line-primary dashes"
              strokeWidth="2"
              d={polyline([here, ...line(false)])}
            />
            <path
              className="line-primary"
              strokeWidth="3"
              strokeLinejoin="round"
              d={polyline([...line(true), here])}
            />
            <SlideGrip
              x={here[0]}
              y={here[1]}
              top={24}
              bottom={bottom}
              toValue={linear([left, right], [0, max])}
              onMove={onMove}
            />
            <text
              className="halo strong area-primary"
              fontSize="15"
              x={here[0] + (flips ? -14 : 14)}
              y={Math.min(here[1] + 28, bottom - 8)}
              textAnchor={flips ? 'end' : 'start'}
            >
              {fill(t.year, { year: dateAt(height).getUTCFullYear() })}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}

interface SubsidiesProps extends Pick<Props, 'height' | 'max' | 't' | 'lang'> {
  readonly sheet: Sheet;
  readonly x: (height: number) => number;
  readonly top: number;
  readonly bottom: number;
}

/** One step for each halving period; the issued part is hatched. */
function Subsidies({ sheet, height, max, t, lang, x, top, bottom }: SubsidiesProps) {
  const { number } = numbersOf(lang);
  const y = linear([0, 50], [bottom, top + 20]);
  const eras = bounds(max)
    .slice(0, -1)
    .map((from) => ({ from, to: Math.min(from + halvingInterval, max), each: subsidyAt(from) }));
  const steps = (from: number, to: number) =>
    eras
      .filter((era) => era.to > from && era.from < to)
      .map((era) => {
        const [start, end] = [x(Math.max(era.from, from)), x(Math.min(era.to, to))];
        return `M${start} ${bottom}V${y(era.each)}H${end}V${bottom}Z`;
      })
      .join('');
  const outline = eras.map(({ to, each }) => `V${y(each)}H${x(to)}`).join('');
  return (
    <>
      <text className="quiet" x={2} y={14}>
        {t.subsidy}
      </text>
      <path fill={sheet.hatch.rest} d={steps(height, max)} />
      <path fill={sheet.hatch.primary} d={steps(0, height)} />
      <path
        className="line-ink"
        strokeWidth="1.8"
        d={`M${x(0)} ${bottom}${outline}V${bottom}H${x(0)}`}
      />
      {eras.map(({ from, to, each }, era) => {
        const text = number(each, 4);
        const room = x(to) - x(from);
        if (era > 7 || room < text.length * 9) return null;
        return (
          <text
            key={from}
            className="halo strong"
            x={(x(from) + x(to)) / 2}
            y={y(each) - 6}
            textAnchor="middle"
          >
            {text}
          </text>
        );
      })}
    </>
  );
}

/** The halvings up to a height, with both ends. */
function bounds(max: number): number[] {
  const count = Math.ceil(max / halvingInterval);
  return [...Array.from({ length: count }, (_, era) => era * halvingInterval), max];
}
