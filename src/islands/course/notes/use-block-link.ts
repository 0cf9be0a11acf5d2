import { useEffect } from 'react';
import { blockOfHash } from '../../../domain/course/notes.ts';

/** Follows a link of the list of notes to its block: shows it and moves the focus there. */
export function useBlockLink(blocks: readonly HTMLElement[]): void {
  useEffect(() => {
    const follow = (): void => {
      const block = blocks[blockOfHash(location.hash) ?? -1];
      if (!block) return;
      block.scrollIntoView({ block: 'start' });
      focusBlock(block);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [blocks]);
}

/** Lets the reader go on from a block with the keyboard. */
export function focusBlock(block: HTMLElement | undefined): void {
  if (!block) return;
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
}
