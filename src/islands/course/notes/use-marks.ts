import { useEffect } from 'react';
import type { NotePlace } from '../../../domain/course/note-quotes.ts';
import { rangeOf } from './passage.ts';

/** Name of the highlight in notes.css. */
const highlight = 'note';

/**
 * Marks noted passages: a bar beside their block, and a line under their words where the browser can draw one without
 * changing the text.
 */
export function useMarks(blocks: readonly HTMLElement[], places: readonly NotePlace[]): void {
  useEffect(() => {
    for (const { block } of places) blocks[block]?.setAttribute('data-noted', '');
    if ('highlights' in CSS) {
      const ranges = places.flatMap(({ block, range }) => {
        const element = blocks[block];
        return element && range ? [rangeOf(element, range)] : [];
      });
      CSS.highlights.set(highlight, new Highlight(...ranges));
    }
    return () => {
      for (const { block } of places) blocks[block]?.removeAttribute('data-noted');
      if ('highlights' in CSS) CSS.highlights.delete(highlight);
    };
  }, [blocks, places]);
}
