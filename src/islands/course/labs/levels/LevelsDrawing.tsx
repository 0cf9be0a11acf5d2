import type { Lang } from '../../../../i18n/locales.ts';
import type { levelsLab } from '../../../../i18n/fr/course/labs/levels.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { PriceLevel } from '../kit/PriceLevel.tsx';
import { linear, polyline, ticks } from '../kit/scale.ts';
import { days, split, type Study } from './study.ts';

interface Props {
  readonly labelledBy: string;
  readonly study: Study;
  readonly tolerance: number;
  /** Whether the days after the split are shown. */
  readonly isTold: boolean;
  readonly t: typeof levelsLab;
  readonly lang: Lang;
  /** A level, from 1, was dragged to a price. */
  readonly onMove: (level: number, price: number) => void;
}

/** The series with its levels and their contacts: a ring where one held, a cross where it broke. */
export function LevelsDrawing({ labelledBy, study, tolerance, isTold, t, lang, onMove }: Props) {
  const { number } = numbersOf(lang);
  const { walk, levels, contacts } = study;
  const known = walk.prices.slice(0, isTold ? days : split);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 290 : 440)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [40, width - 16, 34, height - 36];
        const x = linear([0, days - 1], [left, right]);
        const least = Math.min(...known, study.least) - 1;
        const most = Math.max(...known, study.most) + 1;
        const y = linear([least, most], [bottom, top]);
        const marks = contacts.flatMap(({ before, after }, at) =>
          [...before, ...(isTold ? after : [])].map((contact) => ({
            ...contact,
            x: x(contact.at),
            y: y(levels[at] ?? 0),
          })),
        );
        const bands = levels.map((level) => {
          const [from, to] = [y(level * (1 + tolerance)), y(level * (1 - tolerance))];
          return `M${left} ${from}H${right}V${to}H${left}Z`;
        });
        const rings = marks
          .filter(({ held }) => held)
          .map((mark) => `M${mark.x - 4.5} ${mark.y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0`);
        const crosses = marks
          .filter(({ held }) => !held)
          .map((mark) => `M${mark.x - 4} ${mark.y - 4}l8 8m0-8l-8 8`);
        return (
          <>
            {ticks(least, most, narrow ? 4 : 7).map((price) => (
              <g key={price}>
                <path className="line-grid" d={`M${left} ${y(price)}H${right}`} />
                <text className="quiet" x={left - 7} y={y(price) + 5} textAnchor="end">
                  {number(price)}
                </text>
              </g>
            ))}
            {[0, 80, 160, 240].map((day) => (
              <text
                key={day}
                className="quiet"
                x={x(day)}
                y={bottom + 17}
                textAnchor={day === 240 ? 'end' : 'middle'}
              >
                {day === 240 ? `${day} ${t.days}` : day}
              </text>
            ))}
            <text className="quiet" x={2} y={14}>
              {narrow ? t.price.split(',')[0] : t.price}
            </text>
            <path className="area-primary-soft" d={bands.join('')} />
            {!isTold && (
              <path
                fill={hatch.rest}
                opacity="0.55"
                d={`M${x(split)} ${top}H${right}V${bottom}H${x(split)}Z`}
              />
            )}
            <path className="line-rest" strokeWidth="1.5" d={`M${x(split)} ${top}V${bottom}`} />
            {isTold && walk.hidden.length > 0 && (
              <path
                className="line-ink"
                strokeWidth="1.6"
                strokeDasharray="2 4"
                d={walk.hidden.map((level) => `M${left} ${y(level)}H${right}`).join('')}
              />
            )}
            <path
              className="line-ink"
              strokeWidth="1.6"
              strokeLinejoin="round"
              d={polyline(known.map((price, day) => [x(day), y(price)]))}
            />
            <text x={right} y={14} textAnchor="end">
              <tspan className="strong area-up">{`○ ${t.held}`}</tspan>
              <tspan className="strong area-down">{`   × ${t.broken}`}</tspan>
            </text>
            {levels.map((level, at) => (
              <PriceLevel
                key={at}
                price={level}
                name={number(level, 1)}
                tone="primary"
                left={left}
                right={right}
                above
                y={y}
                toPrice={linear([bottom, top], [least, most])}
                onMove={(price) => onMove(at + 1, price)}
              />
            ))}
            <path className="area-surface line-up" strokeWidth="2.2" d={rings.join('')} />
            <path className="line-down" strokeWidth="2.4" d={crosses.join('')} />
          </>
        );
      }}
    </Drawing>
  );
}
