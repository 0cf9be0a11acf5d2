/**
 * Compression of lesson bodies. Browsers can inflate, but deflate leaves an English lesson 25 % above
 * its brotli size, and not all of them can undo brotli. Here a model guesses each bit from what came
 * before, and an arithmetic coder stores how surprising it was. Lessons come out at 0.9 to 1.05 times
 * their brotli size; opening 26 KB takes some 60 ms and 1.2 KB of script.
 */
import { BitModel } from './bit-model.ts';

/** Bytes between pauses while decompressing, so that a page stays responsive. */
const slice = 4096;

/** Compresses; the result starts with the length, four bytes, most significant first. */
export function compress(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const model = new BitModel();
  const out = [24, 16, 8, 0].map((shift) => (data.length >>> shift) & 255);
  let low = 0;
  let high = 0xffffffff;
  for (const byte of data) {
    for (let shift = 7; shift >= 0; shift -= 1) {
      const bit = (byte >>> shift) & 1;
      const middle = split(low, high, model.guess());
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.learn(bit);
      for (; sameTop(low, high); low = shifted(low, 0), high = shifted(high, 255)) {
        out.push(high >>> 24);
      }
    }
  }
  out.push(high >>> 24, (high >>> 16) & 255, (high >>> 8) & 255, high & 255);
  return new Uint8Array(out);
}

/** Undoes `compress`. What it is given must be authentic: it cannot tell nonsense from text. */
export async function decompress(packed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const model = new BitModel();
  let next = 0;
  const read = (): number => packed[next++] ?? 0;
  const word = (): number => read() * 0x1000000 + ((read() << 16) | (read() << 8) | read());
  const out = new Uint8Array(word());
  let code = word();
  let low = 0;
  let high = 0xffffffff;
  for (let at = 0; at < out.length; at += 1) {
    if (at % slice === slice - 1) await new Promise((resolve) => setTimeout(resolve));
    for (let count = 0; count < 8; count += 1) {
      const middle = split(low, high, model.guess());
      const bit = code <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.learn(bit);
      for (; sameTop(low, high); low = shifted(low, 0), high = shifted(high, 255)) {
        code = shifted(code, read());
      }
    }
    out[at] = model.lastByte;
  }
  return out;
}

/** Where an interval of 32-bit numbers is cut when a 1 has the given probability. */
function split(low: number, high: number, probability: number): number {
  const share = Math.min(65535, Math.max(1, Math.floor(probability * 65536)));
  return low + Math.floor(((high - low) * share) / 65536);
}

function sameTop(low: number, high: number): boolean {
  return low >>> 24 === high >>> 24;
}

function shifted(value: number, byte: number): number {
  return ((value << 8) | byte) >>> 0;
}
