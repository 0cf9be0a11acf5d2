/** ZIP archives without compression (APPNOTE.TXT of PKWARE), for the few kilobytes of a spreadsheet. */

/** 1 January 1980, the first day that the format knows. */
const day = 0x0021;
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;

/** An archive of text files, by path. */
export function zip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [encode(path), encode(text)];
    const facts = factsOf(name, data);
    const head = record(0x04034b50, [version, 2], ...facts);
    // Comment, disk and attributes: none.
    const rest: Field[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ];
    directory.push(record(0x02014b50, [version, 2], [version, 2], ...facts, ...rest), name);
    parts.push(head, name, data);
    offset += head.length + name.length + data.length;
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(0x06054b50, [0, 4], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return joined([...parts, ...directory, end]);
}

/** A number and the bytes that it takes. */
type Field = readonly [value: number, bytes: 2 | 4];

/** What the head of a file and its entry in the directory have in common. */
function factsOf(name: Uint8Array, data: Uint8Array): Field[] {
  const stored = 0;
  return [
    [flags, 2],
    [stored, 2],
    [0, 2],
    [day, 2],
    [crc32(data), 4],
    [data.length, 4],
    [data.length, 4],
    [name.length, 2],
    [0, 2],
  ];
}

function record(signature: number, ...fields: readonly Field[]): Uint8Array {
  const all: readonly Field[] = [[signature, 4], ...fields];
  const view = new DataView(new ArrayBuffer(all.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** The checksum of the format (polynomial 0xEDB88320). */
export function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
