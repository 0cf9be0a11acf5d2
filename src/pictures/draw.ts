/**
 * Primitives of the drawn pictures, as SVG text in a field of 160 × 100 with a margin of 10 on each side. The first
 * argument is the meaning of a line (see `pictureStyle` in style.ts): `l` ink, `q` detail that thumbnails leave out,
 * `a` the subject (blue), `u` gain, `d` loss, `p` premium; `l x` is dashed (a limit, a promise), `l o` dotted (what may
 * happen).
 */

/** Meaning of a line. */
export type Ink = 'l' | 'k' | 'q' | 'a' | 'u' | 'd' | 'p';
type Stroke = Ink | `${Ink} ${'x' | 'o' | 'b'}`;
export type Point = readonly [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A path from its SVG data. */
export const path = (stroke: Stroke, d: string): string => `<path class="${stroke}" d="${d}"/>`;

/** A straight line through points. */
export const line = (stroke: Stroke, ...points: readonly Point[]): string =>
  path(stroke, through(points));

/** A closed path filled with the background colour: it hides shapes drawn before it. */
export const shape = (stroke: Stroke, d: string): string => `<path class="s ${stroke}" d="${d}"/>`;

/** A rectangle filled with the background colour; `r` is the radius of its corners. */
export const box = (stroke: Stroke, x: number, y: number, w: number, h: number, r = 2): string =>
  `<rect class="s ${stroke}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}"/>`;

/** A circle filled with the background colour. */
export const ring = (stroke: Stroke, x: number, y: number, r: number): string =>
  `<circle class="s ${stroke}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;

/** A filled point. */
export const dot = (ink: Ink, x: number, y: number, r = 2.6): string =>
  `<circle class="f${ink}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;

/** A filled bar. */
export const bar = (ink: Ink, x: number, y: number, w: number, h: number, r = 1): string =>
  `<rect class="f${ink}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}"/>`;

/** A quantity: a tinted, hatched area (a share, a risk, a stock). Draw its edge on top. */
export const quantity = (ink: Ink, d: string): string =>
  `${tint(ink, d)}<path class="h${ink}" d="${d}"/>`;

/** A tinted area without hatch: a range. */
export const tint = (ink: Ink, d: string): string => `<path class="t${ink}" d="${d}"/>`;

/** A hatched rectangle with its edge. */
export const amount = (ink: Ink, x: number, y: number, w: number, h: number): string => {
  const d = rectangle(x, y, w, h);
  return quantity(ink, d) + path(ink, d);
};

/** Path data of a rectangle. */
export const rectangle = (x: number, y: number, w: number, h: number): string =>
  `M${at(x, y)}h${round(w)}v${round(h)}h${round(-w)}Z`;

/** Path data of straight lines through points. */
export const through = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${at(x, y)}`).join('');

/** Path data of a smooth curve through points. */
export function smooth(points: readonly Point[]): string {
  const get = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [get(index - 1), get(index), get(index + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(...one)} ${at(...two)} ${at(...to)}`;
  });
  return `M${at(...get(0))}${parts.join('')}`;
}

/** An arrow with an open head at its end. */
export function arrow(stroke: Stroke, from: Point, to: Point, head = 5): string {
  return line(stroke, from, to) + arrowHead(stroke, to, [to[0] - from[0], to[1] - from[1]], head);
}

/** The open head of an arrow that arrives at a point in a direction. */
export function arrowHead(stroke: Stroke, [x, y]: Point, [dx, dy]: Point, size = 5): string {
  const angle = Math.atan2(dy, dx);
  const wing = (turn: number): Point => [
    x - size * Math.cos(angle + turn),
    y - size * Math.sin(angle + turn),
  ];
  const ink = stroke.slice(0, 1) as Ink;
  return line(ink, wing(0.7), [x, y], wing(-0.7));
}

/** Two possible futures from a point, mirrored: same length, same weight, gain and loss. */
export function fork([x, y]: Point, length: number, rise: number): string {
  const future = (sign: number): string =>
    `M${at(x, y)}C${at(x + length * 0.35, y - sign * rise * 0.15)} ${at(x + length * 0.6, y - sign * rise * 0.8)} ${at(x + length, y - sign * rise)}`;
  return path('u o', future(1)) + path('d o', future(-1));
}

/** One candle: hollow when it rose (`close` above `open`), filled when it fell. Values are heights. */
export function candle(
  ink: Ink,
  x: number,
  [open, close, high, low]: readonly [number, number, number, number],
  width = 8,
): string {
  const top = Math.min(open, close);
  const height = Math.max(Math.abs(open - close), 1.5);
  const body = box(ink, x - width / 2, top, width, height, 1);
  return (
    line(ink, [x, high], [x, low]) +
    body +
    (close > open ? bar(ink, x - width / 2, top, width, height) : '')
  );
}

