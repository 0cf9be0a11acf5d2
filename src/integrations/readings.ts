/** The ways in which a file can be read as text: raw, without markup, decompressed, decoded. */
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

const decoders = [gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync];
const maxOutputLength = 32 * 1024 * 1024;
const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Every text that can be got out of some bytes, at most two layers deep. */
export function readings(bytes: Uint8Array, depth = 2): string[] {
  const raw = Buffer.from(bytes).toString('utf8');
  const texts = [raw, withoutMarkup(raw), withoutMarkup(unescapeJson(raw))];
  if (depth === 0) return texts;
  for (const inner of [...decompressed(bytes), ...base64Runs(raw)]) {
    texts.push(...readings(inner, depth - 1));
  }
  return texts;
}

/** Words of a text in lower case, compatibility forms made one, so that spacing hides nothing. */
export function words(text: string): string[] {
  return (
    withoutMarkup(text)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function withoutMarkup(text: string): string {
  return text
    .replace(/<[^>]*>/g, (tag) =>
      /^<\/?(?:a|b|i|em|strong|code|span|sup|sub)\b/i.test(tag) ? '' : ' ',
    )
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => codePoint(parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => codePoint(Number(digits)))
    .replace(/&(\w+);/g, (whole, name: string) => namedEntities[name.toLowerCase()] ?? whole);
}

function unescapeJson(text: string): string {
  return text
    .replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, hex: string) => codePoint(parseInt(hex, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(.)/g, '$1');
}

function codePoint(value: number): string {
  return value <= 0x10ffff ? String.fromCodePoint(value) : ' ';
}

function decompressed(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (const decode of decoders) {
    try {
      const inner = decode(bytes, { maxOutputLength });
      if (inner.length > 0) found.push(inner);
    } catch {
      // Not this format.
    }
  }
  return found;
}

function base64Runs(text: string): Uint8Array[] {
  return [...text.matchAll(/[A-Za-z0-9+/_-]{80,}/g)].map(([run]) =>
    Buffer.from(run.replace(/-/g, '+').replace(/_/g, '/'), 'base64'),
  );
}
