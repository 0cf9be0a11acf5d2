/** The support tickets: subscribers first, page by page. */
import { useEffect, useRef, useState } from 'react';
import { ticketsPerPage, ticketStatuses } from '../../../domain/desk/limits.ts';
import { errorText } from '../../../i18n/errors.ts';
import { fill, plural } from '../../../i18n/format.ts';
import { $tickets, openTickets } from '../../../stores/desk/tickets.ts';
import { Failure } from '../../course/Failure.tsx';
import { passFocus, useShared } from '../../ui/hooks.ts';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { Segments } from '../Choice.tsx';
import type { PartProps } from '../props.ts';
import { loadTickets } from '../texts.ts';
import { Ticket } from './Ticket.tsx';

export function Tickets(props: PartProps) {
  const { lang, t, membersOnly } = props;
  const [{ deskTickets: k }] = useTexts(lang, loadTickets);
  const state = useShared($tickets, { type: 'loading', status: 'open', page: 0 });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { status, page } = $tickets.get();
    void openTickets({ status, page });
  }, []);
  const { status, page } = state;
  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = () => count.current?.focus();
  return (
    <>
      <div className="desk-head">
        <h2>{k.heading}</h2>
        {status === 'open' && <p className="desk-muted">{k.order}</p>}
      </div>
      <Segments
        legend={k.filter}
        hideLegend
        name="ticket-status"
        values={ticketStatuses.map((one) => [one, k.statuses[one]])}
        chosen={status}
        onChoose={(chosen) => void openTickets({ status: chosen, page: 0 })}
      />
      <p className="desk-said" role="status">
        {said}
      </p>
      {state.type === 'loading' && <LoadingCard text={k.loading} t={membersOnly} />}
      {state.type === 'failed' && (
        <Failure
          text={`${k.failed} ${errorText(lang, t.errors, state.error)}`}
          action={t.retry}
          onAction={() => void openTickets({ status, page })}
        />
      )}
      {state.type === 'known' && (
        <>
          <p ref={count} tabIndex={-1} className="desk-muted">
            {state.total === 0
              ? k.none[status]
              : fill(plural(lang, state.total, k.count), { n: state.total })}
          </p>
          <ul className="desk-tickets">
            {state.tickets.map((ticket) => (
              <Ticket
                {...props}
                key={ticket.id}
                k={k}
                ticket={ticket}
                onDone={setSaid}
                focusList={focusCount}
              />
            ))}
          </ul>
          <Pages
            k={k}
            page={page}
            all={Math.ceil(state.total / ticketsPerPage)}
            onTurn={(to, pressed) =>
              void openTickets({ status, page: to }).then(() => passFocus(pressed, focusCount))
            }
          />
        </>
      )}
    </>
  );
}

interface PagesProps {
  readonly k: Parameters<typeof Ticket>[0]['k'];
  readonly page: number;
  readonly all: number;
  readonly onTurn: (page: number, pressed: HTMLElement) => void;
}

function Pages({ k, page, all, onTurn }: PagesProps) {
  if (all < 2) return null;
  return (
    <div className="desk-week">
      {page > 0 && (
        <button
          type="button"
          className="btn btn-small"
          onClick={({ currentTarget }) => onTurn(page - 1, currentTarget)}
        >
          {k.previous}
        </button>
      )}
      <span>{fill(k.page, { n: page + 1, all })}</span>
      {page + 1 < all && (
        <button
          type="button"
          className="btn btn-small"
          onClick={({ currentTarget }) => onTurn(page + 1, currentTarget)}
        >
          {k.next}
        </button>
      )}
    </div>
  );
}
