import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { noteLimits } from '../../../domain/course/notes.ts';
import { fill, plural } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { useDebounced } from '../../ui/hooks.ts';
import type { NoteTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: NoteTexts;
  readonly quote: string;
  readonly text: string;
  /** Whether the reader has just opened it. */
  readonly takesFocus: boolean;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Characters left from which their count is shown; it is announced when the typing pauses. */
const fewLeft = 200;

/** Writes a note: Escape cancels, Control or Command with Enter saves. */
export function NoteForm(props: Props) {
  const { lang, t, quote, text, takesFocus, onChange, onSave, onCancel } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  const left = noteLimits.text - text.length;
  const shown = left <= fewLeft ? fill(plural(lang, left, t.left), { n: left }) : '';
  const announced = useDebounced(shown);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSave();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave();
    }
  };
  return (
    <form className="note-form" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <q className="note-quote">{quote}</q>
      <label htmlFor={id}>{t.field}</label>
      <textarea
        ref={area}
        id={id}
        value={text}
        maxLength={noteLimits.text}
        rows={4}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className="note-small" id={`${id}-hint`}>
        {t.hint}
      </p>
      {shown !== '' && (
        <p className="note-small" aria-hidden="true">
          {shown}
        </p>
      )}
      <p className="sr-only" role="status">
        {announced}
      </p>
      <p className="note-actions">
        <button type="submit" className="btn btn-primary btn-small">
          {t.save}
        </button>
        <button type="button" className="link" onClick={onCancel}>
          {t.cancel}
        </button>
      </p>
    </form>
  );
}
