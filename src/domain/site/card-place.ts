/** Where a card opens beside the words it belongs to. Lengths in CSS pixels. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the words and the card, and between the card and the edges of the window. */
export const cardGap = 8;

/**
 * The top left corner of a card: under the words, or above them if it fits there only; where it
 * fits on neither side, on the roomier one. Always inside the window, unless it is larger.
 * @param words The words, in coordinates of the window.
 */
export function placeCard(words: Box, card: Size, window: Size): { left: number; top: number } {
  const below = window.height - words.bottom;
  const needed = card.height + 2 * cardGap;
  const flips = below < needed && words.top > below;
  const top = flips ? words.top - cardGap - card.height : words.bottom + cardGap;
  return {
    left: within(words.left, window.width - card.width),
    top: within(top, window.height - card.height),
  };
}

/** A position between both edges; at the first one if there is no room. */
function within(position: number, room: number): number {
  return Math.max(cardGap, Math.min(position, room - cardGap));
}
