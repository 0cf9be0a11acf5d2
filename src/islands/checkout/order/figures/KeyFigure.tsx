import type { DialogTexts } from '../../../dialogs/texts.ts';

interface Props {
  readonly t: DialogTexts['slides']['items']['key']['labels'];
}

/** The private key stays on one side of the line; a transaction and its signature cross it. */
export function KeyFigure({ t }: Props) {
  return (
    <>
      <rect x="8" y="24" width="128" height="172" rx="10" fill="var(--premium-soft)" />
      <rect x="8" y="24" width="128" height="172" rx="10" stroke="var(--premium)" />
      <rect x="236" y="24" width="96" height="172" rx="10" stroke="var(--edge)" />
      <path d="M186 18V202" stroke="var(--edge)" strokeDasharray="4 4" />
      <g textAnchor="middle">
        <text x="72" y="50" fontWeight="680" fill="var(--premium)">
          {t.home}
        </text>
        <text x="284" y="50" fontWeight="680" fill="var(--ink)">
          {t.network}
        </text>
        <text x="72" y="134" fill="var(--ink)">
          {t.key}
        </text>
        <text x="72" y="172" fill="var(--ink-2)">
          {t.signs}
        </text>
        <text x="284" y="172" fill="var(--ink-2)">
          {t.checks}
        </text>
      </g>
      <circle cx="52" cy="92" r="14" stroke="var(--premium)" strokeWidth="5" />
      <path d="M66 92H104M92 92V104M103 92V106" stroke="var(--premium)" strokeWidth="5" />
      <path d="M142 92H222" stroke="var(--primary)" strokeWidth="2" />
      <path d="M220 86L231 92L220 98Z" fill="var(--primary)" />
      <g textAnchor="middle" fontSize="13" fontWeight="620">
        <rect x="144" y="106" width="84" height="42" fill="var(--surface)" />
        <g fill="var(--primary)">
          <text x="186" y="122">
            {t.sent}
          </text>
          <text x="186" y="140">
            {t.signed}
          </text>
        </g>
      </g>
      <path d="M276 84L283 92L296 76" stroke="var(--up)" strokeWidth="4" strokeLinecap="round" />
      <rect x="256" y="66" width="56" height="38" rx="6" stroke="var(--edge)" />
      <path d="M270 116H298" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}
