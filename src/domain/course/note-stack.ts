/** The margin beside a text: where each note goes. */

/** A vertical extent, in pixels from the top of the text. */
export interface Extent {
  readonly top: number;
  readonly height: number;
}

const gap = 16;

/**
 * Tops of notes in a margin: each beside its passage, or as near below it as notes above and obstacles let it.
 * @param notes In the order of the text; `top` is where each would stand alone.
 * @param obstacles What reaches into the margin, in the order of the text.
 */
export function stackNotes(notes: readonly Extent[], obstacles: readonly Extent[]): number[] {
  let free = -Infinity;
  return notes.map(({ top, height }) => {
    let place = Math.max(top, free);
    for (const obstacle of obstacles) {
      const end = obstacle.top + obstacle.height;
      if (place < end + gap && place + height + gap > obstacle.top) place = end + gap;
    }
    free = place + height + gap;
    return place;
  });
}
