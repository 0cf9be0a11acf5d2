import type { Lang } from '../../../../i18n/locales.ts';
import { formatPrice } from '../../../../i18n/format.ts';
import type { DialogTexts } from '../../../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: DialogTexts['slides']['items']['fees']['labels'];
}

/** In cents: bought for 1 000 €, sold for 1 050 €, 0.5 % each time. */
const shown = 5_000;
const buying = 500;
const selling = 525;
const net = shown - buying - selling;

const x = (cents: number): number => (cents * 312) / shown;

/** From the displayed gain to the net gain. */
export function FeesFigure({ lang, t }: Props) {
  const rows = [
    { text: t.shown, amount: shown, from: 0, colour: 'var(--ink-2)' },
    { text: t.buying, amount: -buying, from: shown - buying, colour: 'var(--down)' },
    { text: t.selling, amount: -selling, from: net, colour: 'var(--down)' },
    { text: t.net, amount: net, from: 0, colour: 'var(--primary)' },
  ];
  return (
    <>
      {rows.map(({ text, amount, from, colour }, row) => (
        <g key={text} fontWeight={amount > 0 ? 680 : undefined}>
          <text x="14" y={24 + row * 50} fill={amount > 0 ? colour : 'var(--ink)'}>
            {text}
          </text>
          <text x="326" y={24 + row * 50} textAnchor="end" fill={colour} fontWeight="680">
            {amount < 0 ? '−' : ''}
            {formatPrice(lang, Math.abs(amount))}
          </text>
          <rect
            x={14 + x(from)}
            y={32 + row * 50}
            width={x(Math.abs(amount))}
            height="14"
            rx="2"
            fill={colour}
          />
        </g>
      ))}
    </>
  );
}
