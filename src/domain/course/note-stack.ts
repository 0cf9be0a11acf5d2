/** Layout of the notes in the margin beside a text. */

/** A vertical extent, in pixels from the top of the text. */
export interface Extent {
  readonly top: number;
  readonly height: number;
}

const gap = 16;

/**
 * Tops of the notes in the margin: each beside its passage, or as close below it as earlier notes and obstacles allow.
 * @param notes In text order; `top` is the position of each on its own.
 * @param obstacles Elements that reach into the margin, in text order.
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
