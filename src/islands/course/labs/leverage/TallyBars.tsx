import type { Tally } from '../../../../domain/labs/leverage.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear } from '../kit/scale.ts';
import type { LeverageTexts } from './words.ts';

interface Props {
  /** Absent until the first paths are drawn, and for a position that is refused. */
  readonly tally: Tally | undefined;
  readonly t: LeverageTexts;
  readonly lang: Lang;
}

/** Shares of the paths that were closed, by the stop or although the forecast was right. */
export function TallyBars({ tally, t, lang }: Props) {
  const { number, share } = numbersOf(lang);
  return (
    <Drawing height={(_, narrow) => (narrow ? 112 : 140)}>
      {({ width, narrow, hatch }) => {
        if (!tally) return null;
        const [row, bar] = narrow ? [34, 12] : [42, 16];
        const x = linear([0, tally.paths], [2, width - 14]);
        const rows = [
          {
            label: fill(t.bars.closed, { paths: number(tally.paths) }),
            paths: tally.closed,
            tone: 'down',
          },
          { label: t.bars.stopped, paths: tally.stopped, tone: 'rest' },
          { label: t.bars.closedRight, paths: tally.closedRight, tone: 'primary' },
        ] as const;
        return rows.map(({ label, paths, tone }, index) => {
          const top = index * row + 28;
          return (
            <g key={label}>
              <text x={2} y={top - 6}>
                <tspan className="strong">{share(paths / tally.paths, 0)}</tspan> {label}
              </text>
              <path className="line-grid" d={`M2 ${top + bar}H${width - 14}`} />
              <rect
                className={tone === 'rest' ? 'line-ink' : `line-${tone}`}
                strokeWidth="1.4"
                fill={hatch[tone]}
                x={2}
                y={top}
                width={x(paths) - 2}
                height={bar}
              />
            </g>
          );
        });
      }}
    </Drawing>
  );
}
