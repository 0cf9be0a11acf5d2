import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly after: HTMLElement;
  readonly children: ReactNode;
}

/** A place after a block of the lesson's text, which React does not own. It takes no room of its own. */
export function NoteSlot({ after, children }: Props) {
  const [slot] = useState(() => {
    const element = document.createElement('div');
    element.className = 'note-slot';
    return element;
  });
  useLayoutEffect(() => {
    after.after(slot);
    return () => slot.remove();
  }, [after, slot]);
  return createPortal(children, slot);
}
