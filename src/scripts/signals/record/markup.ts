/** The results of the record as HTML, in the build and in the browser. */
import type { SignalsRecord } from '../../../domain/signals/record.ts';
import {
  curveOf,
  monthsOf,
  type Share,
  shareOf,
  statisticsOf,
} from '../../../domain/signals/statistics.ts';
import { fill, plural } from '../../../i18n/format.ts';
import { curveMarkup } from './curve.ts';
import { html, type Html } from './html.ts';
import { labelledCell, tableHead, tableMarkup } from './rows.ts';
import { resultMarkup, summaryMarkup, type View } from './summary.ts';

const shares = ['all', 'live', 'trial'] as const;

interface Selection {
  /** Signals to count; by default those sent, or the trials while none that was sent is closed. */
  readonly share?: Share | undefined;
  /** Rows at most. */
  readonly limit?: number;
}

/** @param length Number of events of the record. */
export function recordMarkup(
  view: View,
  { signals, sealed }: SignalsRecord,
  length: number,
  { share = signals.some(({ issued }) => !issued.trial) ? 'live' : 'all', limit }: Selection = {},
): string {
  const { t } = view;
  const own = shareOf(signals, share);
  const waiting = sealedMarkup(view, sealed);
  if (signals.length === 0) {
    const none = length === 0 ? t.notBegun : t.noneClosed;
    return html`<div class="record-empty">
      <h3>${none.title}</h3>
      <p>${none.text}</p>
      ${waiting}
    </div>`.markup;
  }
  const isMixed = new Set(signals.map(({ issued }) => issued.trial)).size > 1;
  const results = own.length
    ? [
        summaryMarkup(
          view,
          statisticsOf(own),
          own.some(({ issued }) => issued.trial),
        ),
        figures(view, own),
        html`<h3>${t.table.heading}</h3>`,
        tableMarkup(view, own, limit),
      ]
    : [html`<p class="record-says">${t.noneOfShare}</p>`];
  return html`${isMixed && sharesMarkup(view, share)}${results}${waiting}`.markup;
}

function figures(view: View, signals: Parameters<typeof curveOf>[0]): Html {
  const curve = curveOf(signals);
  return html`${curve.length > 0 && curveMarkup(view, curve)}${monthsMarkup(view, signals)}`;
}

function sharesMarkup({ t }: View, chosen: Share): Html {
  return html`<div class="record-shares" role="group" aria-label="${t.shares.label}">
    ${shares.map((share) => html`<button type="button" class="btn btn-small" data-share="${share}" aria-pressed="${String(share === chosen)}">${t.shares[share]}</button>`)}
  </div>`;
}

function monthsMarkup(view: View, signals: Parameters<typeof monthsOf>[0]): Html {
  const { months: t } = view.t;
  const head = [t.month, t.sum, t.entered, t.losses, t.wins, t.unentered];
  return html`<h3>${t.heading}</h3>
    <table role="table" class="record-months">
      ${tableHead(t.caption, head)}
      <tbody role="rowgroup">
        ${monthsOf(signals)
          .toReversed()
          .map(
            (month) =>
              html`<tr role="row">
                <th role="rowheader" scope="row">${view.write.month(month.month)}</th>
                ${labelledCell(t.sum, month.entered ? resultMarkup(view, month.sum) : '—')}
                ${labelledCell(t.entered, month.entered)} ${labelledCell(t.losses, month.losses)}
                ${labelledCell(t.wins, month.wins)}
                ${labelledCell(t.unentered, month.expired + month.withdrawn)}
              </tr>`,
          )}
      </tbody>
    </table>`;
}

function sealedMarkup({ lang, t, write }: View, sealed: SignalsRecord['sealed']): Html {
  const say = (n: number, forms: { one: string; other: string }, date = '') =>
    n > 0 && html`<p class="record-sealed">${fill(plural(lang, n, forms), { n, date })}</p>`;
  const since = sealed.openSince ? write.day(sealed.openSince) : '';
  return html`${say(sealed.open, t.sealed.open, since) || null}${say(sealed.closed, t.sealed.closed) || null}`;
}
