import { Refusal } from './json-response.ts';

/**
 * The body as text, reading no more than `limit` bytes whatever Content-Length says. Refuses a
 * longer one (413 `too_large`) and one that is not UTF-8 (400 `bad_request`).
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
      throw new Refusal(413, 'too_large', `The body may hold ${limit} bytes.`);
    }
    chunks.push(value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal(400, 'bad_request', 'The body is not UTF-8.');
  }
}

/** The body as JSON, sent as `application/json`; refuses anything else (400 `bad_request`). */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Refusal(400, 'bad_request', 'The body must be application/json.');
  }
  const text = await readText(request, limit);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'bad_request', 'The body is not JSON.');
  }
}
