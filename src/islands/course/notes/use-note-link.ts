import { useEffect, useRef } from 'react';
import { noteHash } from '../../../domain/course/notes.ts';
import type { PlacedNote } from './use-places.ts';

/**
 * Follows a link of the list of notes, once the note is known: shows the block of its passage and moves the focus
 * there.
 */
export function useNoteLink(blocks: readonly HTMLElement[], placed: readonly PlacedNote[]): void {
  const followed = useRef<string>(undefined);
  useEffect(() => {
    const follow = (): void => {
      const { hash } = location;
      if (hash === followed.current) return;
      const linked = placed.find(({ note }) => noteHash(note.id) === hash);
      const block = linked && blocks[linked.place.block];
      if (!block) return;
      followed.current = hash;
      block.scrollIntoView({ block: 'start' });
      focusBlock(block);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [blocks, placed]);
}

/** Lets the reader go on from a block with the keyboard. */
export function focusBlock(block: HTMLElement | undefined): void {
  if (!block) return;
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
}
