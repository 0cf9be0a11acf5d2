/** The credential attached to a PDF, as our own certificates hold it. */

/** Attachments are short; a file that claims more is not unpacked. */
const maximumLength = 100_000;

/** Whether a file begins like a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  return latin(bytes.subarray(0, 5)) === '%PDF-';
}

/**
 * The text of the first embedded file; undefined if there is none, or if another program has rewritten the PDF in a
 * form not supported here.
 */
export async function attachmentOf(bytes: Uint8Array): Promise<string | undefined> {
  const text = latin(bytes);
  const found =
    /<<(?:(?!endobj)[^])*?\/EmbeddedFile\b(?:(?!endobj|stream)[^])*?>>\s*stream\r?\n/.exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const end = text.indexOf('endstream', start);
  if (end < 0 || end - start > maximumLength) return undefined;
  const length = Number(/\/Length (\d+)/.exec(found[0])?.[1] ?? end - start);
  const data = bytes.slice(start, start + Math.min(length, end - start));
  const plain = found[0].includes('/FlateDecode') ? await inflate(data) : data;
  return plain && new TextDecoder().decode(plain);
}

/** One character for each byte. */
function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  try {
    const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      length += value.length;
      if (length > maximumLength) return undefined;
      parts.push(value);
    }
  } catch {
    return undefined;
  }
}
