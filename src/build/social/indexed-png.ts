/**
 * Writes flat drawings as PNG with a palette. The colours that fill most of the picture stay exactly
 * what they are, which a general quantizer does not promise.
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const maxColours = 256;
const compress = promisify(deflate);

/**
 * @param rgba Red, green, blue and alpha of each pixel, row by row; all opaque.
 * @returns A PNG file of at most 256 colours: the most frequent ones; others become the nearest of these.
 */
export async function indexedPng(rgba: Buffer, width: number, height: number): Promise<Buffer> {
  // Signed, so that V8 keeps a colour as a small integer.
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, width * height);
  const counts = new Map<number, number>();
  forEachRun(pixels, width, (colour, start, end) => {
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
  });
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxColours)
    .map(([colour]) => colour);
  const indexes = new Map(palette.map((colour, index) => [colour, index]));
  // Each row begins with its filter: none, which is best for indexes.
  const rows = new Uint8Array((width + 1) * height);
  forEachRun(pixels, width, (colour, start, end) => {
    const index = indexes.get(colour) ?? nearest(palette, colour);
    indexes.set(colour, index);
    const row = Math.floor(start / width) + 1;
    rows.fill(index, start + row, end + row);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits, each an index
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', await compress(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Tells of each run of one colour within a row; flat drawings have few. */
function forEachRun(
  pixels: Int32Array,
  width: number,
  tell: (colour: number, start: number, end: number) => void,
): void {
  for (let row = 0; row < pixels.length; row += width) {
    let start = row;
    for (let end = row + 1; end <= row + width; end += 1) {
      const colour = pixels[start] ?? 0;
      if (end < row + width && pixels[end] === colour) continue;
      tell(colour, start, end);
      start = end;
    }
  }
}

/** A pixel's bytes lie in memory as red, green, blue, alpha: the lowest comes first. */
function channels(colour: number): [red: number, green: number, blue: number] {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < palette.length; index += 1) {
    const candidate = palette[index] ?? 0;
    const red = (candidate & 255) - (colour & 255);
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255);
    const blue = ((candidate >> 16) & 255) - ((colour >> 16) & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}
