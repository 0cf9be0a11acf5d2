/** One signal: its state, levels, chart, reasoning, position size, history and proof. */
import { isOpenSignal, multipleOf } from '../../../../domain/signals/feed/signal-of-events.ts';
import { coins } from '../../../../domain/market/coins.ts';
import { fill } from '../../../../i18n/format.ts';
import { formatMoment } from '../../../../i18n/signal-formats.ts';
import { useFocused } from '../../../ui/hooks.ts';
import { LevelLine } from '../LevelLine.tsx';
import { useCoin } from '../PricedRow.tsx';
import { nameOf, standingSentence, standingText, toneOf } from '../standing.ts';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './detail.css?url';
import type { DetailProps } from './detail-props.ts';
import { History } from './History.tsx';
import { Levels } from './Levels.tsx';
import { Proof } from './Proof.tsx';
import { Size } from './Size.tsx';
import { WeekChart } from './WeekChart.tsx';

export function Detail({ lang, t, signal, now }: DetailProps & { readonly now: number }) {
  const title = useFocused<HTMLHeadingElement>();
  const { coin: market } = useCoin(signal.coin, signal.currency);
  const name = coins.find(({ id }) => id === signal.coin)?.name ?? signal.coin;
  const shared = { lang, t, signal };
  return (
    <article className="signal" aria-labelledby="signal-title">
      <StyleSheet href={styles} />
      <header>
        <p className="signal-coin">
          {name} · {fill(t.since, { when: formatMoment(lang, signal.issuedAt) })}
        </p>
        <h2 id="signal-title" ref={title} tabIndex={-1}>
          {nameOf(t, signal)}
        </h2>
        <p className="signal-state" data-tone={toneOf(signal)}>
          {standingText(lang, t, signal, now)}
        </p>
        <p>{standingSentence(lang, t, signal, now)}</p>
        {multipleOf(signal) !== undefined && <p className="signal-note">{t.resultHelp}</p>}
      </header>
      <LevelLine {...shared} price={market?.price} />
      <Levels {...shared} now={now} />
      <section aria-labelledby="signal-reasoning">
        <h3 id="signal-reasoning">{t.reasoning}</h3>
        <p className="signal-reasoning">{signal.reasoning[lang]}</p>
      </section>
      <WeekChart {...shared} />
      {isOpenSignal(signal) && <Size {...shared} />}
      <History {...shared} />
      <Proof {...shared} />
    </article>
  );
}
