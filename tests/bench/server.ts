import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createRules } from '../../local/netlify/rules.ts';

/** A response that was sent. */
export interface Transfer {
  readonly path: string;
  /** Extension of the file, such as `.js`. */
  readonly kind: string;
  /** Bytes of the body as sent: texts in brotli. */
  readonly bytes: number;
}

export interface BenchServer {
  readonly origin: string;
  /** Additional pages, by path. */
  readonly extra: Map<string, string>;
  /** Forwards function calls to this origin from now on; if undefined, they are not found. */
  forwardFunctions(origin: string | undefined): void;
  /** Responses sent since the last call. */
  readonly takeTransfers: () => Transfer[];
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};
const compressed = /^(text|application\/(json|xml)|image\/svg)/;

/** Brotli at the level of a CDN that compresses on the fly. */
export function brotli(body: Buffer | string): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** Serves a built site on a free loopback port, compressed, with the site's headers. */
export async function serveSite(directory: string): Promise<BenchServer> {
  const extra = new Map<string, string>();
  const rules = createRules(directory);
  const known = new Map<string, Buffer>();
  let transfers: Transfer[] = [];
  let functions: string | undefined;

  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (functions !== undefined && path.startsWith('/.netlify/functions/')) {
      void forward(request, functions).then(
        async (got) => {
          response.writeHead(got.status, { 'content-type': types['.json'] });
          response.end(Buffer.from(await got.arrayBuffer()));
        },
        () => response.writeHead(502).end(),
      );
      return;
    }
    void answer(path).then(
      async ({ kind, body }) => {
        transfers.push({ path, kind, bytes: body.length });
        const type = types[kind] ?? 'application/octet-stream';
        response.writeHead(200, {
          ...(await rules.headersOf(path)),
          'content-type': type,
          ...(compressed.test(type) ? { 'content-encoding': 'br' } : {}),
        });
        response.end(body);
      },
      () => response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found'),
    );
  });

  async function answer(path: string): Promise<{ kind: string; body: Buffer }> {
    const page = extra.get(path);
    const kind = page === undefined ? extname(path) || '.html' : '.html';
    const file = extname(path) ? path : `${path}.html`;
    const body = known.get(path) ?? encode(kind, page ?? (await readFile(join(directory, file))));
    known.set(path, body);
    return { kind, body };
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    extra,
    forwardFunctions: (origin) => void (functions = origin),
    takeTransfers() {
      const taken = transfers;
      transfers = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function forward(request: IncomingMessage, origin: string): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const { method = 'GET' } = request;
  return fetch(new URL(request.url ?? '/', origin), {
    method,
    headers: { origin, 'content-type': request.headers['content-type'] ?? 'application/json' },
    ...(method === 'POST' ? { body: Buffer.concat(parts) } : {}),
  });
}

function encode(kind: string, content: Buffer | string): Buffer {
  return compressed.test(types[kind] ?? '') ? brotli(content) : Buffer.from(content);
}
