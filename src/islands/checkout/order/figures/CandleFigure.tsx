import type { DialogTexts } from '../../../dialogs/texts.ts';

interface Props {
  readonly t: DialogTexts['slides']['items']['candle']['labels'];
}

/** Y coordinate of a price: 97 € to 109 € over 168 units. */
const y = (price: number): number => 192 - (price - 97) * 14;

/** One rising candle: open 100 €, close 106 €, high 109 €, low 97 €. */
export function CandleFigure({ t }: Props) {
  const prices = [
    { price: 109, text: t.high, from: 112 },
    { price: 106, text: t.close, from: 138 },
    { price: 100, text: t.open, from: 138 },
    { price: 97, text: t.low, from: 112 },
  ];
  return (
    <>
      <path d={`M104 ${y(109)}V${y(97)}`} stroke="var(--up)" strokeWidth="3" />
      <rect x="76" y={y(106)} width="56" height={y(100) - y(106)} rx="2" fill="var(--up)" />
      {prices.map(({ price, text, from }) => (
        <g key={price}>
          <path d={`M${from} ${y(price)}H184`} stroke="var(--edge)" strokeDasharray="3 3" />
          <text x="192" y={y(price) + 5} fontWeight="620" fill="var(--ink)">
            {text}
          </text>
        </g>
      ))}
      <g fill="var(--ink-2)" textAnchor="end">
        <text x="92" y={y(107.5) + 5}>
          {t.wick}
        </text>
        <text x="64" y={y(103) + 5}>
          {t.body}
        </text>
        <text x="92" y={y(98.5) + 5}>
          {t.wick}
        </text>
      </g>
    </>
  );
}
