/** The sentence and the numbers of the record. */
import type { Statistics } from '../../../domain/signals/statistics.ts';
import type { recordView } from '../../../i18n/fr/signals/record-view.ts';
import { fill, plural } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { type RecordFigures, toneOf } from './figures.ts';
import { html, type Html } from './html.ts';

export type ViewTexts = typeof recordView;

export interface View {
  readonly lang: Lang;
  readonly t: ViewTexts;
  readonly write: RecordFigures;
}

/** A result with its mark. */
export function resultMarkup({ write }: View, value: number): Html {
  return html`<span class="result" data-tone="${toneOf(value)}">${write.result(value)}</span>`;
}

/** `withTrials`: some of the signals counted are trials, which nobody received. */
export function summaryMarkup(view: View, statistics: Statistics, withTrials: boolean): Html {
  const { t, write } = view;
  const { sum, average, margin, winRate, wins, entered, drawdown, losingRun } = statistics;
  const unknown = t.numbers.unknown;
  const number = (label: string, value: Html | string, note?: string | false) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
      ${note && html`<dd class="record-note">${note}</dd>`}
    </div>`;
  const rate =
    winRate === null
      ? unknown
      : fill(t.numbers.winRateOf, { share: write.share(winRate), n: wins, total: entered });
  const isUncertain = average !== null && margin !== null && average >= 0 && average <= margin;
  return html`<p class="record-says">${sentence(view, statistics, withTrials)}</p>
    <dl class="record-numbers">
      ${number(t.numbers.sum, entered ? resultMarkup(view, sum) : unknown)}
      ${number(t.numbers.average, averageMarkup(view, statistics), isUncertain && t.numbers.uncertain)}
      ${number(t.numbers.winRate, rate)}
      ${number(t.numbers.drawdown, entered ? resultMarkup(view, -drawdown) : unknown)}
      ${number(t.numbers.losingRun, String(losingRun))}
      ${number(t.numbers.unentered, unentered(view, statistics))}
    </dl>`;
}

function averageMarkup(view: View, { average, margin }: Statistics): Html | string {
  if (average === null) return view.t.numbers.unknown;
  return html`${resultMarkup(view, average)}${margin !== null && ` ${view.write.margin(margin)}`}`;
}

function unentered({ t }: View, { expired, withdrawn }: Statistics): string {
  return fill(t.numbers.unenteredOf, { expired, withdrawn });
}

function sentence({ lang, t, write }: View, statistics: Statistics, withTrials: boolean): Html {
  const { closed, entered, wins, losses, sum } = statistics;
  const { counts, says } = t;
  const count = (n: number, forms: { one: string; other: string }) =>
    fill(plural(lang, n, forms), { n });
  const found = fill(entered === 0 ? counts.none : counts.all, {
    closed: count(closed, counts.closed),
    entered: count(entered, counts.entered),
    losses: count(losses, counts.losses),
    wins: count(wins, counts.wins),
  });
  if (entered === 0) return html`<strong>${found}</strong> ${says.none}`;
  const tone = toneOf(sum);
  const result = fill(plural(lang, entered, says[withTrials ? 'withTrials' : 'sent'][tone]), {
    stake: write.money(1),
    amount: write.money(sum),
  });
  const said = [result, tone === 'gain' && says.next, withTrials && says.trials].filter(Boolean);
  return html`<strong>${found}</strong> ${said.join(' ')}`;
}
