import { HttpError } from './http-error.ts';

/**
 * Reads the body as text, at most `limit` bytes whatever Content-Length says. Throws 413 `too_large`
 * for a longer body and 400 `bad_request` for one that is not UTF-8.
 */
export async function readText(request: Request, limit: number): Promise<string> {
  if (!request.body) return '';
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw new HttpError(413, 'too_large', `The body may hold ${limit} bytes.`);
    }
    chunks.push(value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new HttpError(400, 'bad_request', 'The body is not UTF-8.');
  }
}

/** Reads an `application/json` body; throws 400 `bad_request` for anything else. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpError(400, 'bad_request', 'The body must be application/json.');
  }
  const text = await readText(request, limit);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'bad_request', 'The body is not JSON.');
  }
}
