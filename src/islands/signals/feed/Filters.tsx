import { useId, useRef } from 'react';
import { coinsOf, noFilters, type FeedFilters } from '../../../domain/signals/feed/filters.ts';
import type { FeedSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import { coins } from '../../../domain/market/coins.ts';
import { fill, plural } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $filters, setFilters } from '../../../stores/signals/feed-view.ts';
import { useShared } from '../../ui/hooks.ts';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: FeedTexts;
  readonly signals: readonly FeedSignal[];
  /** Number of signals shown. */
  readonly shown: number;
}

const states = ['all', 'open', 'closed'] as const;
const actions = ['all', 'buy', 'sell'] as const;

export function Filters({ lang, t: { filters: t }, signals, shown }: Props) {
  const chosen = useShared($filters, noFilters);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const isFiltered = Object.entries(chosen).some(([, value]) => value !== 'all');
  return (
    <form
      className="feed-filters"
      aria-label={t.legend}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className="feed-states">
        <legend className="sr-only">{t.state}</legend>
        {states.map((state) => (
          <label key={state}>
            <input
              ref={state === 'all' ? first : undefined}
              type="radio"
              name="state"
              value={state}
              checked={chosen.state === state}
              onChange={() => setFilters({ state })}
            />
            <span>{t.states[state]}</span>
          </label>
        ))}
      </fieldset>
      <p>
        <label className="sr-only" htmlFor={`${id}-action`}>
          {t.action}
        </label>
        <select
          id={`${id}-action`}
          value={chosen.action}
          onChange={({ currentTarget: { value } }) =>
            setFilters({ action: value as FeedFilters['action'] })
          }
        >
          {actions.map((action) => (
            <option key={action} value={action}>
              {t.actions[action]}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label className="sr-only" htmlFor={`${id}-coin`}>
          {t.coin}
        </label>
        <select
          id={`${id}-coin`}
          value={chosen.coin}
          onChange={({ currentTarget: { value } }) => setFilters({ coin: value })}
        >
          <option value="all">{t.allCoins}</option>
          {coinsOf(signals).map((coin) => (
            <option key={coin} value={coin}>
              {coins.find((one) => one.id === coin)?.name ?? coin}
            </option>
          ))}
        </select>
      </p>
      <p className={isFiltered ? 'feed-found' : 'sr-only'} role="status">
        {shown === 0 && isFiltered ? t.none : fill(plural(lang, shown, t.count), { n: shown })}
      </p>
      {isFiltered && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setFilters(noFilters);
            first.current?.focus();
          }}
        >
          {t.clear}
        </button>
      )}
    </form>
  );
}
