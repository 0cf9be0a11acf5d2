import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Maximum size of a function's request body on the platform, in bytes. */
export const maxBody = 6 * 1024 * 1024;

/**
 * Header in which our proxy passes the client address to another of our servers. Its name is random at each
 * start, so that clients cannot forge it.
 */
export const callerHeader = `x-caller-${randomUUID()}`;

/** The body of a request, or undefined when it exceeds {@link maxBody}. */
export async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBody) chunks.push(chunk);
  }
  return size > maxBody ? undefined : Buffer.concat(chunks);
}

/** Converts a Node request to a standard Request. `origin` is the server's, whatever `Host` says. */
export function toRequest(req: IncomingMessage, origin: string, body: Buffer): Request {
  const headers = new Headers();
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] ?? '';
    if (!hop.has(name.toLowerCase())) headers.append(name, req.rawHeaders[i + 1] ?? '');
  }
  const method = req.method ?? 'GET';
  const bare = method === 'GET' || method === 'HEAD' || body.length === 0;
  return new Request(origin + (req.url ?? '/'), {
    method,
    headers,
    ...(bare ? {} : { body: new Uint8Array(body) }),
  });
}

/** Writes a standard Response. A client that disconnects early is not an error. */
export async function sendResponse(res: ServerResponse, response: Response): Promise<void> {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && !hop.has(name)) res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  res.writeHead(response.status);
  if (response.body === null || res.req.method === 'HEAD') {
    res.end();
    await response.body?.cancel();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), res);
  } catch (error) {
    if (!res.destroyed) throw error;
  }
}

/** Hop-by-hop headers, which must not be forwarded (RFC 9110, 7.6.1). */
export const hop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
]);
