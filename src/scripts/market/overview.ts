/** Updates the overview with new prices. Its strip: one tab stop, arrow keys, touch or mouse. */
import type { MarketCoin } from '../../domain/api/market.ts';
import { nextCell, stepOf } from '../../domain/market/overview.ts';
import { fill } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { LiveTexts } from './announcements.ts';
import type { CellTexts } from './figures.ts';
import { cellText, overviewOf } from './overview-view.ts';

interface Options {
  readonly lang: Lang;
  readonly t: LiveTexts;
  /** The coins whose figures the page displays already. */
  readonly displayed: readonly MarketCoin[];
  readonly written: (coin: MarketCoin) => CellTexts;
  readonly change: (value: number | null) => string;
  /** Opens the panel of a coin; `back` gets the focus when it closes. */
  readonly open: (id: string, back: HTMLElement) => void;
}

/**
 * Returns a function that shows the figures of these coins, largest first; without any, `failed`
 * hides the overview.
 */
export function startOverview(
  options: Options,
): (coins: readonly MarketCoin[], failed: boolean) => void {
  const { t, displayed, written, open } = options;
  const root = document.querySelector('.overview') as HTMLElement;
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  const strip = find('.strip');
  const opener = find('[data-open]');
  let coins: readonly MarketCoin[] = [];
  let at = 0;

  const cells = () => [...strip.children] as HTMLAnchorElement[];
  const cellAt = (target: EventTarget | null): number =>
    target instanceof Element ? cells().findIndex((cell) => cell.contains(target)) : -1;

  const read = (index: number): void => {
    const coin = coins[index];
    if (!coin) return;
    cells()[at]?.removeAttribute('data-read');
    cells()[index]?.setAttribute('data-read', '');
    at = index;
    const { price, day, dayTrend } = written(coin);
    find('[data-read-name]').textContent = coin.name;
    find('[data-read-place]').textContent = fill(t.overview.place, {
      ...{ symbol: coin.symbol, n: index + 1 },
    });
    find('[data-read-price]').textContent = price;
    find('[data-read-day]').textContent = day;
    find('[data-read-day]').className = dayTrend;
    opener.ariaLabel = fill(t.overview.open, { name: coin.name });
  };
  const focusCell = (index: number): void => {
    for (const [place, cell] of cells().entries()) cell.tabIndex = place === index ? 0 : -1;
    cells()[index]?.focus({ preventScroll: true });
  };
  const openAt = (index: number, back: HTMLElement | undefined): void => {
    const coin = coins[index];
    if (coin && back) open(coin.id, back);
  };

  strip.addEventListener('keydown', (event) => {
    const columns = getComputedStyle(strip).gridTemplateColumns.split(' ').length;
    const next = nextCell(event.key, cellAt(event.target), columns, coins.length);
    if (next === undefined) return;
    event.preventDefault();
    focusCell(next);
  });
  strip.addEventListener('focusin', ({ target }) => read(cellAt(target)));
  /** The cell shown when a touch began; -1 for a mouse. */
  let touched = -1;
  strip.addEventListener('pointerdown', ({ pointerType }) => {
    touched = pointerType === 'touch' ? at : -1;
  });
  strip.addEventListener('pointermove', ({ clientX, clientY }) => {
    const index = cellAt(document.elementFromPoint(clientX, clientY));
    if (index >= 0) read(index);
  });
  strip.addEventListener('click', (event) => {
    const index = cellAt(event.target);
    if (index < 0) return;
    event.preventDefault();
    // A first touch shows a cell, a second one opens it.
    if (touched >= 0 && touched !== index) read(index);
    else openAt(index, cells()[index]);
    touched = -1;
  });
  opener.addEventListener('click', () => openAt(at, opener));

  return (next, failed) => {
    // Nothing to wait for.
    root.hidden = failed && next.length === 0;
    if (next === coins || next.length === 0) return;
    coins = next;
    if (next !== displayed) {
      drawSummary(root, coins, options);
      drawStrip(strip, coins, options);
    }
    const stop = cells().findIndex(({ tabIndex }) => tabIndex === 0);
    for (const [index, cell] of cells().entries())
      cell.tabIndex = index === Math.max(0, stop) ? 0 : -1;
    read(at);
  };
}

/** Writes the sentence, its figures, the bar and the dots. */
function drawSummary(
  root: HTMLElement,
  coins: readonly MarketCoin[],
  { lang, t, change }: Options,
): void {
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  delete root.dataset['unpriced'];
  const { say, bar, dots, dotsLabel, ...texts } = overviewOf(coins, lang, t.overview, change);
  const sentence = document.querySelector('[data-overview=say]');
  if (sentence) sentence.textContent = say;
  for (const [name, text] of Object.entries(texts)) {
    find(`[data-overview=${name}]`).textContent = text;
  }
  find('.overview-bar').innerHTML = bar;
  find('.overview-dots').innerHTML = dots;
  find('.overview-dots').ariaLabel = dotsLabel;
}

/** Writes a cell for each coin, and only what has changed. */
function drawStrip(
  strip: HTMLElement,
  coins: readonly MarketCoin[],
  { t, written }: Options,
): void {
  while (strip.children.length > coins.length) strip.lastElementChild?.remove();
  while (strip.children.length < coins.length) strip.append(document.createElement('a'));
  for (const [index, coin] of coins.entries()) {
    const cell = strip.children[index] as HTMLAnchorElement;
    const { id, name, symbol, change_24h } = coin;
    const label = fill(t.overview.cell, { name, symbol, change: written(coin).day });
    if (cell.ariaLabel !== label) cell.ariaLabel = label;
    const step = String(stepOf(change_24h) ?? '');
    if (cell.dataset['step'] !== step) cell.dataset['step'] = step;
    if (cell.hash !== `#${id}`) {
      cell.href = `#${id}`;
      const text = document.createElement('span');
      text.textContent = cellText(symbol);
      cell.replaceChildren(text);
    }
  }
}
