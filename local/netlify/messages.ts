import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** What the platform takes as a function's request body, in bytes. */
export const MAX_BODY = 6 * 1024 * 1024;

/**
 * The header in which our own proxy tells another of our servers where a request came from. Its name is
 * made at random at each start, so that nobody else can send it.
 */
export const CALLER = `x-caller-${randomUUID()}`;

/** The whole body of a request, or undefined when it is over {@link MAX_BODY}. */
export async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  return size > MAX_BODY ? undefined : Buffer.concat(chunks);
}

/** A request of Node's as a standard one. `origin` is the server's, whatever `Host` says. */
export function toRequest(req: IncomingMessage, origin: string, body: Buffer): Request {
  const headers = new Headers();
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] ?? '';
    if (!HOP.has(name.toLowerCase())) headers.append(name, req.rawHeaders[i + 1] ?? '');
  }
  const method = req.method ?? 'GET';
  const bare = method === 'GET' || method === 'HEAD' || body.length === 0;
  return new Request(origin + (req.url ?? '/'), {
    method,
    headers,
    ...(bare ? {} : { body: new Uint8Array(body) }),
  });
}

/** Writes a standard response out. A reader who leaves early is no error. */
export async function sendResponse(res: ServerResponse, response: Response): Promise<void> {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && !HOP.has(name)) res.setHeader(name, value);
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

/** Headers of one connection, which must not travel on (RFC 9110, 7.6.1). */
export const HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
]);
