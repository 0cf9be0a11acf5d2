/** The bookings of a week, day by day. */
import { useEffect, useState } from 'react';
import { addDays } from '../../../domain/booking/days.ts';
import { errorText } from '../../../i18n/errors.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { $agenda, moveWeek, openWeek } from '../../../stores/desk/agenda.ts';
import { Failure } from '../../course/Failure.tsx';
import { useShared } from '../../ui/hooks.ts';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import type { PartProps } from '../props.ts';
import { loadAgenda } from '../texts.ts';
import { Day } from './Day.tsx';

const places = [0, 1, 2, 3, 4, 5, 6] as const;

export function Agenda(props: PartProps) {
  const { lang, t, membersOnly } = props;
  const [{ deskAgenda: a }] = useTexts(lang, loadAgenda);
  const state = useShared($agenda, undefined);
  const [said, setSaid] = useState('');
  useEffect(() => void openWeek($agenda.get()?.day), []);
  if (!state) return <LoadingCard text={a.loading} t={membersOnly} />;
  const write = (place: number) => formatDate(lang, new Date(addDays(state.day, place)));
  return (
    <>
      <div className="desk-head">
        <h2>{a.heading}</h2>
        <p className="desk-muted">{a.zone}</p>
      </div>
      <div className="desk-week">
        <button type="button" className="btn btn-small" onClick={() => void moveWeek(-1)}>
          {a.previous}
        </button>
        <button type="button" className="btn btn-small" onClick={() => void openWeek()}>
          {a.thisWeek}
        </button>
        <button type="button" className="btn btn-small" onClick={() => void moveWeek(1)}>
          {a.next}
        </button>
        <h3 aria-live="polite">{fill(a.week, { from: write(0), to: write(6) })}</h3>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      {state.type === 'loading' && <LoadingCard text={a.loading} t={membersOnly} />}
      {state.type === 'failed' && (
        <Failure
          text={`${a.failed} ${errorText(lang, t.errors, state.error)}`}
          action={t.retry}
          onAction={() => void openWeek(state.day)}
        />
      )}
      {state.type === 'known' && (
        <ol className="desk-days">
          {places.map((place) => (
            <Day
              {...props}
              key={addDays(state.day, place)}
              a={a}
              day={addDays(state.day, place)}
              week={state.week}
              onDone={() => setSaid(a.saved)}
            />
          ))}
        </ol>
      )}
    </>
  );
}
