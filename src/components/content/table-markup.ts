/** Changes to the table of a text before it is shown. */
import type { Element } from 'domhandler';
import {
  edited,
  elementsIn,
  parseHtml,
  placeOf,
  visibleText,
  type Edit,
} from '../../content/html.ts';

export interface TableMarkup {
  readonly html: string;
  /** Its first headings. */
  readonly name: string;
}

/** A number, with its sign, its currency and one word for its unit; or a dash for none. */
const amount = /^(?:[−+]?\s?[$€]?\d[\d\s.,]*(?:\s?[€$%])?(?:\s?\p{L}+)?|[—–])?$/u;

/**
 * Aligns columns of amounts to the right, except the first column, which names the row. An empty
 * corner becomes a cell, since a heading needs a text; the others are then marked as column
 * headings.
 */
export function tableMarkup(html: string): TableMarkup {
  const rows = [...elementsIn(parseHtml(html).children)]
    .filter(({ name }) => name === 'tr')
    .map((row) => [...elementsIn(row.children)].filter(isCell));
  const [heads = [], ...body] = rows;
  const columns = heads.map((head, column) => [head, ...body.flatMap((row) => row[column] ?? [])]);
  const aligned = new Set(columns.slice(1).filter(isAmounts).flat());
  const [corner] = heads;
  const hasCorner = corner !== undefined && textOf(corner) === '';
  const edits = rows.flat().flatMap((cell) => {
    const attributes = [
      hasCorner && cell !== corner && cell.name === 'th' ? ' scope="col"' : '',
      aligned.has(cell) ? ' class="amount"' : '',
    ].join('');
    if (cell === corner && hasCorner) return [{ ...placeOf(cell), text: '<td></td>' }];
    return attributes ? [attributesEdit(cell, attributes)] : [];
  });
  const names = heads.map(textOf).filter(Boolean).slice(0, 3);
  return { html: edited(html, edits), name: names.join(', ') };
}

function isCell({ name }: Element): boolean {
  return name === 'th' || name === 'td';
}

/** Whether the cells below the heading of a column are amounts. */
function isAmounts([, ...cells]: readonly Element[]): boolean {
  const texts = cells.map(textOf);
  return texts.every((text) => amount.test(text)) && texts.some((text) => /\d/.test(text));
}

function textOf(cell: Element): string {
  return visibleText([cell]).trim();
}

/** Adds attributes after the name of an element. */
function attributesEdit(element: Element, attributes: string): Edit {
  const at = placeOf(element).start + `<${element.name}`.length;
  return { start: at, end: at, text: attributes };
}
