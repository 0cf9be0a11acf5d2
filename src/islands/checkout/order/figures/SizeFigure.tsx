import type { DialogTexts } from '../../../dialogs/texts.ts';

interface Props {
  readonly t: DialogTexts['slides']['items']['size']['labels'];
}

/** Entry 80 €, stop 75 €: the accepted loss, 40 €, divided by the distance gives the size. */
export function SizeFigure({ t }: Props) {
  return (
    <>
      <rect x="14" y="46" width="312" height="84" fill="var(--down-soft)" />
      <path d="M14 46H326" stroke="var(--ink)" strokeWidth="2" />
      <path d="M14 130H326" stroke="var(--down)" strokeWidth="2" strokeDasharray="6 4" />
      <text x="14" y="36" fontWeight="680" fill="var(--ink)">
        {t.entry}
      </text>
      <text x="14" y="150" fontWeight="680" fill="var(--down)">
        {t.stop}
      </text>
      <path d="M112 56V112" stroke="var(--down)" strokeWidth="2" />
      <path d="M106 110L112 122L118 110Z" fill="var(--down)" />
      <text x="128" y="93" fill="var(--ink)">
        {t.gap}
      </text>
      <rect x="14" y="166" width="312" height="38" rx="8" fill="var(--primary-soft)" />
      <text x="170" y="190" textAnchor="middle" fontWeight="680" fill="var(--primary)">
        {t.formula}
      </text>
    </>
  );
}
