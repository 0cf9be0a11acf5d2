import { describe, expect, it } from 'vitest';
import { cardGap, placeCard } from '../../../src/domain/site/card-place.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';

const card = { width: 336, height: 200 };
const desktop = { width: 1440, height: 900 };
const phone = { width: 320, height: 568 };

/** Words of one line, 100 × 20 px. */
const wordsAt = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 20 });

describe('a card', () => {
  it('opens under its words and begins where they begin', () => {
    expect(placeCard(wordsAt(400, 300), card, desktop)).toEqual({ left: 400, top: 328 });
  });

  it('flips above words near the bottom of the window', () => {
    expect(placeCard(wordsAt(400, 700), card, desktop)).toEqual({ left: 400, top: 492 });
  });

  it('stays below when the room above is smaller still', () => {
    const short = { width: 1440, height: 300 };
    expect(placeCard(wordsAt(400, 90), card, short)).toEqual({ left: 400, top: 92 });
  });

  it('moves left to stay inside the window, and begins at its edge on a narrow phone', () => {
    expect(placeCard(wordsAt(1_300, 300), card, desktop).left).toBe(1_440 - 336 - cardGap);
    const narrow = { width: 304, height: 200 };
    expect(placeCard(wordsAt(200, 100), narrow, phone).left).toBe(cardGap);
  });

  it('shows its beginning when it is larger than the window', () => {
    const large = { width: 400, height: 700 };
    expect(placeCard(wordsAt(50, 200), large, phone)).toEqual({ left: cardGap, top: cardGap });
  });

  it('is inside the window, and beside words that leave it the room', () => {
    const random = seededRandom(seedOf(7));
    const upTo = (max: number) => Math.floor(random() * (max + 1));
    for (let round = 0; round < sample(200, 5_000); round += 1) {
      const words = wordsAt(upTo(1_340), upTo(880));
      const size = { width: upTo(400), height: upTo(884) };
      const { left, top } = placeCard(words, size, desktop);
      expect(left).toBeGreaterThanOrEqual(cardGap);
      expect(left + size.width).toBeLessThanOrEqual(desktop.width - cardGap);
      expect(top).toBeGreaterThanOrEqual(cardGap);
      expect(top + size.height).toBeLessThanOrEqual(desktop.height - cardGap);
      const room = Math.max(words.top, desktop.height - words.bottom);
      const isBeside = top >= words.bottom || top + size.height <= words.top;
      expect(isBeside || room < size.height + 2 * cardGap).toBe(true);
    }
  });
});
