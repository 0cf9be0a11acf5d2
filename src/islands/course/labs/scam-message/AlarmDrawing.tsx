import type { Alarms } from '../../../../domain/labs/scam-message.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear } from '../kit/scale.ts';
import type { ScamTexts } from './words.ts';

interface Props {
  readonly labelledBy: string;
  readonly alarms: Alarms | undefined;
  /** Share of scams among all messages. */
  readonly scams: number;
  readonly t: ScamTexts;
  readonly lang: Lang;
}

/**
 * All messages as one rectangle, scams on the left. Hatched from below: those called a scam, so that the
 * two areas compare right alarms with false ones.
 */
export function AlarmDrawing({ labelledBy, alarms, scams, t, lang }: Props) {
  const { share } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 236 : 288)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [8, width - 8, 34, height - 56];
        const x = linear([0, 1], [left, right]);
        const heightOf = (part: number, whole: number) =>
          whole > 0 ? (bottom - top) * (part / whole) : 0;
        const edge = x(scams);
        const caught = heightOf(alarms?.caught ?? 0, scams);
        const wrong = heightOf(alarms?.falseAlarms ?? 0, 1 - scams);
        return (
          <>
            <text className="strong" x={left} y={top - 14}>
              {t.rows.scams}, {share(scams, 1)}
            </text>
            <text className="strong" x={right} y={top - 14} textAnchor="end">
              {t.rows.honest}
            </text>
            {alarms && (
              <>
                <rect
                  fill={hatch.primary}
                  x={left}
                  y={bottom - caught}
                  width={edge - left}
                  height={caught}
                />
                <rect
                  fill={hatch.down}
                  x={edge}
                  y={bottom - wrong}
                  width={right - edge}
                  height={wrong}
                />
                <path
                  className="line-primary"
                  strokeWidth="2.2"
                  d={`M${left} ${bottom - caught}H${edge}`}
                />
                <path
                  className="line-down"
                  strokeWidth="2.2"
                  d={`M${edge} ${bottom - wrong}H${right}`}
                />
              </>
            )}
            <rect
              className="line-ink"
              strokeWidth="1.5"
              strokeDasharray={alarms ? undefined : '5 5'}
              x={left}
              y={top}
              width={right - left}
              height={bottom - top}
            />
            <path className="line-ink" strokeWidth="1.5" d={`M${edge} ${top}V${bottom}`} />
            {alarms && (
              <>
                {alarms.accepted > 0.2 && (
                  <text className="halo quiet" x={right - 10} y={top + 22} textAnchor="end">
                    {t.parts.accepted}, {share(alarms.accepted, 1)}
                  </text>
                )}
                <text className="halo area-primary strong" x={left} y={bottom + 20}>
                  {t.parts.caught}, {share(alarms.caught, 1)}
                </text>
                <text
                  className="halo area-down strong"
                  x={narrow ? left : right}
                  y={bottom + (narrow ? 38 : 20)}
                  textAnchor={narrow ? 'start' : 'end'}
                >
                  {t.parts.falseAlarms}, {share(alarms.falseAlarms, 1)}
                </text>
                <text
                  className="quiet"
                  x={narrow ? right : left}
                  y={bottom + 38}
                  textAnchor={narrow ? 'end' : 'start'}
                >
                  {t.parts.missed}, {share(alarms.missed, 1)}
                </text>
              </>
            )}
          </>
        );
      }}
    </Drawing>
  );
}
