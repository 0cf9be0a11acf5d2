import { useId, useState } from 'react';
import { deleteSignal } from '../../../stores/desk/signal-actions.ts';
import { closeSignalForm, type SignalForm } from '../../../stores/desk/signal-form.ts';
import { useTakenFocus } from '../../ui/hooks.ts';
import { useAction } from '../../ui/use-action.ts';
import type { DeskError } from '../../../stores/desk/call.ts';
import { ErrorLine } from '../ErrorLine.tsx';
import type { SignalsProps } from './props.ts';

interface Props extends SignalsProps {
  readonly form: SignalForm;
}

/** Closes an unsaved draft, or deletes a saved one, after a confirmation. */
export function Removal({ lang, t, s: { form: f }, form }: Props) {
  const question = useId();
  const [asked, setAsked] = useState(false);
  const [removeRef, takeFocus] = useTakenFocus();
  const { busy, outcome, run } = useAction<DeskError['code']>();
  const leave = (): void => {
    closeSignalForm();
    location.hash = 'signals';
  };
  const remove = async (): Promise<void> => {
    const result = await run(() => deleteSignal(form));
    if (result?.type === 'ok') leave();
  };
  const isSaved = form.version > 0;
  if (!isSaved || !asked) {
    return (
      <button
        ref={removeRef}
        type="button"
        className="btn"
        onClick={isSaved ? () => setAsked(true) : leave}
      >
        {isSaved ? f.remove : f.discard}
      </button>
    );
  }
  return (
    <div className="desk-sure" role="group" aria-labelledby={question}>
      <p id={question} role="alert">
        {f.removeSure}
      </p>
      <ErrorLine lang={lang} t={t} error={outcome.type === 'error' ? outcome : undefined} />
      <button
        type="button"
        className="btn btn-small"
        aria-disabled={busy ? true : undefined}
        onClick={() => void remove()}
      >
        {f.removeYes}
      </button>
      <button
        type="button"
        className="btn btn-small"
        autoFocus
        onClick={() => {
          takeFocus();
          setAsked(false);
        }}
      >
        {f.keepDraft}
      </button>
    </div>
  );
}
