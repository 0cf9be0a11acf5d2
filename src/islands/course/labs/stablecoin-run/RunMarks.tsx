import type { RunDay } from '../../../../domain/labs/stablecoin-run.ts';
import type { RunTexts } from './words.ts';

interface OverProps {
  readonly over: number;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly t: RunTexts;
  readonly hatch: Readonly<Record<'rest' | 'down', string>>;
}

/** The excess of a reserve whose parts exceed the whole. */
export function Over({ over, left, right, y, t, hatch }: OverProps) {
  const whole = left + ((right - left) * 100) / (100 + over);
  return (
    <>
      <rect
        className="line-rest"
        fill={hatch.rest}
        x={left}
        y={y}
        width={whole - left}
        height="40"
      />
      <rect
        className="line-down"
        fill={hatch.down}
        strokeWidth="2"
        x={whole}
        y={y}
        width={right - whole}
        height="40"
      />
      <path className="line-ink" strokeWidth="2" d={`M${whole} ${y - 10}v60`} />
      <text className="halo strong" x={whole} y={y - 16} textAnchor="middle">
        {t.whole}
      </text>
    </>
  );
}

interface KeysProps {
  readonly shown: RunDay;
  readonly right: number;
  readonly y: number;
  readonly t: RunTexts;
  readonly hatch: Readonly<Record<'primary' | 'down', string>>;
}

/** The key of the hatched areas: tokens that can be paid, and tokens that cannot. */
export function AreaKeys({ shown, right, y, t, hatch }: KeysProps) {
  const isShort = shown.value < shown.owed - 1e-6;
  return (
    <>
      {isShort && <Key tone="down" text={t.missing} {...{ right, y, hatch }} />}
      <Key tone="primary" text={t.covered} right={right - (isShort ? 94 : 0)} {...{ y, hatch }} />
    </>
  );
}

interface KeyProps extends Pick<KeysProps, 'right' | 'y' | 'hatch'> {
  readonly tone: 'primary' | 'down';
  readonly text: string;
}

function Key({ tone, text, right, y, hatch }: KeyProps) {
  return (
    <>
      <rect
        className={`line-${tone}`}
        fill={hatch[tone]}
        x={right - 14}
        y={y}
        width="14"
        height="14"
      />
      <text className={`halo strong area-${tone}`} x={right - 20} y={y + 12} textAnchor="end">
        {text}
      </text>
    </>
  );
}
