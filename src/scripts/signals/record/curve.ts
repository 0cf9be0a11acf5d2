/**
 * Chart of the running sum of results, with its drawdown. Zero is in the middle: a gain and a loss of the same size are
 * as large. Drawn in per cent, so that it fits any width and its text keeps its size.
 */
import type { CurvePoint } from '../../../domain/signals/statistics.ts';
import { fill } from '../../../i18n/format.ts';
import { html, type Html } from './html.ts';
import type { View } from './summary.ts';

/** Room above and below the drawing, in per cent of its height. */
const room = 8;

/** `points`: at least one. */
export function curveMarkup({ t, write }: View, points: readonly CurvePoint[]): Html {
  const sums = [0, ...points.map(({ sum }) => sum)];
  const peaks = [0, ...points.map(({ peak }) => peak)];
  const [low, high, end] = [Math.min(...sums), Math.max(...sums), sums.at(-1) ?? 0];
  const scale = roundUp(Math.max(high, -low));
  const x = (index: number) => Math.round((index / points.length) * 10_000) / 100;
  const y = (sum: number) => Math.round((50 - (sum / scale) * (50 - room)) * 100) / 100;
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${x(index)} ${y(value)}`).join('L');
  const back = peaks.map((peak, index) => `${x(index)} ${y(peak)}`).reverse();
  const drawdown = write.result(-Math.max(...points.map(({ peak, sum }) => peak - sum)));
  const label = fill(t.curve.label, {
    ...{ n: points.length, end: write.result(end), drawdown },
    ...{ high: write.result(high), low: write.result(low) },
  });
  const mark = (sum: number, words: string) =>
    html`<line class="grid" x1="0" x2="100%" y1="${y(sum)}%" y2="${y(sum)}%"></line
      ><text x="0" y="${y(sum)}%" dy="-6">${words}</text>`;
  return html`<figure class="record-curve">
    <figcaption>${t.curve.title}</figcaption>
    <svg class="record-drawing" role="img" aria-label="${label}">
      ${mark(scale, fill(t.curve.gain, { size: `+${write.number(scale)}` }))}
      ${mark(-scale, fill(t.curve.loss, { size: `−${write.number(scale)}` }))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path class="drawdown" d="M${path(sums)}L${back.join('L')}z"></path>
        <path class="peak" d="M${path(peaks)}"></path>
        <path class="zero" d="M0 50H100"></path>
        <path class="sum" d="M${path(sums)}"></path>
      </svg>
      <circle class="end" cx="100%" cy="${y(end)}%" r="5"></circle>
    </svg>
    <p class="record-days">
      <span>${write.day(points[0]?.at ?? '')}</span
      ><span>${write.day(points.at(-1)?.at ?? '')}</span>
    </p>
    <ul class="record-key">
      <li class="is-sum">${t.curve.line}</li>
      <li class="is-drawdown">${t.curve.drawdown}</li>
    </ul>
  </figure>`;
}

/** Round sizes of the drawing: close to each other, so that a loss of any size fills its half. */
const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return (steps.find((step) => step * power >= value) ?? 10) * power;
}
