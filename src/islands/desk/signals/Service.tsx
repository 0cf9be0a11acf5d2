import { useId, useRef, useState, type SubmitEvent } from 'react';
import { fill, formatDate } from '../../../i18n/format.ts';
import type { DeskError } from '../../../stores/desk/call.ts';
import type { Kept } from '../../../stores/desk/kept.ts';
import { $desk, missingToOpen, saveService } from '../../../stores/desk/overview.ts';
import { Field } from '../../ui/Field.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useShared, useTakenFocus } from '../../ui/hooks.ts';
import { useAction } from '../../ui/use-action.ts';
import { ErrorLine } from '../ErrorLine.tsx';
import { useKept } from '../use-kept.ts';
import type { SignalsProps } from './props.ts';

/** The analyst's name, and the opening of the service with its missing requirements. */
export function Service({ lang, t, s: { service: v }, user }: SignalsProps) {
  const desk = useShared($desk, { type: 'loading' });
  const stored = desk.type === 'open' ? desk.overview : undefined;
  const name = stored?.analyst ?? '';
  const { values, type, clear } = useKept<Kept>(user, 'service', {});
  // Until something is typed, the name is the stored one, which another editor may change.
  const analyst = values.analyst ?? name;
  const { busy, outcome, run } = useAction<DeskError['code']>();
  const question = useId();
  const [asked, setAsked] = useState(false);
  const [short, setShort] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [openRef, takeFocus] = useTakenFocus();
  if (!stored) return null;
  const isOpen = stored.opened_at !== null;
  const missing = missingToOpen(stored, analyst);
  const isReady = !missing.analyst && !missing.record;

  const answer = (): void => {
    if (isOpen || isReady) takeFocus();
    else (form.current?.elements.namedItem('analyst') as HTMLElement | null)?.focus();
    setAsked(false);
  };
  const save = async (open?: boolean): Promise<void> => {
    setAsked(false);
    setShort(missing.analyst);
    if (missing.analyst) return;
    const result = await run(() => saveService(stored, analyst, open));
    if (result?.type === 'ok') clear();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save();
  };
  return (
    <details className="desk-service">
      <summary>{v.heading}</summary>
      <form ref={form} onSubmit={submit} noValidate>
        <p>
          {stored.opened_at === null
            ? v.closed
            : fill(v.open, { date: formatDate(lang, new Date(stored.opened_at)) })}
        </p>
        <Field
          name="analyst"
          label={v.analyst}
          hint={v.analystHint}
          value={analyst}
          maxLength={80}
          autoComplete="off"
          error={short ? v.shortName : undefined}
          onChange={({ target }) => {
            setShort(false);
            type('analyst', target.value);
          }}
        />
        <SubmitButton busy={busy} className="btn btn-small">
          {busy ? v.saving : v.save}
        </SubmitButton>
        {!isOpen && !isReady && (
          <div>
            <p>{v.missing}</p>
            <ul className="missing">
              {missing.analyst && <li>{v.missingAnalyst}</li>}
              {missing.record && <li>{v.missingRecord}</li>}
            </ul>
          </div>
        )}
        {!isOpen && isReady && <p>{v.ready}</p>}
        {asked ? (
          <div className="desk-sure" role="group" aria-labelledby={question}>
            <p id={question} role="alert">
              {isOpen ? v.sureClose : v.sureOpen}
            </p>
            <button
              type="button"
              className="btn btn-small btn-primary"
              onClick={() => {
                answer();
                void save(!isOpen);
              }}
            >
              {isOpen ? v.yesClose : v.yesOpen}
            </button>
            <button type="button" className="btn btn-small" autoFocus onClick={answer}>
              {v.no}
            </button>
          </div>
        ) : (
          (isOpen || isReady) && (
            <button
              ref={openRef}
              type="button"
              className="btn btn-small"
              onClick={() => setAsked(true)}
            >
              {isOpen ? v.doClose : v.doOpen}
            </button>
          )
        )}
        <ErrorLine lang={lang} t={t} error={outcome.type === 'error' ? outcome : undefined} />
        <p role="status" className="desk-said">
          {outcome.type === 'done' && v.saved}
        </p>
      </form>
    </details>
  );
}
