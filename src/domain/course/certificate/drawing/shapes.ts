/** Shapes of the certificate's drawing. Each renderer (SVG, canvas, PDF) draws all of them, in order. */

/** Width and height of the page in points: A4, landscape. */
export const page = { width: 842, height: 595 } as const;

/** Colours of paper and ink: the light tokens of src/styles/tokens.css, in both themes. A test compares them. */
export const colours = {
  paper: '#fbfaf7',
  ink: '#0d1526',
  'ink-2': '#4a5468',
  line: '#e4e1d8',
  primary: '#1d4ed8',
  'primary-ink': '#ffffff',
  premium: '#8a5a0b',
} as const;
export type Colour = keyof typeof colours;

export type Weight = 400 | 600 | 700;

/** A filled or stroked path, as SVG path data. Widths and dashes are in points. */
export interface PathShape {
  readonly type: 'path';
  readonly d: string;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly dash?: readonly [number, number];
}

/** One line of text on its baseline. */
export interface TextShape {
  readonly type: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly colour: Colour;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Degrees, around its point. */
  readonly turned?: number;
  readonly opacity?: number;
}

/** The pictures of the lessons, drawn once as a file of its own. */
export interface PlateShape {
  readonly type: 'plate';
}

export type Shape = PathShape | TextShape | PlateShape;

/** Width of a text in points. */
export type Measure = (text: string, size: number, weight: Weight) => number;
