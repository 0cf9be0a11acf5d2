/** A credential inside a PNG, as Open Badges 3.0 asks: an `iTXt` chunk `openbadgecredential`, uncompressed. */

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const keyword = 'openbadgecredential';
/** Pixels in a metre at 300 dots per inch. */
const pixelsPerMetre = 11_811;

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** Where the chunk ends. */
  readonly end: number;
}

/** Whether a file begins like a PNG. */
export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Adds a credential and the print resolution to a picture. Throws if it is not a PNG. */
export function bakePng(png: Uint8Array, credential: string): Uint8Array {
  const [head] = chunks(png);
  if (head?.type !== 'IHDR') throw new Error('Only a PNG can hold a credential.');
  const text = new TextEncoder().encode(`${keyword}\0\0\0\0\0${credential}`);
  const resolution = new Uint8Array(9);
  const view = new DataView(resolution.buffer);
  view.setUint32(0, pixelsPerMetre);
  view.setUint32(4, pixelsPerMetre);
  view.setUint8(8, 1);
  return concatenate([
    png.subarray(0, head.end),
    chunk('pHYs', resolution),
    chunk('iTXt', text),
    png.subarray(head.end),
  ]);
}

/** The credential in a picture; undefined if there is none. */
export function unbakePng(png: Uint8Array): string | undefined {
  for (const { type, data } of chunks(png)) {
    if (type !== 'iTXt') continue;
    const text = new TextDecoder().decode(data);
    const [word, flags, , , , ...rest] = text.split('\0');
    // An uncompressed text has two zero bytes after its keyword, hence empty parts.
    if (word === keyword && flags === '') return rest.join('\0');
  }
  return undefined;
}

function* chunks(png: Uint8Array): Generator<Chunk> {
  if (!isPng(png)) return;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let at = signature.length;
  while (at + 12 <= png.length) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > png.length) return;
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    yield { type, data: png.subarray(at + 8, end - 4), end };
    at = end;
  }
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = concatenate([new TextEncoder().encode(type), data]);
  const framed = new Uint8Array(body.length + 8);
  const view = new DataView(framed.buffer);
  view.setUint32(0, data.length);
  framed.set(body, 4);
  view.setUint32(4 + body.length, crc32(body));
  return framed;
}

/** The checksum of PNG and ZIP. */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
