import { useEffect, useRef } from 'react';
import { fill, formatDate } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { forgetReplaced } from '../../../stores/course/note-queue.ts';
import { editNote, type ShownNote } from '../../../stores/course/notes.ts';
import type { NoteTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: NoteTexts;
  readonly note: ShownNote;
  /** Whether the passage is marked in the text; if not, the note repeats it. */
  readonly isMarked: boolean;
  /** Takes the focus: the note was just written. */
  readonly isNew: boolean;
  /** None while another note is being written: its text would be lost. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** A note: beside its passage, or under it. */
export function NoteCard({ lang, t, note, isMarked, isNew, onEdit, onDelete }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) card.current?.focus({ preventScroll: true });
  }, [isNew]);
  /** Decides between two texts; the buttons are then removed. */
  const settle = (decide: () => void): void => {
    card.current?.focus({ preventScroll: true });
    decide();
  };
  const { text, quote, lang: noteLang, status, replaced } = note;
  const which = fill(t.which, { date: formatDate(lang, new Date(note.createdAt)) });
  return (
    <div className="note-card-own" ref={card} tabIndex={-1} role="group" aria-label={t.note}>
      <p className="note-title" aria-hidden="true">
        {t.note}
      </p>
      <q className={isMarked ? 'note-quote note-marked' : 'note-quote'} lang={noteLang}>
        {quote}
      </q>
      {!isMarked && noteLang !== lang && <p className="note-small">{t.otherLang[noteLang]}</p>}
      <p className={text ? 'note-text' : 'note-small'}>{text || t.passageOnly}</p>
      {status !== 'saved' && (
        <p className="note-status" data-status={status}>
          {t.statuses[status]}
        </p>
      )}
      {replaced !== undefined && (
        <div className="note-replaced" role="alert">
          <p className="note-small">{t.replaced}</p>
          <p className="note-text">{replaced}</p>
          <p className="note-actions">
            <button
              type="button"
              className="link"
              onClick={() => settle(() => editNote(note, replaced))}
            >
              {t.useMine}
            </button>
            <button
              type="button"
              className="link"
              onClick={() => settle(() => forgetReplaced(note.id))}
            >
              {t.leave}
            </button>
          </p>
        </div>
      )}
      <p className="note-actions">
        <button type="button" className="link" disabled={!onEdit} onClick={onEdit}>
          {t.edit}
          <span className="sr-only">{which}</span>
        </button>
        <button type="button" className="link" onClick={onDelete}>
          {t.delete}
          <span className="sr-only">{which}</span>
        </button>
      </p>
    </div>
  );
}
