/** Proof of work: a small cost that a visitor's browser pays once, and a bot for each request. */

/**
 * Difficulty: about 65,000 digests, about a second on a laptop and several on a phone, since a
 * browser computes 20,000 to 150,000 a second.
 */
export const puzzleBits = 16;

/** Digests computed at once, before their results are checked. */
const batch = 512;

/** The text whose SHA-256 is computed: also the proof that is sent. */
export function proofText(challenge: string, counter: number): string {
  return `${challenge}.${counter}`;
}

/** Number of zero bits at the start. */
export function leadingZeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0);
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}

/** Solves a puzzle; the result is its proof. Takes about 2 to the power of `bits` digests. */
export async function solvePuzzle(challenge: string, bits: number): Promise<string> {
  const encoder = new TextEncoder();
  for (let start = 0; ; start += batch) {
    const texts = Array.from({ length: batch }, (_, index) => proofText(challenge, start + index));
    const digests = await Promise.all(
      texts.map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
    );
    const found = digests.findIndex((digest) => leadingZeroBits(new Uint8Array(digest)) >= bits);
    if (found !== -1) return texts[found] ?? '';
  }
}
