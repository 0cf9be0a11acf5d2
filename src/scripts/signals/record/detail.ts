/** Details of a signal: its reasoning, its times, its revisions, the sources of its prices. */
import { namedSource } from '../../../domain/signals/named-source.ts';
import type { RecordedSignal } from '../../../domain/signals/record.ts';
import { pairOf } from '../../../domain/signals/states.ts';
import { fill } from '../../../i18n/format.ts';
import { formatSignalPrice } from '../../../i18n/signals/signal-price.ts';
import { html, type Html } from './html.ts';
import type { View } from './summary.ts';

export function detailMarkup(view: View, signal: RecordedSignal): Html {
  const { lang, t, write } = view;
  const { issued, revisions, entered, end, result, opening, closing } = signal;
  const d = t.detail;
  const price = (text: string) => formatSignalPrice(lang, text, issued.currency);
  const source = namedSource(end.source, write.time);
  const pair = pairOf(issued.coin, issued.currency);
  const facts: readonly (readonly [string, string] | false | null | undefined)[] = [
    [d.issued, write.time(issued.at)],
    [d.validUntil, write.time(issued.valid_until)],
    entered && [d.entered, write.time(entered.at)],
    [d.ended, write.time(end.at)],
    result && [d.gross, write.result(result.gross)],
    !!end.observed && [d.observed, price(end.observed)],
    !!entered?.blind_since && [d.blind, write.time(entered.blind_since)],
    !!end.blind_since && [d.blind, write.time(end.blind_since)],
    source !== undefined && [d.source, fill(end.by === 'data' ? d.data : d.desk, { source })],
    [d.events, opening === closing ? `${opening}` : `${opening}–${closing}`],
  ];
  return html`<details>
    <summary aria-label="${fill(d.openOf, { pair, n: opening })}">${d.open}</summary>
    <div class="record-inside">
      <div>
        <h4>${d.reasoning}</h4>
        <p class="record-words">${issued.reasoning[lang]}</p>
        ${revisions.map(
          (revision) =>
            html`<p>
              <b
                >${fill(d.revised, { date: write.time(revision.at), target: price(revision.take_profit), stop: price(revision.stop_loss) })}</b
              >
              ${revision.note[lang]}
            </p>`,
        )}
        ${end.note && html`<p><b>${d.withdrawn}.</b> ${end.note[lang]}</p>`}
      </div>
      <dl>
        ${facts.map((fact) =>
          fact
            ? html`<div>
                <dt>${fact[0]}</dt>
                <dd>${fact[1]}</dd>
              </div>`
            : html``,
        )}
      </dl>
    </div>
  </details>`;
}
