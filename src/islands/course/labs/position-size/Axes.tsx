import { fill } from '../../../../i18n/format.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { PartProps } from './geometry.ts';

/** The grid, its prices and quantities, and the amount of one of its squares. */
export function Axes({ geometry, sheet, position, t, lang }: PartProps) {
  const { left, right, top, bottom, x, y, prices, quantities } = geometry;
  const { height } = sheet;
  const { number, euros } = numbersOf(lang);
  const square = ((prices[1] ?? 0) - (prices[0] ?? 0)) * (quantities[1] ?? 0);
  const isFree = (price: number): boolean =>
    [position.entry, position.stop, position.target].every(
      (level) => Math.abs(y(level) - y(price)) > 15,
    );
  return (
    <>
      {prices.map((price) => (
        <g key={price}>
          <path className="line-grid" d={`M${left} ${y(price)}H${right}`} />
          {isFree(price) && (
            <text className="quiet" x={left - 8} y={y(price) + 5} textAnchor="end">
              {number(price)}
            </text>
          )}
        </g>
      ))}
      {quantities.map((units) => (
        <g key={units}>
          <path className="line-grid" d={`M${x(units)} ${top}V${bottom}`} />
          <text className="quiet" x={x(units)} y={bottom + 18} textAnchor="middle">
            {number(units)}
          </text>
        </g>
      ))}
      <text className="quiet" x={left - 8} y={16} textAnchor="end">
        {t.price}
      </text>
      <text className="quiet" x={right} y={height - 3} textAnchor="end">
        {t.quantity}
      </text>
      <text className="quiet" x={left} y={height - 3}>
        {fill(t.square, { value: euros(square) })}
      </text>
    </>
  );
}
