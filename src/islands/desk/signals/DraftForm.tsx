/** Writing a draft. Every keystroke is kept in this tab; levels are checked as they are typed. */
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { readDraft, type DraftField } from '../../../domain/signals/draft-form.ts';
import { pairOf } from '../../../domain/signals/states.ts';
import { fill } from '../../../i18n/format.ts';
import {
  $signalForm,
  checkSignal,
  openSignalForm,
  saveSignal,
  type SignalForm,
} from '../../../stores/desk/signal-form.ts';
import { refreshDesk } from '../../../stores/desk/overview.ts';
import type { DraftVersion } from '../../../stores/desk/kept-drafts.ts';
import type { DeskSignal } from '../../../stores/desk/signals.ts';
import { useShared } from '../../ui/hooks.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ErrorLine } from '../ErrorLine.tsx';
import { Conflict } from './Conflict.tsx';
import { DraftFields } from './DraftFields.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { Preview } from './Preview.tsx';
import type { SignalsProps } from './props.ts';
import { Removal } from './Removal.tsx';

interface Props extends SignalsProps {
  /** The draft as last loaded, or only its version if it is gone; undefined for a new one. */
  readonly draft: DeskSignal | DraftVersion | undefined;
}

export function DraftForm({ draft, ...props }: Props) {
  const { lang, user } = props;
  const form = useShared($signalForm, undefined);
  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current) openSignalForm(user, lang, draft);
    opened.current = true;
  }, [user, lang, draft]);
  return form ? <OpenForm {...props} form={form} /> : null;
}

function OpenForm({ form, ...props }: SignalsProps & { readonly form: SignalForm }) {
  const { lang, t, s, feed } = props;
  const f = s.form;
  const element = useRef<HTMLFormElement>(null);
  const [dialog, setDialog] = useState<'preview' | 'issue'>();
  const read = readDraft(form.typed, lang);
  const isStored = form.version > 0 && !form.changed;

  const focus = (field: DraftField | undefined): void => {
    if (field === undefined) return;
    // Once its error is shown.
    requestAnimationFrame(() => control(element.current, field)?.focus());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void saveSignal(lang).then(focus);
  };
  const open = (name: 'preview' | 'issue'): void => {
    const wrong = checkSignal(lang);
    if (wrong !== undefined) {
      focus(wrong);
      return;
    }
    setDialog(name);
    // The dialog says how many get the signal, and whether it may be sent.
    if (name === 'issue') void refreshDesk();
  };
  const named = read.type === 'ready' ? read.signal : undefined;
  const name = named && `${s.actions[named.action]} ${pairOf(named.coin, named.currency)}`;
  return (
    <>
      <form ref={element} className="desk-form" onSubmit={submit} noValidate>
        <h2>{form.version === 0 || !name ? f.newTitle : fill(f.editTitle, { name })}</h2>
        <p className="desk-intro">{f.intro}</p>
        <DraftFields {...props} form={form} />
        {form.conflict && <Conflict {...props} form={form} onDone={focus} />}
        <ErrorLine lang={lang} t={t} error={form.error} />
        <p className="desk-said" role="status">
          {form.saved && f.saved}
          {form.changed && !form.busy && f.unsaved}
        </p>
        <div className="desk-actions">
          <SubmitButton busy={form.busy}>{form.busy ? f.saving : f.save}</SubmitButton>
          <button type="button" className="btn" onClick={() => open('preview')}>
            {f.preview}
          </button>
          {isStored ? (
            <button type="button" className="btn" onClick={() => open('issue')}>
              {f.issue}
            </button>
          ) : (
            <p className="hint">{f.issueHint}</p>
          )}
          <Removal {...props} form={form} />
        </div>
      </form>
      {dialog === 'preview' && named && (
        <Preview
          {...{ lang, t, s, feed }}
          signal={{ ...named, id: form.id }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'issue' && named && isStored && (
        <IssueDialog
          {...props}
          draft={{ ...named, id: form.id, version: form.version }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

function control(form: HTMLFormElement | null, field: DraftField): HTMLElement | null {
  return form?.elements.namedItem(field) as HTMLElement | null;
}