/** A block of a chain: lines of text, and the place of its fingerprint at the bottom. */
export function block(x: number, y: number, w = 34, h = 50): string {
  const rule = (dy: number, length: number): string =>
    line('q', [x + 6, y + dy], [x + 6 + length, y + dy]);
  return (
    box('l', x, y, w, h, 3) +
    rule(h * 0.38, w - 16) +
    rule(h * 0.52, w - 12) +
    rule(h * 0.66, w - 20)
  );
}

/** A fingerprint: bars whose widths are the digits of `code`. */
export function fingerprint(ink: Ink, x: number, y: number, code: string, h = 7): string {
  let left = x;
  return Array.from(code, (digit) => {
    const width = Number(digit);
    const drawn = bar(ink, left, y, width, h, 0.6);
    left += width + 1.6;
    return drawn;
  }).join('');
}

/** A coin seen from the front. */
export const coin = (ink: Ink, x: number, y: number, r: number): string =>
  ring(ink, x, y, r) +
  `<circle class="${ink}" cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.62)}"/>`;

/** A pile of `count` coins seen from the side; `y` is its foot. */
export const pile = (ink: Ink, x: number, y: number, count: number, w = 26): string =>
  Array.from({ length: count }, (_, index) => {
    const top = y - 7 * (index + 1);
    return box(ink, x, top, w, 7, 3.5);
  }).join('');

/** A key lying flat, bow at the left; `w` is its length. */
export function key(stroke: Stroke, x: number, y: number, w: number, r = 8): string {
  const ink = stroke.slice(0, 1) as Ink;
  const hatched = stroke === ink && ink !== 'k' ? quantity(ink, circle(x + r, y, r)) : '';
  const end = x + w;
  return (
    path(
      stroke,
      `M${at(x + r * 2, y)}H${round(end)}M${at(end - 3, y)}v${round(r * 0.8)}M${at(end - 9, y)}v${round(r * 0.55)}`,
    ) +
    `<circle class="s ${stroke}" cx="${round(x + r)}" cy="${round(y)}" r="${r}"/>` +
    hatched +
    ring(stroke, x + r, y, r * 0.34)
  );
}

/** Path data of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;

/** A padlock, closed or open; `y` is the top of its body. */
export function padlock(ink: Ink, x: number, y: number, w = 20, open = false): string {
  const r = w * 0.3;
  const left = x + w / 2 - r;
  const legs = open ? `v${round(-r)}` : `v${round(r)}`;
  return (
    path(
      ink,
      `M${at(left, y)}v${round(-r)}a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0${legs}`,
    ) +
    box(ink, x, y, w, w * 0.8, 3) +
    dot(ink, x + w / 2, y + w * 0.4, w * 0.1)
  );
}

/** A cross for what fails, a tick for what holds. */
export const cross = (ink: Ink, x: number, y: number, r = 4): string =>
  path(
    `${ink} b`,
    `M${at(x - r, y - r)}l${round(2 * r)} ${round(2 * r)}m0 ${round(-2 * r)}l${round(-2 * r)} ${round(2 * r)}`,
  );
export const tick = (ink: Ink, x: number, y: number, r = 4): string =>
  path(
    `${ink} b`,
    `M${at(x - r, y)}l${round(r * 0.8)} ${round(r * 0.8)}l${round(r * 1.2)} ${round(-r * 1.6)}`,
  );

/** Lines between nodes: pairs of positions in `points`. */
export const links = (
  stroke: Stroke,
  points: readonly Point[],
  pairs: readonly (readonly [number, number])[],
): string =>
  path(
    stroke,
    pairs
      .map(([from, to]) => {
        const [one, two] = [points[from], points[to]];
        return one && two ? through([one, two]) : '';
      })
      .join(''),
  );

/** Nodes of a network. */
export const nodes = (ink: Ink, points: readonly Point[], r = 5): string =>
  points.map(([x, y]) => ring(ink, x, y, r)).join('');

/** Lines of text: one length per line, 7 apart. */
export const rules = (x: number, y: number, lengths: readonly number[], ink: Ink = 'q'): string =>
  path(ink, lengths.map((length, index) => `M${at(x, y + index * 7)}h${round(length)}`).join(''));

/** A slice of a disc, angles in turns from the top. */
export function slice(x: number, y: number, r: number, from: number, to: number, hole = 0): string {
  const point = (turn: number, radius: number): string => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  };
  const large = to - from > 0.5 ? 1 : 0;
  const inner = hole
    ? `L${point(to, hole)}A${hole} ${hole} 0 ${large} 0 ${point(from, hole)}`
    : `L${at(x, y)}`;
  return `M${point(from, r)}A${r} ${r} 0 ${large} 1 ${point(to, r)}${inner}Z`;
}

/** A fishing hook: line from the top, point upwards at the left. */
export const hook = (ink: Ink, x: number, top: number, bottom: number, r = 11): string =>
  path(`${ink} b`, `M${at(x, top)}V${round(bottom - r)}a${r} ${r} 0 0 1 ${-2 * r} 0v-6`) +
  path(`${ink} b`, `M${at(x - 2 * r - 4, bottom - r - 1)}l4 -6l5 5`) +
  ring(ink, x, top, 3);
