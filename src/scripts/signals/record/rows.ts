/**
 * The table of closed signals, newest first: losing ones as visible as winning ones. On a narrow window rows are
 * grids, which in some browsers removes the table semantics: the roles keep them.
 */
import type { RecordedSignal } from '../../../domain/signals/record.ts';
import { pairOf } from '../../../domain/signals/states.ts';
import { fill, plural } from '../../../i18n/format.ts';
import { formatSignalPrice } from '../../../i18n/signals/signal-price.ts';
import { detailMarkup } from './detail.ts';
import { html, type Html } from './html.ts';
import { resultMarkup, type View } from './summary.ts';

const hidden = html`hidden`;

/** Rows shown before a button shows the others. */
export const firstRows = 20;

/** A cell with its column's name, which a narrow screen shows instead of the table's head. */
export function labelledCell(name: string, value: Html | number | string): Html {
  return html`<td role="cell">
    <span class="record-label" aria-hidden="true">${name}</span>${value}
  </td>`;
}

/** Caption and column names of a table. */
export function tableHead(caption: string, names: readonly string[]): Html {
  return html`<caption class="sr-only">
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${names.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}
      </tr>
    </thead>`;
}

/** `limit`: rows at most, in a page that the browser completes. */
export function tableMarkup(
  view: View,
  signals: readonly RecordedSignal[],
  limit = Infinity,
): Html {
  const { lang, t } = view;
  const { table } = t;
  const head = [
    ...[table.closed, table.signal, table.entry, table.target, table.stop, table.exit],
    table.result,
  ];
  const rows = signals.toReversed().slice(0, limit);
  const more = Math.max(0, rows.length - firstRows);
  return html`<table role="table" class="record-table">
      ${tableHead(table.caption, head)}
      ${rows.map((signal, index) => rowMarkup(view, signal, index >= firstRows))}
    </table>
    ${more > 0 && html`<p class="record-more"><button class="btn" type="button" data-more>${fill(plural(lang, more, table.more), { n: more })}</button></p>`}`;
}

function rowMarkup(view: View, signal: RecordedSignal, isLater: boolean): Html {
  const { lang, t, write } = view;
  const { table } = t;
  const { issued, end, result } = signal;
  const price = (text: string) => formatSignalPrice(lang, text, issued.currency);
  const exit = result
    ? html`${price(result.exit)} <small>${table.ends[end.kind]}</small>`
    : html`<small>${table.ends[end.kind]}</small>`;
  return html`<tbody role="rowgroup" ${isLater && hidden}>
    <tr role="row">
      <td role="cell" class="record-date">
        <time datetime="${end.at}">${write.day(end.at)}</time>
      </td>
      <th role="rowheader" scope="row">
        ${pairOf(issued.coin, issued.currency)}
        <small>${table.actions[issued.action]}</small
        >${issued.trial && html` <span class="tag tag-premium">${table.trial}</span>`}
      </th>
      ${labelledCell(table.entry, price(issued.entry))}
      ${labelledCell(table.target, price(issued.take_profit))}
      ${labelledCell(table.stop, price(issued.stop_loss))} ${labelledCell(table.exit, exit)}
      <td role="cell" class="record-result">
        ${result ? resultMarkup(view, result.net) : html`<span class="result" data-tone="none">${table.notEntered}</span>`}
      </td>
    </tr>
    <tr role="row" class="record-detail">
      <td role="cell" colspan="7">${detailMarkup(view, signal)}</td>
    </tr>
  </tbody>`;
}
