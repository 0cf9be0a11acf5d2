/** Generates the icons of `public/` from `public/favicon.svg`: `node tests/icons.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public');
const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
/** The logo on a full square, inside the safe zone: systems crop it themselves. */
const square = svg.replace(/ rx="7"/, '');

await writeFile(join(folder, 'icon-192.png'), await png(svg, 192));
await writeFile(join(folder, 'icon-512.png'), await png(svg, 512));
await writeFile(join(folder, 'icon-maskable-512.png'), await png(square, 512));
await writeFile(join(folder, 'apple-touch-icon.png'), await png(square, 180));
await writeFile(join(folder, 'favicon.ico'), ico(await png(svg, 32), 32));

function png(source: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(source), { density: (72 * size) / 28 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one PNG picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
