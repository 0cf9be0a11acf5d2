import { useMemo } from 'react';
import { placeOf, type NotePlace } from '../../../domain/course/note-quotes.ts';
import { inCourseOrder } from '../../../domain/course/notes.ts';
import type { ShownNote } from '../../../stores/course/notes.ts';

/** A note and where its passage is in the text on the page. */
export interface PlacedNote {
  readonly note: ShownNote;
  readonly place: NotePlace;
}

/** The notes at their places, in the order of the text. */
export function usePlaces(
  blocks: readonly HTMLElement[],
  notes: readonly ShownNote[],
): readonly PlacedNote[] {
  return useMemo(() => {
    if (notes.length === 0) return [];
    const texts = blocks.map(({ textContent }) => textContent);
    return inCourseOrder(notes)
      .map((note) => ({ note, place: placeOf(texts, note) }))
      .sort((a, b) => a.place.block - b.place.block);
  }, [blocks, notes]);
}
