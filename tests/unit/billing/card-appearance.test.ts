import { expect, it } from 'vitest';
import { hexadecimal } from '../../../src/islands/billing/card/appearance.ts';

it.each([
  ['rgb(29, 78, 216)', '#1d4ed8'],
  ['rgba(0, 0, 0, 0.5)', '#000000'],
  ['rgb(11 17 30)', '#0b111e'],
  ['CanvasText', 'CanvasText'],
])('the colour %s is %s in Stripe’s frame', (computed, hex) => {
  expect(hexadecimal(computed)).toBe(hex);
});
