import { spread, type WeekChart } from '../../../../domain/signals/feed/week-chart.ts';

interface Props {
  readonly chart: WeekChart;
  readonly levels: readonly {
    readonly name: 'stop' | 'entry' | 'target';
    readonly price: number;
    readonly label: string;
  }[];
  readonly days: readonly { readonly x: number; readonly label: string }[];
  readonly label: string;
}

/** Heights in pixels: of the drawing without the names of the days, and between two labels. */
const height = 240;
const gap = 18;
/** Height in pixels of a row of numbers above the curve, and per cent of the width that one takes. */
const markGap = 22;
const markWidth = 5;

const levelClasses = { stop: 'week-stop', entry: 'week-entry', target: 'week-target' } as const;

/** Text keeps its size at every width: positions are in per cent, and only the curve is stretched. */
export function WeekDrawing({ chart, levels, days, label }: Props) {
  const at = (percent: number) => (percent / 100) * height;
  const places = spread(
    levels.map(({ price }) => at(chart.y(price)) - 5),
    gap,
    height,
  );
  const marks = rowsOf(chart.marks);
  const curve = chart.points.map(({ x, y }) => `${x.toFixed(2)} ${at(y).toFixed(1)}`).join('L');
  return (
    <svg className="week-drawing" role="img" aria-label={label} height={height + 24}>
      {levels.map(({ name, price }) => (
        <line
          key={name}
          className={levelClasses[name]}
          x1="0"
          x2="100%"
          y1={at(chart.y(price))}
          y2={at(chart.y(price))}
        />
      ))}
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path className="week-curve" d={`M${curve}`} />
      </svg>
      {days.map(({ x, label: day }) => (
        <text key={x} className="week-day" x={`${x}%`} y={height + 18} textAnchor="middle">
          {day}
        </text>
      ))}
      {marks.map(({ n, x, y, row }) => (
        <g key={n} className="week-mark">
          <line x1={`${x}%`} x2={`${x}%`} y1={row * markGap} y2={at(y)} />
          <circle className="week-dot" cx={`${x}%`} cy={at(y)} r="4" />
          <circle cx={`${x}%`} cy={row * markGap} r="10" />
          <text x={`${x}%`} y={row * markGap + 5} textAnchor="middle">
            {n}
          </text>
        </g>
      ))}
      {levels.map(({ name, label: text }, index) => (
        <text key={name} className={`week-label ${levelClasses[name]}`} x="0" y={places[index]}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Puts the number of a mark below that of the mark before, where both would overlap. */
function rowsOf(marks: WeekChart['marks']) {
  let row = 0;
  return marks.map((mark, index) => {
    const before = marks[index - 1];
    row = before && mark.x - before.x < markWidth ? row + 1 : 0;
    return { ...mark, row };
  });
}
