import { useLayoutEffect, useRef } from 'react';
import type { NoteTexts } from './texts.ts';
import type { SelectedPassage } from './use-passage.ts';

interface Props {
  readonly t: NoteTexts;
  readonly passage: SelectedPassage;
  readonly onPress: () => void;
}

/** The button beside a selected passage. A press does not end the selection before its click. */
export function PassageButton({ t, passage: { left, top }, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.style.setProperty('left', `${left}px`);
    button.current?.style.setProperty('top', `${top}px`);
  }, [left, top]);
  return (
    <button
      type="button"
      className="btn btn-primary btn-small note-pick"
      ref={button}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {t.add}
    </button>
  );
}
