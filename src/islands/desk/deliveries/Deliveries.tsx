/** The deliveries of each event, and the figures of the service. */
import { useEffect } from 'react';
import { errorText } from '../../../i18n/errors.ts';
import {
  $deliveries,
  readOlderDeliveries,
  refreshDeliveries,
} from '../../../stores/desk/deliveries.ts';
import { refreshDesk } from '../../../stores/desk/overview.ts';
import { Failure } from '../../course/Failure.tsx';
import { passFocus, useShared } from '../../ui/hooks.ts';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { ErrorLine } from '../ErrorLine.tsx';
import type { PartProps } from '../props.ts';
import { loadDeliveries } from '../texts.ts';
import { EventRow } from './EventRow.tsx';
import { Figures } from './Figures.tsx';

const refresh = () => void Promise.all([refreshDeliveries(), refreshDesk()]);

export function Deliveries({ lang, t, membersOnly }: PartProps) {
  const [{ deskDeliveries: d }] = useTexts(lang, loadDeliveries);
  const state = useShared($deliveries, { type: 'loading' });
  // Refreshes each time it is opened.
  useEffect(refresh, []);
  if (state.type === 'loading') return <LoadingCard text={d.loading} t={membersOnly} />;
  if (state.type === 'failed') {
    return (
      <Failure
        text={errorText(lang, t.errors, state.error)}
        action={t.retry}
        onAction={() => void refreshDeliveries()}
      />
    );
  }
  const { columns } = d;
  return (
    <>
      <div className="desk-head">
        <h2>{d.heading}</h2>
        <button type="button" className="btn btn-small" onClick={refresh}>
          {d.refresh}
        </button>
      </div>
      <Figures lang={lang} d={d} />
      {state.events.length === 0 ? (
        <p className="desk-none">{d.none}</p>
      ) : (
        <div className="desk-scroll" role="region" aria-label={d.heading} tabIndex={0}>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{columns.event}</th>
                <th scope="col">{columns.webhooks}</th>
                <th scope="col">{columns.delay}</th>
                <th scope="col">{columns.emails}</th>
                <th scope="col">{columns.delay}</th>
              </tr>
            </thead>
            <tbody>
              {state.events.map((event) => (
                <EventRow key={event.position} lang={lang} d={d} event={event} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ErrorLine lang={lang} t={t} error={state.error} />
      {state.more && (
        <button
          type="button"
          className="btn btn-small mt-4"
          onClick={({ currentTarget }) => void readOlder(currentTarget)}
        >
          {d.older}
        </button>
      )}
    </>
  );
}

/** Loads older events. With the oldest ones the button disappears: the focus passes to the first that was added. */
async function readOlder(button: HTMLElement): Promise<void> {
  const part = button.parentElement;
  const links = () => part?.querySelectorAll<HTMLElement>('.desk-table tbody a') ?? [];
  const before = links().length;
  await readOlderDeliveries();
  passFocus(button, () => (links()[before] ?? links()[before - 1])?.focus());
}
