import { useEffect, useRef, type MouseEventHandler } from 'react';
import type { NoteTexts } from './texts.ts';

interface Props {
  readonly t: NoteTexts;
  readonly onUndo: MouseEventHandler<HTMLButtonElement>;
}

/** Replaces a deleted note, with an undo button. Takes the focus of the button that is gone. */
export function Deleted({ t, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <p className="note-deleted">
      {t.deleted}{' '}
      <button type="button" className="link" ref={undo} onClick={onUndo}>
        {t.undo}
      </button>
    </p>
  );
}
