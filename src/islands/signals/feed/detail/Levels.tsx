import { priceNow } from '../../../../domain/signals/feed/line.ts';
import { isOpenSignal, standingOf } from '../../../../domain/signals/feed/signal-of-events.ts';
import { pairOf } from '../../../../domain/signals/states.ts';
import { fill, formatNumber } from '../../../../i18n/format.ts';
import {
  formatLevel,
  formatMoment,
  formatMove,
  formatObserved,
} from '../../../../i18n/signal-formats.ts';
import { useCopy } from '../hooks.ts';
import { levelsOf } from '../LevelLine.tsx';
import { useCoin } from '../PricedRow.tsx';
import type { DetailProps } from './detail-props.ts';

/** The levels to copy one by one or together, compared with the current price. */
export function Levels({ lang, t, signal, now }: DetailProps & { readonly now: number }) {
  const { levels } = t;
  const { said, copy } = useCopy(levels.notCopied);
  const { currency, entry } = signal;
  const first = signal.events[0]?.payload;
  const [firstTarget, firstStop] =
    first?.kind === 'issued' ? [first.take_profit, first.stop_loss] : [];
  const rows = [
    { key: 'entry', price: entry, first: entry },
    { key: 'stop', price: signal.stopLoss, first: firstStop },
    { key: 'target', price: signal.takeProfit, first: firstTarget },
    ...(signal.exit === undefined
      ? []
      : [{ key: 'exit', price: signal.exit, first: signal.exit } as const]),
  ] as const;
  const all = fill(levels.copyText, {
    action: t.actions[signal.action],
    pair: pairOf(signal.coin, currency),
    entry,
    stop: signal.stopLoss,
    target: signal.takeProfit,
  });
  return (
    <section aria-labelledby="signal-levels">
      <h3 id="signal-levels">{levels.heading}</h3>
      <ul className="signal-levels">
        {rows.map(({ key, price, first: before }) => {
          const name = levels.names[key];
          const shown = formatLevel(lang, price, currency);
          return (
            <li key={key} data-level={key}>
              <span className="signal-level-name">{name}</span>
              <b>{shown}</b>
              <span className="signal-level-note">
                {key !== 'entry' &&
                  fill(levels.fromEntry, {
                    share: formatMove(lang, Number(price) / Number(entry) - 1),
                  })}
                {before !== undefined && Number(before) !== Number(price) && (
                  <>
                    {' · '}
                    {fill(levels.moved, { first: formatLevel(lang, before, currency) })}
                  </>
                )}
              </span>
              <button
                type="button"
                className="btn btn-small"
                onClick={() => void copy(price, fill(levels.copied, { name, value: price }))}
              >
                {levels.copy}
                <span className="sr-only">{fill(levels.copyWhich, { name, price: shown })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="signal-copy">
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void copy(all, levels.copiedAll)}
        >
          {levels.copyAll}
        </button>
        <span role="status">{said}</span>
      </p>
      {isOpenSignal(signal) && <Now lang={lang} t={t} signal={signal} now={now} />}
    </section>
  );
}

/** Reward to risk, and how the current price relates to it. */
function Now({ lang, t: { levels: t }, signal, now }: DetailProps & { readonly now: number }) {
  const { market, coin } = useCoin(signal.coin, signal.currency);
  const known = levelsOf(signal, coin?.price);
  const { stop, entry, target } = known;
  const way = signal.action === 'buy' ? 1 : -1;
  const [loss, gain] = [(entry - stop) * way, (target - entry) * way];
  const write = (value: number) => formatObserved(lang, value, signal.currency);
  // The order waits no longer once the validity is over.
  const isLate = standingOf(signal, now) === 'late';
  const state = isLate ? undefined : priceNow(known, signal.state === 'entry_hit');
  const price = coin ? write(coin.price) : '';
  const values = { price, entry: formatLevel(lang, signal.entry, signal.currency) };
  return (
    <div className="signal-now">
      <p>
        {gain <= 0
          ? t.leaving
          : loss > 0
            ? fill(t.ratio, {
                ratio: formatNumber(lang, gain / loss),
                gain: write(gain),
                loss: write(loss),
              })
            : t.secured}
      </p>
      {gain <= 0 ? null : state?.type === 'past' ? (
        <p>
          {fill(t.past, {
            ...values,
            ratio: formatNumber(lang, state.ratio),
            late: formatNumber(lang, state.late),
          })}
        </p>
      ) : (
        state && <p>{fill(t[state.type], values)}</p>
      )}
      {market && (
        <p className="signal-note">
          {fill(market.stale ? t.sourceStale : t.source, {
            time: formatMoment(lang, market.as_of),
          })}
        </p>
      )}
    </div>
  );
}
