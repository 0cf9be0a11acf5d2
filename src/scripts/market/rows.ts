/**
 * The rows of the table. A row is a place: what it shows is changed figure by figure, where it has changed,
 * so that a hundred prices cost little. A new figure is a new text in its cell: right-aligned, a longer
 * one begins further left, and the same text would count as moved.
 */
import type { MarketCoin } from '../../domain/api/market.ts';
import { lineBox, type Written } from './figures.ts';

export interface Row {
  readonly element: HTMLTableRowElement;
  /** What it shows. */
  coin: MarketCoin | undefined;
  written: Written;
  followed: boolean;
  readonly parts: Parts;
}

export interface RowTexts {
  /** `{name}` of the coin. */
  readonly follow: string;
}

interface Parts {
  readonly letter: HTMLElement;
  readonly name: HTMLElement;
  readonly symbol: HTMLElement;
  readonly star: HTMLButtonElement;
  /** Price, day, week, capitalisation. */
  readonly cells: Four<HTMLElement>;
  readonly drawing: HTMLElement;
  readonly picture: SVGElement;
  readonly line: SVGElement;
}

/** Takes over a row of the page, and adds what needs a script. */
export function adopt(element: HTMLTableRowElement, texts: RowTexts): Row {
  const [price, day, week, cap, drawing] = [...element.cells].slice(
    1,
  ) as HTMLElement[] as Five<HTMLElement>;
  const head = element.cells[0] as HTMLElement;
  const [letter, who] = [...head.children] as [HTMLElement, HTMLElement];
  const opener = document.createElement('button');
  Object.assign(opener, { type: 'button', className: 'who', ariaHasPopup: 'dialog' });
  opener.append(...who.childNodes);
  who.replaceWith(opener);
  const star = starButton();
  head.prepend(star);
  const [name, symbol] = [...opener.children] as [HTMLElement, HTMLElement];
  const picture = drawing.firstElementChild as SVGElement;
  const line = picture.firstElementChild as SVGElement;
  const parts: Parts = {
    ...{ letter, name, symbol, star, drawing, picture, line },
    cells: [price, day, week, cap],
  };
  giveRoles(element);
  const row: Row = {
    ...{ element, parts, followed: false },
    coin: undefined,
    written: {
      price: price.textContent,
      day: day.textContent,
      dayTrend: day.className as Written['dayTrend'],
      week: week.textContent,
      weekTrend: week.className as Written['weekTrend'],
      cap: cap.textContent,
      line: line.getAttribute('d') ?? '',
      says: picture.getAttribute('aria-label') ?? '',
    },
  };
  if (element.dataset['v'] !== undefined) {
    row.coin = coinOf(element, parts);
    label(row, texts);
  }
  return row;
}

/** A row like those of the page, with nothing in it yet. */
export function makeRow(texts: RowTexts): Row {
  const element = document.createElement('tr');
  const { width, height } = lineBox;
  element.innerHTML = `<th scope="row"><i aria-hidden="true"></i><span class="who"><b></b> <span></span></span></th>${'<td></td>'.repeat(4)}<td><svg role="img" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path></path></svg></td>`;
  return adopt(element, texts);
}

/** Shows a coin in a row; true when it is the same one at another price. */
export function show(
  row: Row,
  coin: MarketCoin,
  written: Written,
  followed: boolean,
  texts: RowTexts,
): boolean {
  const { parts, written: before, coin: last } = row;
  const isSame = last?.id === coin.id;
  row.coin = coin;
  if (!isSame) {
    row.element.id = coin.id;
    parts.letter.textContent = coin.name[0] ?? '';
    parts.name.textContent = coin.name;
    // The space after a longer name is further on: a new one, as the names are.
    parts.name.nextSibling?.replaceWith(' ');
    parts.symbol.textContent = coin.symbol;
    label(row, texts);
  }
  if (followed !== row.followed) {
    row.followed = followed;
    parts.star.ariaPressed = String(followed);
  }
  if (written === before) return false;
  row.written = written;
  const [price, day, week, cap] = parts.cells;
  if (written.price !== before.price) price.textContent = written.price;
  if (written.day !== before.day) day.textContent = written.day;
  if (written.week !== before.week) week.textContent = written.week;
  if (written.cap !== before.cap) cap.textContent = written.cap;
  if (written.dayTrend !== before.dayTrend) day.className = written.dayTrend;
  if (written.weekTrend !== before.weekTrend) {
    week.className = written.weekTrend;
    parts.drawing.className = written.weekTrend;
  }
  if (written.line !== before.line) parts.line.setAttribute('d', written.line);
  if (written.says !== before.says) parts.picture.setAttribute('aria-label', written.says);
  return isSame && written.price !== before.price;
}

type Four<T> = readonly [T, T, T, T];
type Five<T> = [T, T, T, T, T];

/** The row is called by its coin alone: down a column its star would be heard before every figure. */
function label({ coin, element, parts }: Row, { follow }: RowTexts): void {
  const { name = '', symbol = '' } = coin ?? {};
  parts.star.ariaLabel = follow.replace('{name}', name);
  const head = element.cells[0];
  if (head) head.ariaLabel = `${name} ${symbol}`;
}

/** What the page says of a coin, as far as it does: not its week. */
function coinOf({ id, dataset }: HTMLTableRowElement, { name, symbol }: Parts): MarketCoin {
  const numbers = (dataset['v'] ?? '')
    .split(',')
    .map((text) => (text === '' ? null : Number(text)));
  const [price = null, change_24h = null, change_7d = null, cap = null] = numbers;
  return {
    ...{ id, name: name.textContent, symbol: symbol.textContent, price: price ?? 0 },
    ...{ change_24h, change_7d, cap, week: [] },
  };
}

/** On a phone rows are grids, which in some browsers ends the table for a screen reader. */
function giveRoles(row: HTMLTableRowElement): void {
  row.role = 'row';
  for (const cell of row.cells) cell.role = cell.tagName === 'TH' ? 'rowheader' : 'cell';
}

let model: HTMLButtonElement | undefined;

function starButton(): HTMLButtonElement {
  if (!model) {
    model = document.createElement('button');
    Object.assign(model, { type: 'button', className: 'star', ariaPressed: 'false' });
    model.innerHTML =
      '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 2.2l2.4 5 5.5.7-4 3.8 1 5.4-4.9-2.6-4.9 2.6 1-5.4-4-3.8 5.5-.7z"></path></svg>';
  }
  return model.cloneNode(true) as HTMLButtonElement;
}
