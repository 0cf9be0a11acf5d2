/** Contrast of text and edges with their backgrounds, in both themes: WCAG 2.2, 1.4.3 and 1.4.11. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
/** The first value of each colour; those of the high-contrast preference come later. */
const pairs = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)]
    .reverse()
    .map(([, name = '', light = '', dark = '']) => [name, { light, dark }] as const),
);

function colourOf(name: string, theme: 'light' | 'dark'): string {
  const pair = pairs.get(name);
  if (!pair) throw new Error(`src/styles/tokens.css has no --${name}.`);
  return pair[theme];
}

/** Relative luminance of `#rgb` or `#rrggbb`, as WCAG defines it. */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['ink', 'ink-2', 'primary', 'premium', 'up', 'down'];
const grounds = ['paper', 'surface', 'band'];
const combinations = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  ['primary-ink', 'primary', 4.5],
  ['primary-ink', 'primary-strong', 4.5],
  ['premium', 'premium-soft', 4.5],
  ['up', 'up-soft', 4.5],
  ['down', 'down-soft', 4.5],
  ['primary', 'primary-soft', 4.5],
  ...grounds.map((ground) => ['edge', ground, 3] as const),
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(combinations)('%s on %s has a contrast of at least %d', (text, ground, least) => {
    expect(contrast(colourOf(text, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

// A night section has the colours of the dark theme in both themes.
describe.each(['light', 'dark'] as const)('in a night section of the %s theme', (theme) => {
  it.each(
    [...texts, 'edge'].flatMap((text) =>
      ['night', 'night-surface'].map((at) => [text, at] as const),
    ),
  )('%s on %s', (text, ground) => {
    const least = text === 'edge' ? 3 : 4.5;
    expect(contrast(colourOf(text, 'dark'), colourOf(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

it('black on white has a contrast of 21, and each on itself 1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#1d4ed8', '#1d4ed8')).toBe(1);
});
