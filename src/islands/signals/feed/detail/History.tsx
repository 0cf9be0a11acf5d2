import type { SignalEventPayload } from '../../../../domain/signals/event-payload.ts';
import { namedSource } from '../../../../domain/signals/named-source.ts';
import { fill } from '../../../../i18n/format.ts';
import { formatLevel, formatMoment } from '../../../../i18n/signal-formats.ts';
import type { DetailProps } from './detail-props.ts';

/** What happened to the signal, oldest first, each with its source. */
export function History(props: DetailProps) {
  const { lang, t, signal } = props;
  return (
    <section aria-labelledby="signal-history">
      <h3 id="signal-history">{t.history.heading}</h3>
      <ol className="signal-history">
        {signal.events.map(({ position, payload }) => {
          const facts = factsOf(props, payload);
          return (
            <li key={position}>
              <p className="signal-event">
                <b>{t.history.kinds[payload.kind]}</b>{' '}
                <time dateTime={payload.at}>{formatMoment(lang, payload.at)}</time>
              </p>
              {facts && <p>{facts}</p>}
              {'note' in payload && payload.note && <p>{payload.note[lang]}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The facts of an event in one line; empty if there are none. */
function factsOf({ lang, t, signal }: DetailProps, payload: SignalEventPayload): string {
  const { history: h } = t;
  const write = (price: string) => formatLevel(lang, price, signal.currency);
  if (payload.kind === 'issued' || payload.kind === 'revised') {
    return fill(h.levels, { target: write(payload.take_profit), stop: write(payload.stop_loss) });
  }
  const { observed, blind_since: blind, by } = payload;
  const source = namedSource(payload.source, (at) => formatMoment(lang, at));
  return [
    ...('price' in payload && payload.price !== undefined
      ? [fill(h.at, { price: write(payload.price) })]
      : []),
    ...(observed === undefined ? [] : [fill(h.observed, { price: write(observed) })]),
    ...(source === undefined ? [] : [fill(h.by[by], { source })]),
    ...(blind === undefined ? [] : [fill(h.blind, { from: formatMoment(lang, blind) })]),
  ].join(', ');
}
