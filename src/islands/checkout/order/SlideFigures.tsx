/** The four drawings of the slides, in grey and one blue, in a field of 180 by 104. */
import { formatAmount } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { DialogTexts } from '../../dialogs/texts.ts';

type Items = DialogTexts['slides']['items'];

/** The size of a position: entry at 80 €, stop at 75 €, and the distance between them. */
export function SizeFigure({ lang }: { readonly lang: Lang }) {
  return (
    <>
      <path d="M6 30H174" stroke="var(--primary)" strokeWidth="2" />
      <path d="M6 78H174" stroke="var(--ink-2)" strokeWidth="2" strokeDasharray="5 4" />
      <path
        d="M90 36v36M84 43l6-7 6 7M84 65l6 7 6-7"
        stroke="var(--ink)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fontWeight="640" fill="var(--ink)">
        <Label x={6} y={22} text={formatAmount(lang, 80)} />
        <Label x={6} y={98} text={formatAmount(lang, 75)} />
      </g>
    </>
  );
}

/** A rising candle and its four prices. */
export function CandleFigure({ t }: { readonly t: Items['candle']['labels'] }) {
  return (
    <>
      <path d="M44 8V100" stroke="var(--ink-2)" strokeWidth="2" />
      <rect x="30" y="28" width="28" height="48" rx="3" fill="var(--ink-2)" />
      <g fill="var(--ink)">
        <Label x={70} y={16} text={t.high} />
        <Label x={70} y={36} text={t.close} />
        <Label x={70} y={80} text={t.open} />
        <Label x={70} y={100} text={t.low} />
      </g>
    </>
  );
}

/** A signature: the private key stays in the wallet at the left, only the signature goes to the network. */
export function KeyFigure() {
  return (
    <g stroke="var(--ink-2)" strokeWidth="2">
      <rect x="6" y="22" width="64" height="60" rx="8" />
      <g stroke="var(--ink)">
        <circle cx="30" cy="52" r="8" />
        <path d="M38 52h18v7" />
      </g>
      <path d="M78 52h38M110 46l8 6-8 6" stroke="var(--primary)" />
      <circle cx="148" cy="52" r="22" strokeDasharray="4 4" />
    </g>
  );
}

/** A gain after fees: 50 € shown, 5 € and 5.25 € of fees, 39.75 € left. */
export function FeesFigure({ lang }: { readonly lang: Lang }) {
  return (
    <>
      <path d="M6 96H174" stroke="var(--edge)" />
      <rect x="16" y="26" width="38" height="70" rx="2" fill="var(--ink-2)" />
      <rect x="71" y="26" width="38" height="14" rx="2" stroke="var(--ink-2)" strokeWidth="1.6" />
      <rect x="126" y="40" width="38" height="56" rx="2" fill="var(--primary)" />
      <g fontWeight="640" fill="var(--ink)" textAnchor="middle">
        <Label x={35} y={18} text={formatAmount(lang, 50)} />
        <Label x={145} y={32} text={formatAmount(lang, 39.75)} />
      </g>
    </>
  );
}

interface LabelProps {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
}

function Label({ x, y, text }: LabelProps) {
  return (
    <text x={x} y={y}>
      {text}
    </text>
  );
}
