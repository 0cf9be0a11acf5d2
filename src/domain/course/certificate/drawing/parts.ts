/** Parts of the certificate that its full and its narrow drawing share. */
import { lessonKeys } from '../../lessons.ts';
import { around, candles, circle, rectangle, tick } from './marks.ts';
import type { Colour, PathShape, Shape, TextShape } from './shapes.ts';

/** Centre and radius of the seal. */
export interface Seal {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The mark of the site, 28 wide and high. */
export function logo(x: number, y: number): readonly Shape[] {
  const { wicks, bodies } = candles(x, y, 1);
  return [
    { type: 'path', d: rectangle(x, y, 28, 28, 7), fill: 'primary' },
    stroke(wicks, 'primary-ink', 1.6),
    { type: 'path', d: bodies, fill: 'primary-ink' },
  ];
}

/** A ring with a point for each lesson. */
export function sealShapes({ x, y, r }: Seal): readonly Shape[] {
  const points = around(x, y, r, lessonKeys.length);
  const { wicks, bodies } = candles(x - 21, y - 21, 1.5);
  return [
    stroke(circle(x, y, r), 'primary', 1.5),
    stroke(circle(x, y, r - 9), 'ink', 0.8),
    ...points.map(([px, py]): PathShape => ({
      type: 'path',
      d: circle(px, py, 3.4),
      fill: 'primary',
    })),
    stroke(points.map(([px, py]) => tick(px, py, 1.5)).join(''), 'primary-ink', 0.9),
    stroke(wicks, 'ink', 1.8),
    { type: 'path', d: bodies, fill: 'ink' },
  ];
}

/** Words across the page, faint and turned. */
export function stamp(words: string, x: number, y: number, size: number): Shape {
  return {
    ...text(words, x, y, size, { weight: 700, colour: 'premium', anchor: 'middle' }),
    turned: -24,
    opacity: 0.14,
  };
}

/** A line along a path. */
export function stroke(d: string, colour: Colour, width: number): PathShape {
  return { type: 'path', d, stroke: colour, width };
}

/** A line of text; `y` is its baseline. */
export function text(
  words: string,
  x: number,
  y: number,
  size: number,
  style: Partial<Pick<TextShape, 'weight' | 'colour' | 'anchor'>> = {},
): TextShape {
  return {
    type: 'text',
    // The font has no narrow no-break space.
    text: words.replaceAll('\u202F', '\u00A0'),
    x,
    y,
    size,
    weight: 400,
    colour: 'ink',
    anchor: 'start',
    ...style,
  };
}
