import { useRef, useState, type SubmitEvent } from 'react';
import { noteLimits } from '../../../domain/desk/limits.ts';
import {
  eventFields,
  eventFormKey,
  possibleOutcomes,
  type EventAction,
  type EventErrors,
  type EventField,
  type EventTyped,
} from '../../../domain/signals/event-form.ts';
import type { FeedSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import { writePrice } from '../../../domain/signals/read-price.ts';
import { fill } from '../../../i18n/format.ts';
import type { DeskError } from '../../../stores/desk/call.ts';
import { checkEventNow, recordEvent } from '../../../stores/desk/signal-actions.ts';
import type { DeskSignal } from '../../../stores/desk/signals.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Field } from '../../ui/Field.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Choice } from '../Choice.tsx';
import { ErrorLine } from '../ErrorLine.tsx';
import type { SignalsProps } from './props.ts';
import { useEventInput } from './use-event-input.ts';

interface Props extends SignalsProps {
  readonly signal: DeskSignal;
  readonly action: EventAction;
  /** The signal with all its events, as shown. */
  readonly shown: FeedSignal;
  /** Called with the form, which may be removed already. */
  readonly onDone: (form: HTMLElement) => void;
  readonly onCancel: () => void;
}

/** The form of one event that an editor records of an issued signal. */
export function EventForm(props: Props) {
  const { lang, t, s, user, signal, action, shown, onDone, onCancel } = props;
  const { issued: i } = s;
  const kinds = possibleOutcomes(signal.state);
  const name = `event:${signal.id}:${eventFormKey(action, signal.state)}`;
  const { busy, outcome, run } = useAction<DeskError['code']>();
  const opening = (): EventTyped => ({
    take_profit: writePrice(shown.takeProfit, lang),
    stop_loss: writePrice(shown.stopLoss, lang),
    ...{ note_fr: '', note_en: '', price: '', source: '' },
    kind: kinds[0] ?? '',
    at: localNow(),
  });
  const { input, type, clear } = useEventInput(user, name, lang, shown.position, opening, busy);
  const values = input.typed;
  const [errors, setErrors] = useState<EventErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const fields = eventFields(action, signal, values.kind);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { currentTarget } = event;
    const found = checkEventNow(action, signal, values, lang);
    setErrors(found);
    const wrong = fields.find((field) => found[field] !== undefined);
    if (wrong !== undefined) {
      const control = form.current?.elements.namedItem(wrong) as HTMLElement | null;
      requestAnimationFrame(() => control?.focus());
      return;
    }
    const result = await run(() => recordEvent(action, signal, input.last, values, lang));
    if (result?.type !== 'ok') return;
    clear();
    onDone(currentTarget);
  };
  const control = (field: EventField) => {
    const code = errors[field];
    const label = i.fields[field];
    const isOptional = action === 'withdraw' && (field === 'price' || field === 'source');
    const shared = {
      name: field,
      label: isOptional ? fill(i.optional, { label }) : label,
      value: values[field],
      error: code && fill(i.errors[code], noteLimits),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setErrors({ ...errors, [field]: undefined });
        type(field, target.value);
      },
    };
    if (field === 'kind') {
      return (
        <Choice key={field} {...shared}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {i.kinds[kind]}
            </option>
          ))}
        </Choice>
      );
    }
    if (field === 'note_fr' || field === 'note_en') {
      const hint = fill(i.noteHint, noteLimits);
      return <TextArea key={field} {...shared} hint={hint} rows={2} lang={field.slice(-2)} />;
    }
    if (field === 'at') return <Field key={field} {...shared} type="datetime-local" />;
    if (field === 'source') {
      return <Field key={field} {...shared} hint={i.sourceHint} autoComplete="off" />;
    }
    return <Field key={field} {...shared} inputMode="decimal" autoComplete="off" />;
  };
  return (
    <form
      ref={form}
      className="form desk-event"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className="hint">{i.help[action]}</p>
      {input.isOutdated && <Alert>{i.outdated}</Alert>}
      {fields.map(control)}
      <ErrorLine lang={lang} t={t} error={outcome.type === 'error' ? outcome : undefined} />
      <div className="desk-actions">
        <SubmitButton busy={busy}>{busy ? i.working : i.submit[action]}</SubmitButton>
        <button type="button" className="btn" onClick={onCancel}>
          {i.cancel}
        </button>
      </div>
    </form>
  );
}

/** The current local date and time, in the format of a form field. */
function localNow(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
