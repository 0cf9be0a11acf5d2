import type { Exposure } from '../../../../domain/labs/approval.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing, type Sheet } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear } from '../kit/scale.ts';
import type { ApprovalTexts } from './words.ts';

interface Props {
  readonly labelledBy: string;
  readonly exposure: Exposure;
  /** Value in euros of the operation that the reader wants. */
  readonly wanted: number;
  /** Whether the reader has decided: until then, the exposure is not drawn. */
  readonly revealed: boolean;
  readonly t: ApprovalTexts;
  readonly lang: Lang;
}

const barHeight = 30;

/** Two bars of one scale: the value of the operation, and the value that can leave. */
export function ExposureDrawing({ labelledBy, exposure, wanted, revealed, t, lang }: Props) {
  const { holding, leaves, returns, future } = exposure;
  const { euros } = numbersOf(lang);
  const loss = leaves - returns;
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 176 : 132)}>
      {(sheet) => {
        const { width, narrow, hatch } = sheet;
        const [left, right] = [narrow ? 2 : 128, width - (narrow ? 60 : 96)];
        const x = linear([0, holding], [left, right]);
        const rows = narrow ? ([26, 92] as const) : ([8, 58] as const);
        return (
          <>
            <Row {...{ sheet, left }} y={rows[0]} label={t.rows.wanted} />
            <rect
              className="line-primary"
              fill={hatch.primary}
              strokeWidth="2"
              x={left}
              y={rows[0]}
              width={Math.max(x(wanted) - left, 1)}
              height={barHeight}
            />
            <text className="halo strong area-primary" x={x(wanted) + 8} y={rows[0] + 20}>
              {euros(wanted)}
            </text>
            <Row {...{ sheet, left }} y={rows[1]} label={t.rows.leaves} />
            <rect
              className="line-rest"
              strokeDasharray={revealed ? undefined : '5 5'}
              strokeWidth="1.5"
              x={left}
              y={rows[1]}
              width={right - left}
              height={barHeight}
            />
            {revealed ? (
              <>
                <Part from={left} to={x(loss)} y={rows[1]} tone="down" hatch={hatch} />
                <Part from={x(loss)} to={x(leaves)} y={rows[1]} tone="up" hatch={hatch} />
                {future && (
                  <path
                    className="line-down dashes"
                    strokeWidth="1.8"
                    d={`M${right} ${rows[1]}h${width - right - 14}l10 ${barHeight / 2}l-10 ${barHeight / 2}H${right}`}
                  />
                )}
                <text className="halo strong area-down" x={left} y={rows[1] + barHeight + 19}>
                  {fill(t.lost, { loss: euros(loss) })}
                  {future && <tspan>, {t.later}</tspan>}
                </text>
                {returns > 0 && (
                  <text
                    className="halo area-up"
                    x={narrow ? left : x(leaves) + 8}
                    y={rows[1] + (narrow ? barHeight + 39 : 20)}
                  >
                    {fill(t.returns, { returns: euros(returns) })}
                  </text>
                )}
              </>
            ) : (
              <text className="quiet" x={left + 10} y={rows[1] + 20}>
                ?
              </text>
            )}
            <text className="quiet" x={right} y={rows[1] + barHeight + 19} textAnchor="end">
              {euros(holding)}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}

interface RowProps {
  readonly sheet: Sheet;
  readonly left: number;
  readonly y: number;
  readonly label: string;
}

/** The name of a bar: before it, on a phone above it. */
function Row({ sheet, left, y, label }: RowProps) {
  return sheet.narrow ? (
    <text x={left} y={y - 7}>
      {label}
    </text>
  ) : (
    <text x={left - 12} y={y + 20} textAnchor="end">
      {label}
    </text>
  );
}

interface PartProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly tone: 'down' | 'up';
  readonly hatch: Sheet['hatch'];
}

function Part({ from, to, y, tone, hatch }: PartProps) {
  if (to - from < 0.5) return null;
  return (
    <rect
      className={`line-${tone}`}
      fill={hatch[tone]}
      strokeWidth="2"
      x={from}
      y={y}
      width={to - from}
      height={barHeight}
    />
  );
}
