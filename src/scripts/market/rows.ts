/**
 * The rows of the table, reused for any coin: only cells that changed are written, so that a hundred
 * prices cost little. A changed figure replaces its text node, which avoids a layout shift in
 * right-aligned cells.
 */
import type { MarketCoin } from '../../domain/api/market.ts';
import { lineBox, type CellTexts } from './figures.ts';

export interface Row {
  readonly element: HTMLTableRowElement;
  /** The displayed coin. */
  coin: MarketCoin | undefined;
  written: CellTexts;
  isFavourite: boolean;
  readonly parts: Parts;
}

export interface RowTexts {
  /** Label with the `{name}` of the coin. */
  readonly follow: string;
}

interface Parts {
  readonly name: HTMLElement;
  readonly symbol: HTMLElement;
  readonly star: HTMLButtonElement;
  /** Price, day, seven days, market cap. */
  readonly cells: Four<HTMLElement>;
  readonly drawing: HTMLElement;
  readonly picture: SVGElement;
  readonly line: SVGElement;
}

/** Hydrates a row of the static page: adds the star and the button that opens the panel. */
export function hydrateRow(element: HTMLTableRowElement, texts: RowTexts): Row {
  const [price, day, week, cap, drawing] = [...element.cells].slice(
    1,
  ) as HTMLElement[] as Five<HTMLElement>;
  const head = element.cells[0] as HTMLElement;
  const who = head.firstElementChild as HTMLElement;
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
    ...{ name, symbol, star, drawing, picture, line },
    cells: [price, day, week, cap],
  };
  setRoles(element);
  const row: Row = {
    ...{ element, parts, isFavourite: false },
    coin: undefined,
    written: {
      price: price.textContent,
      day: day.textContent,
      dayTrend: day.className as CellTexts['dayTrend'],
      week: week.textContent,
      weekTrend: week.className as CellTexts['weekTrend'],
      cap: cap.textContent,
      line: line.getAttribute('d') ?? '',
      description: picture.getAttribute('aria-label') ?? '',
    },
  };
  if (element.dataset['v'] !== undefined) {
    row.coin = coinOf(element, parts);
    label(row, texts);
  }
  return row;
}

/** An empty row with the markup of the static page. */
export function createRow(texts: RowTexts): Row {
  const element = document.createElement('tr');
  const { width, height } = lineBox;
  element.innerHTML = `<th scope="row"><span class="who"><b></b> <span></span></span></th>${'<td></td>'.repeat(4)}<td><svg role="img" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path></path></svg></td>`;
  return hydrateRow(element, texts);
}

/** Writes a coin into a row. Returns true for the same coin at another price. */
export function updateRow(
  row: Row,
  coin: MarketCoin,
  written: CellTexts,
  followed: boolean,
  texts: RowTexts,
): boolean {
  const { parts, written: before, coin: last } = row;
  const isSame = last?.id === coin.id;
  row.coin = coin;
  if (!isSame) {
    row.element.id = coin.id;
    parts.name.textContent = coin.name;
    // A new text node for the space as well, to avoid a layout shift.
    parts.name.nextSibling?.replaceWith(' ');
    parts.symbol.textContent = coin.symbol;
    label(row, texts);
  }
  if (followed !== row.isFavourite) {
    row.isFavourite = followed;
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
  if (written.description !== before.description)
    parts.picture.setAttribute('aria-label', written.description);
  return isSame && written.price !== before.price;
}

type Four<T> = readonly [T, T, T, T];
type Five<T> = [T, T, T, T, T];

/** Names the row header after its coin, without the star: screen readers repeat it for each cell. */
function label({ coin, element, parts }: Row, { follow }: RowTexts): void {
  const { name = '', symbol = '' } = coin ?? {};
  parts.star.ariaLabel = follow.replace('{name}', name);
  const head = element.cells[0];
  if (head) head.ariaLabel = `${name} ${symbol}`;
}

/** The coin of a static row, without its seven days. */
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

/** On a phone rows are grids, which in some browsers removes the table semantics. */
function setRoles(row: HTMLTableRowElement): void {
  row.role = 'row';
  for (const cell of row.cells) cell.role = cell.tagName === 'TH' ? 'rowheader' : 'cell';
}

let starTemplate: HTMLButtonElement | undefined;

function starButton(): HTMLButtonElement {
  if (!starTemplate) {
    starTemplate = document.createElement('button');
    Object.assign(starTemplate, { type: 'button', className: 'star', ariaPressed: 'false' });
    starTemplate.innerHTML =
      '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 2.2l2.4 5 5.5.7-4 3.8 1 5.4-4.9-2.6-4.9 2.6 1-5.4-4-3.8 5.5-.7z"></path></svg>';
  }
  return starTemplate.cloneNode(true) as HTMLButtonElement;
}
