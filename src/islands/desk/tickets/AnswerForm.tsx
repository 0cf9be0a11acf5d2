import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { DeskTicket } from '../../../domain/api/desk.ts';
import { maxAnswer } from '../../../domain/desk/limits.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import type { DeskError } from '../../../stores/desk/call.ts';
import { answerTicket } from '../../../stores/desk/tickets.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ErrorLine } from '../ErrorLine.tsx';
import { useKept } from '../use-kept.ts';
import type { TicketProps } from './ticket-props.ts';

/** The name under which the answer to a ticket is kept in this tab. */
export function answerForm({ id }: Pick<DeskTicket, 'id'>): string {
  return `answer:${id}`;
}

interface Props extends TicketProps {
  /** `form`: what had the focus. */
  readonly onClose: (form: HTMLElement) => void;
}

/** An answer by email, kept in this tab until it is sent. Retries send the same text only once. */
export function AnswerForm(props: Props) {
  const { lang, t, k, ticket, user, onDone, onClose } = props;
  const { reference, language, email } = ticket;
  const max = formatNumber(lang, maxAnswer);
  const [first] = useState(() => ({ text: '', request: crypto.randomUUID() }));
  const { values, type, clear } = useKept(user, answerForm(ticket), first);
  const [wrong, setWrong] = useState<string>();
  const { busy, outcome, run } = useAction<DeskError['code']>();
  const form = useRef<HTMLFormElement>(null);
  const text = values.text.trim();
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const own = event.currentTarget;
    const error =
      text.length < 2 ? k.empty : text.length > maxAnswer ? fill(k.long, { max }) : undefined;
    setWrong(error);
    if (error !== undefined) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const result = await run(() => answerTicket(ticket, values.request, text));
    if (result?.type === 'ok') {
      clear();
      onDone(fill(k.sent, { reference }));
      onClose(own);
    } else if (result?.code === 'conflict' && !own.isConnected) {
      // The reloaded list no longer has this ticket, nor this form and its error. The text is kept.
      onDone(k.conflict);
      onClose(own);
    }
  };
  const n = formatNumber(lang, text.length);
  const count = <p className="hint">{fill(k.count_left, { n, max })}</p>;
  return (
    <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        name="text"
        label={k.text}
        hint={fill(k.answerHint[language], { email })}
        rows={6}
        lang={language}
        value={values.text}
        error={wrong}
        meter={count}
        onChange={({ target }) => {
          setWrong(undefined);
          type('text', target.value);
        }}
      />
      <ErrorLine
        lang={lang}
        t={t}
        error={outcome.type === 'error' ? outcome : undefined}
        conflict={k.conflict}
      />
      <div className="desk-actions">
        <SubmitButton busy={busy}>{busy ? k.sending : k.send}</SubmitButton>
        <button
          type="button"
          className="btn"
          onClick={({ currentTarget }) => onClose(currentTarget)}
        >
          {t.close}
        </button>
        {text !== '' && <p className="hint">{k.kept}</p>}
      </div>
    </form>
  );
}
