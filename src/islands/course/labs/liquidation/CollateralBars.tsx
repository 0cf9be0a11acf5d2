import { ownShare, type Loan } from '../../../../domain/labs/liquidation.ts';
import { fill } from '../../../../i18n/format.ts';
import { Drawing, type Sheet } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear } from '../kit/scale.ts';
import type { LoanDrawing } from './PriceDrawing.tsx';

interface Props extends LoanDrawing {
  readonly openingPrice: number;
}

interface Part {
  readonly name: string;
  readonly amount: number;
  /** Not covered by the collateral if missing. */
  readonly tone?: keyof Sheet['hatch'];
}

/** The parts of the collateral at the opening, now, and after liquidation, on one scale. */
export function CollateralBars({ loan, price, after, highest, openingPrice, t, lang }: Props) {
  const { euros } = numbersOf(lang);
  const owed = (of: Loan, at: number): Part[] => [
    { name: t.owed, amount: Math.min(of.debt, of.tokens * at), tone: 'rest' },
    { name: t.yours, amount: ownShare(of, at), tone: 'primary' },
  ];
  const rows = [
    { label: t.bars.opening, parts: owed(loan, openingPrice) },
    { label: fill(t.bars.now, { price: euros(price) }), parts: owed(loan, price) },
    ...(after.count > 0
      ? [
          {
            label: t.bars.after,
            parts: [
              ...owed(after, price),
              { name: t.repaid, amount: after.repaid, tone: 'rest' },
              { name: t.penalty, amount: after.penalty, tone: 'down' },
              { name: t.badDebt, amount: after.badDebt },
            ] satisfies Part[],
          },
        ]
      : []),
  ];
  return (
    <Drawing height={(_, narrow) => (narrow ? 126 : 162)}>
      {({ width, narrow, hatch }) => {
        const [row, bar] = narrow ? [42, 20] : [54, 26];
        const x = linear([0, loan.tokens * highest], [2, width - 14]);
        return rows.map(({ label, parts }, index) => {
          const top = index * row + 18;
          let from = 0;
          return (
            <g key={index}>
              <text className="quiet" x={2} y={top - 4}>
                {label}
              </text>
              {parts.map(({ name, amount, tone }) => {
                const [start, end] = [x(from), x(from + amount)];
                from += amount;
                const text = [`${name} ${euros(amount, 0)}`, euros(amount, 0)].find(
                  (words) => words.length * 7.8 < end - start,
                );
                if (end - start < 0.5) return null;
                return (
                  <g key={name}>
                    <rect
                      className={
                        tone === 'rest' ? 'line-ink' : tone ? `line-${tone}` : 'line-down dashes'
                      }
                      strokeWidth="1.4"
                      fill={tone && hatch[tone]}
                      x={start}
                      y={top}
                      width={end - start}
                      height={bar}
                    />
                    {text && (
                      <text
                        className={`halo strong ${tone === 'rest' ? '' : `area-${tone ?? 'down'}`}`}
                        x={(start + end) / 2}
                        y={top + bar / 2 + 5}
                        textAnchor="middle"
                      >
                        {text}
                      </text>
                    )}
                  </g>
                );
              })}
            </g>
          );
        });
      }}
    </Drawing>
  );
}
