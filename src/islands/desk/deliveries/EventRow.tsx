import { useState } from 'react';
import { keptDays } from '../../../domain/desk/limits.ts';
import type { EventDeliveries } from '../../../domain/api/desk.ts';
import { pairOf } from '../../../domain/signals/states.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { formatMoment } from '../../../i18n/signal-formats.ts';
import type { DeskDeliveriesTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly d: DeskDeliveriesTexts;
  readonly event: EventDeliveries;
}

/** An event of the record with its counts and delays. */
export function EventRow({ lang, d, event }: Props) {
  const { coin, currency, kind, position, signal_id: signal } = event;
  const name = fill(d.event, { kind: d.kinds[kind], n: position });
  const {
    webhook_median: hook,
    webhook_p95: hook95,
    email_median: mail,
    email_p95: mail95,
  } = event;
  const [now] = useState(() => Date.now());
  const none = (days: number) =>
    now - Date.parse(event.recorded_at) > days * 86_400_000 ? d.not_kept : d.none_sent;
  return (
    <tr>
      <th scope="row">
        <a href={`#signals/${signal}`}>{pairOf(coin, currency)}</a>
        <span>{name}</span>
        <time dateTime={event.recorded_at}>{formatMoment(lang, event.recorded_at)}</time>
      </th>
      {event.trial ? (
        <td colSpan={4} className="desk-muted">
          {d.trial}
        </td>
      ) : (
        <>
          <td>
            <Counts texts={d.states} counts={event.webhooks} none={none(keptDays.webhooks)} />
          </td>
          <td>{delays(lang, d, hook, hook95)}</td>
          <td>
            <Counts texts={d.emailStates} counts={event.emails} none={none(keptDays.emails)} />
          </td>
          <td>{delays(lang, d, mail, mail95)}</td>
        </>
      )}
    </tr>
  );
}

interface CountsProps<State extends string> {
  readonly texts: Readonly<Record<State, string>>;
  readonly counts: Partial<Readonly<Record<State, number>>>;
  readonly none: string;
}

/** The counts above zero, in the order of the texts; failures stand out by their words and colour. */
function Counts<State extends string>({ texts, counts, none }: CountsProps<State>) {
  const shown = (Object.keys(texts) as State[]).filter((state) => (counts[state] ?? 0) > 0);
  if (shown.length === 0) return <span className="desk-muted">{none}</span>;
  return (
    <ul className="desk-counts">
      {shown.map((state) => (
        <li key={state} data-state={state}>
          {fill(texts[state], { n: counts[state] ?? 0 })}
        </li>
      ))}
    </ul>
  );
}

function delays(
  lang: Lang,
  d: DeskDeliveriesTexts,
  median: number | null,
  p95: number | null,
): string {
  if (median === null || p95 === null) return '';
  const write = (seconds: number) =>
    seconds < 90
      ? fill(d.seconds, { n: formatNumber(lang, seconds) })
      : fill(d.minutes, { n: formatNumber(lang, seconds / 60) });
  return fill(d.delay, { median: write(median), p95: write(p95) });
}
