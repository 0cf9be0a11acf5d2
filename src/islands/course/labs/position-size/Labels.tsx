import { fill } from '../../../../i18n/format.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { PartProps } from './geometry.ts';
import { unitsText } from './words.ts';

/** The loss per unit, the units, and the amounts lost and won, where there is room for them. */
export function Labels({ geometry, sheet, size, t, lang }: PartProps) {
  const { left, right, bought, sold, target, end, shown } = geometry;
  const { narrow } = sheet;
  const { euros } = numbersOf(lang);
  const middle = left + shown / 2;
  return (
    <>
      <path
        className="line-ink"
        strokeWidth="1.5"
        d={`M${end + 11} ${bought}h8m-4 0V${sold}m-4 0h8`}
      />
      {sold - bought > 34 && (
        <text
          className="halo strong"
          x={Math.min(end + 22, right - 96)}
          y={(bought + sold) / 2 + 5}
        >
          {fill(t.perUnit, { value: euros(size.lossPerUnit, 3) })}
        </text>
      )}
      <text
        className="halo strong"
        fontSize="16"
        x={Math.max(left + 40, middle)}
        y={sold + 20}
        textAnchor="middle"
      >
        {unitsText({ size, t, lang })}
      </text>
      {shown > 84 && sold - bought > 46 && (
        <Amount
          x={middle}
          y={(bought + sold) / 2}
          tone="area-primary"
          amount={euros(size.loss)}
          text={t.lost}
          narrow={narrow}
        />
      )}
      {shown > 84 && size.gainPerUnit > 0 && bought - target > 60 && (
        <Amount
          x={middle}
          y={(bought + target) / 2}
          tone="area-up"
          amount={euros(size.gain)}
          text={t.won}
          narrow={narrow}
        />
      )}
    </>
  );
}

interface AmountProps {
  readonly x: number;
  readonly y: number;
  readonly tone: string;
  readonly amount: string;
  readonly text: string;
  readonly narrow: boolean;
}

function Amount({ x, y, tone, amount, text, narrow }: AmountProps) {
  return (
    <>
      <text
        className={`halo strong ${tone}`}
        fontSize={narrow ? 21 : 27}
        x={x}
        y={y + 4}
        textAnchor="middle"
      >
        {amount}
      </text>
      <text className="halo" x={x} y={y + 22} textAnchor="middle">
        {text}
      </text>
    </>
  );
}
