import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BlobsServer } from '@netlify/blobs/server';

export interface BlobsService {
  /** Value of `NETLIFY_BLOBS_CONTEXT` for functions. */
  readonly context: string;
  close(): Promise<void>;
}

/** Base of the wrapped server's URLs: it listens nowhere. */
const origin = 'http://localhost';

/** Answers a request. */
type Handle = (request: Request) => Promise<Response>;

/** Private members of `BlobsServer`: its `start` listens on every network interface. */
interface Unstarted {
  address: string;
  readonly handleRequest: Handle;
}

/**
 * Starts Netlify Blobs, stored in `<dataDir>/blobs`. Wraps the platform's own server: this one serialises
 * requests, so that a conditional write is atomic, and adds the etag to reads, as the platform does.
 */
export async function startBlobs({ dataDir }: { dataDir: string }): Promise<BlobsService> {
  const token = randomUUID();
  const directory = join(dataDir, 'blobs');
  mkdirSync(directory, { recursive: true });
  const inner = new BlobsServer({ directory, token }) as unknown as Unstarted;
  inner.address = origin;
  const handle: Handle = (request) => inner.handleRequest(request);

  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    last = last.then(() => pass(handle, request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { siteID: 'local', deployID: 'local', token, edgeURL: url, uncachedEdgeURL: url };
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pass(
  handle: Handle,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    ['authorization', 'if-match', 'if-none-match', 'x-amz-meta-user'].flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const body = method === 'PUT' ? Buffer.concat(chunks) : null;
  const answer = await handle(new Request(origin + url, { method, headers, body }));
  const content = Buffer.from(await answer.arrayBuffer());
  const etag = method === 'GET' && answer.ok ? await etagOf(handle, url, headers) : undefined;
  // Etags derive from the time of writing in milliseconds: the delay makes them unique.
  if (method === 'PUT') await delay(2);
  for (const name of ['content-type', 'etag', 'x-amz-meta-user']) {
    const value = answer.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  if (etag !== undefined) response.setHeader('etag', etag);
  response.statusCode = answer.status;
  response.end(content);
}

/** The wrapped server returns the etag in lists, not in reads. */
async function etagOf(
  handle: Handle,
  url: string,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const [, store, key] = /^(\/[^/?]+\/[^/?]+)\/([^?]+)/.exec(url) ?? [];
  if (store === undefined || key === undefined) return undefined;
  const answer = await handle(new Request(`${origin}${store}?prefix=${key}`, { headers }));
  const { blobs } = (await answer.json()) as { blobs: { key: string; etag: string }[] };
  return blobs.find((blob) => blob.key === decodeURIComponent(key))?.etag;
}
