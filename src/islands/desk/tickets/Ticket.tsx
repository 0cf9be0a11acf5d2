import { useRef, useState } from 'react';
import type { TicketStatus } from '../../../domain/api/desk.ts';
import { fill } from '../../../i18n/format.ts';
import { formatMoment } from '../../../i18n/signal-formats.ts';
import type { DeskError } from '../../../stores/desk/call.ts';
import { readKept } from '../../../stores/desk/kept.ts';
import { setTicketStatus } from '../../../stores/desk/tickets.ts';
import { passFocus } from '../../ui/hooks.ts';
import { useAction } from '../../ui/use-action.ts';
import { ErrorLine } from '../ErrorLine.tsx';
import { AnswerForm, answerForm } from './AnswerForm.tsx';
import type { TicketProps } from './ticket-props.ts';

export function Ticket(props: TicketProps) {
  const { lang, t, k, ticket, user, onDone, focusList } = props;
  const { reference, status, priority, name, email, subject, message, language } = ticket;
  const [isWriting, setWriting] = useState(() => readKept(user, answerForm(ticket)) !== undefined);
  const { busy, outcome, run } = useAction<DeskError['code']>();
  const title = useRef<HTMLHeadingElement>(null);
  const moveFocus = (from: HTMLElement): void =>
    passFocus(from, () => {
      if (title.current) title.current.focus({ preventScroll: true });
      else focusList();
    });
  const set = async (to: TicketStatus, pressed: HTMLElement): Promise<void> => {
    const result = await run(() => setTicketStatus(ticket, to));
    if (result?.type === 'ok') onDone(fill(k.changed, { reference, status: k.statuses[to] }));
    moveFocus(pressed);
  };
  const other: readonly (readonly [TicketStatus, string])[] =
    status === 'open'
      ? [['closed', k.close]]
      : status === 'answered'
        ? [
            ['open', k.reopen],
            ['closed', k.closeDone],
          ]
        : [['open', k.reopen]];
  return (
    <li className="desk-ticket">
      <h3 ref={title} tabIndex={-1}>
        {subject}
      </h3>
      <p className="desk-muted">
        {fill(k.from, {
          name,
          when: formatMoment(lang, ticket.created_at),
          language: k.languages[language],
        })}{' '}
        · {reference} · <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        <span className={priority === 'normal' ? 'tag' : 'tag tag-premium'}>
          {k.priorities[priority]}
        </span>
      </p>
      <p className="desk-message" lang={language}>
        {message}
      </p>
      {ticket.answers.length > 0 && (
        <section aria-label={k.answers} className="desk-answers">
          {ticket.answers.map((answer) => (
            <div key={answer.at}>
              <p className="desk-muted">
                {fill(k.answeredAt, { when: formatMoment(lang, answer.at) })}
              </p>
              <p className="desk-message" lang={language}>
                {answer.text}
              </p>
            </div>
          ))}
        </section>
      )}
      {isWriting ? (
        <AnswerForm
          {...props}
          onClose={(form) => {
            setWriting(false);
            moveFocus(form);
          }}
        />
      ) : (
        <div className="desk-actions">
          <button
            type="button"
            className="btn btn-small btn-primary"
            onClick={() => setWriting(true)}
          >
            {ticket.answers.length === 0 ? k.answer : k.answerAgain}
          </button>
          {other.map(([to, label]) => (
            <button
              key={to}
              type="button"
              className="btn btn-small"
              aria-disabled={busy ? true : undefined}
              onClick={({ currentTarget }) => void set(to, currentTarget)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <ErrorLine
        lang={lang}
        t={t}
        error={outcome.type === 'error' ? outcome : undefined}
        conflict={k.conflict}
      />
    </li>
  );
}
