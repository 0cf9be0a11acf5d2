import {
  liquidationPrice,
  type Liquidated,
  type Loan,
} from '../../../../domain/labs/liquidation.ts';
import { fill } from '../../../../i18n/format.ts';
import type { liquidationLab } from '../../../../i18n/fr/course/labs/liquidation.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, ticks } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';

export interface LoanDrawing {
  readonly loan: Loan;
  readonly price: number;
  /** The loan after liquidations at this price. */
  readonly after: Liquidated;
  /** Highest price shown. */
  readonly highest: number;
  readonly t: typeof liquidationLab;
  readonly lang: Lang;
}

interface Props extends LoanDrawing {
  readonly labelledBy: string;
  readonly onMove: (price: number) => void;
}

/** Collateral, its value times the threshold, and debt by token price: they cross at liquidation. */
export function PriceDrawing({ labelledBy, loan, price, after, highest, t, lang, onMove }: Props) {
  const { number, euros } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 200 : 390)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [50, width - 14, 26, height - 40];
        const most = loan.tokens * highest;
        const x = linear([0, highest], [left, right]);
        const y = linear([0, most], [bottom, top]);
        const value = (of: number) => y(loan.tokens * of);
        const liquidation = liquidationPrice(loan);
        const limitEnd = y(loan.tokens * highest * loan.threshold);
        // Below the line at the left end of the label, which is 120 wide.
        const limitLabel = limitEnd + ((bottom - limitEnd) * 120) / (right - left) + 16;
        const debt = y(loan.debt);
        const flips = x(price) > right - 120;
        const isOpen = after.count > 0;
        return (
          <>
            {ticks(0, most, narrow ? 3 : 6).map((amount) => (
              <g key={amount}>
                <path className="line-grid" d={`M${left} ${y(amount)}H${right}`} />
                <text className="quiet" x={left - 8} y={y(amount) + 5} textAnchor="end">
                  {number(amount)}
                </text>
              </g>
            ))}
            {ticks(0, highest, narrow ? 4 : 8).map((at) => (
              <text key={at} className="quiet" x={x(at)} y={bottom + 18} textAnchor="middle">
                {number(at)}
              </text>
            ))}
            <text className="quiet" x={2} y={14}>
              {t.axisY}
            </text>
            <text className="quiet" x={right} y={height - 4} textAnchor="end">
              {t.axisX}
            </text>
            {loan.debt > 0 && (
              <>
                <rect
                  className="area-down-soft"
                  x={left}
                  y={top}
                  width={x(liquidation) - left}
                  height={bottom - top}
                />
                <rect
                  fill={hatch.down}
                  x={left}
                  y={top + 22}
                  width={x(liquidation) - left}
                  height={bottom - top - 22}
                />
              </>
            )}
            <path
              fill={hatch.primary}
              d={`M${x(liquidation)} ${value(liquidation)}L${right} ${value(highest)}V${debt}H${x(liquidation)}Z`}
            />
            <path
              className="line-ink"
              strokeWidth="2.4"
              d={`M${left} ${bottom}L${right} ${value(highest)}`}
            />
            <path
              className="line-ink dashes"
              strokeWidth="1.6"
              d={`M${left} ${bottom}L${right} ${limitEnd}`}
            />
            <path className="line-down" strokeWidth="2.4" d={`M${left} ${debt}H${right}`} />
            {loan.debt > 0 && (
              <path
                className="line-down dashes"
                strokeWidth="1.6"
                d={`M${x(liquidation)} ${top}V${bottom}`}
              />
            )}
            <text className="halo strong" x={right} y={value(highest) - 8} textAnchor="end">
              {t.value}
            </text>
            {!narrow && (
              <text className="halo quiet" x={right} y={limitLabel} textAnchor="end">
                {t.limit}
              </text>
            )}
            <text className="halo strong area-down" x={right} y={debt + 18} textAnchor="end">
              {t.owed}
            </text>
            <path
              className={isOpen ? 'line-down' : 'line-primary'}
              strokeWidth="5"
              d={`M${x(price)} ${value(price)}V${debt}`}
            />
            <SlideGrip
              x={x(price)}
              y={value(price)}
              top={top}
              bottom={bottom}
              toValue={linear([left, right], [0, highest])}
              onMove={onMove}
            />
            {loan.debt > 0 && (
              <>
                <circle
                  className="area-down"
                  cx={x(liquidation)}
                  cy={y(loan.tokens * liquidation * loan.threshold)}
                  r="4.5"
                />
                <text
                  className="halo strong area-down"
                  x={Math.max(x(liquidation) - 6, left + 146)}
                  y={top + 14}
                  textAnchor="end"
                >
                  {fill(t.liquidatedBelow, { price: euros(liquidation) })}
                </text>
              </>
            )}
            <text
              className="halo strong"
              fontSize="15"
              x={x(price) + (flips ? -12 : 12)}
              y={bottom - 8}
              textAnchor={flips ? 'end' : 'start'}
            >
              {euros(price)}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}
