/** The main parts of a specimen, upright: readable on a phone, where the whole page is not. */
import { fitName } from './fit-name.ts';
import type { CertificateContent } from './layout.ts';
import { rectangle } from './marks.ts';
import { logo, sealShapes, stamp, stroke, text } from './parts.ts';
import type { Measure, Shape } from './shapes.ts';

/** In pixels of a narrow phone. */
export const narrowPage = { width: 342, height: 398 } as const;

const frame = { left: 8, top: 8, right: 334, bottom: 390 } as const;
const left = frame.left + 16;
const right = frame.right - 16;
const factsTop = 328;
const secondFact = 208;

/** Draws a specimen without its small print. `measure` returns the width of a text in its font. */
export function drawNarrow(content: CertificateContent, measure: Measure): readonly Shape[] {
  const { words, siteName, name, number, facts, stamp: mark = '' } = content;
  const { lines, size } = fitName(name, right - left, measure);
  const base = 188 - (lines.length - 1) * size * 1.12;
  const [issued = ['', '']] = facts;
  const rule = (y: number) => `M${frame.left} ${y}H${frame.right}`;
  return [
    { type: 'path', d: rectangle(0, 0, narrowPage.width, narrowPage.height), fill: 'paper' },
    stamp(mark, 171, 302, 60),
    stroke(
      rectangle(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top) +
        rule(66) +
        rule(factsTop),
      'ink',
      1.25,
    ),
    stroke(`M${secondFact - 14} ${factsTop}V${frame.bottom}`, 'line', 1),
    ...logo(left, 23),
    text(siteName, left + 38, 42, 14, { weight: 700 }),
    text(mark, right, 42, 13, { weight: 600, colour: 'premium', anchor: 'end' }),
    text(words.title, left, 102, 21, { weight: 600 }),
    text(words.to, left, 128, 13, { colour: 'ink-2' }),
    ...lines.map((line, index) =>
      text(line, left, base + index * size * 1.12, size, { weight: 700 }),
    ),
    stroke(`M${left} 206h64`, 'primary', 3),
    ...sealShapes({ x: narrowPage.width / 2, y: 266, r: 40 }),
    ...[[left, words.number, number] as const, [secondFact, ...issued] as const].flatMap(
      ([x, label, value]) => [
        text(label, x, factsTop + 24, 13, { colour: 'ink-2' }),
        text(value, x, factsTop + 45, 14, { weight: 600 }),
      ],
    ),
  ];
}
