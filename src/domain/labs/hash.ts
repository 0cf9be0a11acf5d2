/** The avalanche of a hash function: how many bits of a SHA-256 hash change with its text. */

/** Length of a hash in bits. */
export const hashBits = 256;

/** SHA-256 of a text in UTF-8: 32 bytes. */
export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Bytes as lower-case hexadecimal digits, two each. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** For each bit of two hashes, most significant first, whether it differs. */
export function differences(first: Uint8Array, second: Uint8Array): boolean[] {
  return Array.from(first).flatMap((byte, index) => {
    const changed = byte ^ (second[index] ?? 0);
    return Array.from({ length: 8 }, (_, bit) => ((changed >> (7 - bit)) & 1) === 1);
  });
}

/** Number of bits that differ between two hashes. */
export function distance(first: Uint8Array, second: Uint8Array): number {
  return differences(first, second).filter(Boolean).length;
}

/**
 * A text with one character changed, the same for the same number: variant `n` replaces character
 * `n`, counted round and round, by another letter at each round. An empty text gets a letter.
 */
export function variant(text: string, n: number): string {
  const characters = Array.from(text);
  const at = characters.length === 0 ? 0 : n % characters.length;
  const round = characters.length === 0 ? n : Math.floor(n / characters.length);
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz0123456789').filter(
    (letter) => letter !== characters[at],
  );
  characters[at] = letters[(round * 11 + at) % letters.length] ?? 'a';
  return characters.join('');
}
