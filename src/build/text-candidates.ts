/**
 * Decodes a file as text in every way: raw, without markup, decompressed, decoded. Any of them
 * may contain fragments of markup: tags are removed by pattern, since there is no page to
 * parse.
 */
import { isUtf8 } from 'node:buffer';
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

/**
 * Texts decodable from a file's bytes, at most two layers deep; lazily, with possible
 * duplicates.
 */
export function* textsInBytes(bytes: Uint8Array, depth = 2): Generator<string> {
  yield* textsIn(Buffer.from(bytes).toString('utf8'), depth);
  // Compressed data is never valid text.
  if (depth === 0 || isUtf8(bytes)) return;
  for (const inner of decompressed(bytes)) yield* textsInBytes(inner, depth - 1);
}

/** Texts decodable from a text: markup, escapes of scripts and URLs, base64. */
export function* textsIn(text: string, depth = 2): Generator<string> {
  // Raw, for attributes and scripts; without tags, for sentences that contain markup.
  for (const form of new Set([text, unescapeScript(text), unescapeAddress(text)])) {
    yield unescapeMarkup(form);
    yield unescapeMarkup(withoutTags(form));
  }
  if (depth === 0) return;
  for (const inner of base64Runs(text)) yield* textsInBytes(inner, depth - 1);
}

/**
 * The words of a text in lower case, with compatibility forms normalized, so that spacing hides
 * nothing.
 */
export function words(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(/<[^>]*>/g, (tag) =>
    /^<\/?(?:a|b|i|em|strong|code|span|sup|sub)\b/i.test(tag) ? '' : ' ',
  );
}

function unescapeMarkup(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => codePoint(parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => codePoint(Number(digits)))
    .replace(/&(\w+);/g, (whole, name: string) => namedEntities[name.toLowerCase()] ?? whole);
}

/** Unescapes JavaScript and JSON strings: `\u00e9`, `\u{e9}`, `\xe9`, `\n`, `\"`. */
function unescapeScript(text: string): string {
  if (!text.includes('\\')) return text;
  const code = /\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/gi;
  return text
    .replace(code, (_, ...hex: (string | undefined)[]) =>
      codePoint(parseInt(hex.slice(0, 3).join(''), 16)),
    )
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(.)/g, '$1');
}

/** Unescapes data URLs of images: `data:image/svg+xml,%3Csvg…`. */
function unescapeAddress(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
  );
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
  // Not `{80,}`: the pattern would be tried again at each letter of a shorter run.
  return Array.from(text.match(/[A-Za-z0-9+/_-]+/g) ?? [])
    .filter(({ length }) => length >= 80)
    .map((run) => Buffer.from(run.replace(/-/g, '+').replace(/_/g, '/'), 'base64'));
}
