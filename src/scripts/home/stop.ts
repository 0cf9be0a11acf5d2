/** The hero's figure: a stop moved by its handle or by the slider, and random paths on demand. */
import { distances, purchase, randomWalk, walkSteps, type Walk } from '../../domain/site/stop.ts';
import { fill } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import { written, type StopTexts } from './written.ts';

/** Prices at the bottom and at the top of the drawing; see hero.css. */
const bottom = 40.4;
const top = 59.6;
const walkCount = 20;
const shapes = { stop: '▼', mark: '▲', neither: '●' } as const;

/** Starts the figure `play`, which is complete without it. */
export function start(play: HTMLElement): void {
  const stage = play.querySelector<HTMLElement>('.stage');
  const slider = play.querySelector('input');
  const grip = play.querySelector<HTMLElement>('.grip');
  const walks = play.querySelector<HTMLElement>('.walks');
  const tally = play.querySelector<HTMLElement>('.tally');
  const button = play.querySelector('button');
  if (!stage || !slider || !grip || !walks || !tally || !button) return;
  const lang = document.documentElement.lang as Lang;
  const t = JSON.parse(play.dataset['texts'] ?? '{}') as StopTexts;

  const paint = (): void => {
    const numbers = written(lang, t, slider.valueAsNumber);
    stage.style.setProperty('--d', slider.value);
    slider.style.setProperty('--share', String(shareOf(slider.valueAsNumber)));
    slider.ariaValueText = numbers['spoken'] ?? '';
    for (const place of play.querySelectorAll<HTMLElement>('[data-n]')) {
      place.textContent = numbers[place.dataset['n'] ?? ''] ?? '';
    }
    walks.replaceChildren();
    tally.textContent = '';
    play.classList.remove('walked');
  };

  slider.addEventListener('input', paint);
  grip.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    slider.focus({ preventScroll: true });
  });
  grip.addEventListener('pointermove', (event) => {
    if (!grip.hasPointerCapture(event.pointerId)) return;
    const box = stage.getBoundingClientRect();
    const price = top - ((event.clientY - box.top) / box.height) * (top - bottom);
    // The slider keeps it within its limits and on its steps.
    slider.valueAsNumber = purchase.price - price;
    paint();
  });

  button.addEventListener('click', () => {
    const drawn = Array.from({ length: walkCount }, () => randomWalk(slider.valueAsNumber));
    walks.replaceChildren(linesOf(drawn), ...drawn.map(endOf));
    play.classList.add('walked');
    const count = (end: Walk['end']): number => drawn.filter((walk) => walk.end === end).length;
    tally.textContent = fill(t.tally, {
      n: walkCount,
      stop: count('stop'),
      mark: count('mark'),
      neither: count('neither'),
    });
  });

  paint();
}

function shareOf(distance: number): number {
  return (distance - distances.min) / (distances.max - distances.min);
}

function linesOf(walks: readonly Walk[]): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(space, 'svg');
  drawing.setAttribute('viewBox', `0 0 ${walkSteps - 1} ${top - bottom}`);
  drawing.setAttribute('preserveAspectRatio', 'none');
  for (const { prices, end } of walks) {
    const line = document.createElementNS(space, 'path');
    const points = prices.map((price, step) => `${step} ${(top - price).toFixed(2)}`);
    line.setAttribute('d', `M${points.join('L')}`);
    line.setAttribute('class', end);
    drawing.append(line);
  }
  return drawing;
}

/** The shape at the end of a path. */
function endOf({ prices, end }: Walk): HTMLElement {
  const shape = document.createElement('i');
  shape.className = end;
  shape.textContent = shapes[end];
  const price = prices.at(-1) ?? purchase.price;
  shape.style.left = `${((prices.length - 1) / (walkSteps - 1)) * 100}%`;
  shape.style.top = `${((top - price) / (top - bottom)) * 100}%`;
  return shape;
}
