import { Drawing } from '../kit/Drawing.tsx';
import { linear } from '../kit/scale.ts';

/** The 256 bits as 16 rows of 16 squares; filled where the two hashes differ. */
export function BitGrid({ bits, labelledBy }: { bits: readonly boolean[]; labelledBy: string }) {
  return (
    <Drawing labelledBy={labelledBy} height={(width) => Math.min(width, 320)}>
      {({ width, height }) => {
        const step = height / 16;
        const left = (width - height) / 2;
        const at = (index: number) =>
          `M${left + (index % 16) * step} ${Math.floor(index / 16) * step}`;
        const square = (index: number) => `${at(index)}m1 1h${step - 2}v${step - 2}h${2 - step}z`;
        const pathOf = (filled: boolean) =>
          bits.map((bit, index) => (bit === filled ? square(index) : '')).join('');
        return (
          <>
            <path className="line-grid" d={pathOf(false)} />
            <path className="area-primary" d={pathOf(true)} />
          </>
        );
      }}
    </Drawing>
  );
}

interface RunsProps {
  readonly runs: readonly number[];
  /** The number shown above. */
  readonly current: number;
  readonly axis: string;
  readonly labelledBy: string;
}

/** One dot per edit, stacked over the number of bits that it changed. */
export function Runs({ runs, current, axis, labelledBy }: RunsProps) {
  return (
    <Drawing labelledBy={labelledBy} height={() => 132}>
      {({ width, height }) => {
        const x = linear([92, 164], [10, width - 10]);
        const base = height - 42;
        const stacks = new Map<number, number>();
        return (
          <>
            <path className="line-ink" d={`M0 ${base + 5}H${width}`} strokeWidth="1.5" />
            <path
              className="line-primary dashes"
              d={`M${x(128)} 0V${base + 5}`}
              strokeWidth="1.5"
            />
            {runs.map((run, index) => {
              const below = stacks.get(run) ?? 0;
              stacks.set(run, below + 1);
              const className = run === current ? 'area-primary' : 'hash-dot';
              return (
                <circle
                  key={index}
                  className={className}
                  cx={x(run)}
                  cy={base - below * 6.4}
                  r="2.8"
                />
              );
            })}
            {[96, 112, 128, 144, 160].map((bits) => (
              <text key={bits} className="quiet" x={x(bits)} y={base + 22} textAnchor="middle">
                {bits}
              </text>
            ))}
            <text className="quiet" x={width} y={height - 3} textAnchor="end">
              {axis}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}
