import type { PartProps } from './geometry.ts';

/** The areas of gain and loss, and the quantities that the capital and a quarter of it can buy. */
export function Areas(props: PartProps) {
  const { geometry, sheet, view, size, t } = props;
  const { left, bottom, x, bought, sold, target, end, shown } = geometry;
  const { hatch } = sheet;
  const over = x(Math.min(size.affordable, view.units));
  const caps = [
    { units: size.affordable, text: t.all, line: 'line-ink', at: bottom - 8 },
    { units: size.affordable / 4, text: t.quarter, line: 'line-rest', at: bottom - 28 },
  ].filter(({ units }) => units < view.units * 0.98 && units > view.units * 0.04);
  return (
    <>
      {size.gainPerUnit > 0 && (
        <rect
          className="line-up"
          strokeWidth="1.5"
          fill={hatch.up}
          x={left}
          y={target}
          width={shown}
          height={bought - target}
        />
      )}
      <rect fill={hatch.primary} x={left} y={bought} width={shown} height={sold - bought} />
      {over < end && (
        <rect
          className="area-down-soft"
          x={over}
          y={bought}
          width={end - over}
          height={sold - bought}
        />
      )}
      {over < end && (
        <rect fill={hatch.down} x={over} y={bought} width={end - over} height={sold - bought} />
      )}
      <rect
        className="line-primary"
        strokeWidth="2.6"
        x={left}
        y={bought}
        width={shown}
        height={sold - bought}
      />
      {caps.map((cap) => (
        <Cap key={cap.text} {...props} {...cap} />
      ))}
    </>
  );
}

interface CapProps extends PartProps {
  readonly units: number;
  readonly text: string;
  readonly line: string;
  /** Height of the text. */
  readonly at: number;
}

/** The most units that can be bought, as a dashed line. */
function Cap({ geometry: { top, bottom, x }, sheet: { width }, units, text, line, at }: CapProps) {
  const flips = x(units) > width * 0.6;
  return (
    <g>
      <path className={`dashes ${line}`} strokeWidth="1.5" d={`M${x(units)} ${top}V${bottom}`} />
      <text
        className="halo quiet"
        x={x(units) + (flips ? -6 : 6)}
        y={at}
        textAnchor={flips ? 'end' : 'start'}
      >
        {text}
      </text>
    </g>
  );
}
