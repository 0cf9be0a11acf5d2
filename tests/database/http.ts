import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** An HTTP server of a test, on a free loopback port. */
export interface TestServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a Fetch handler over real HTTP. */
export async function serve(handle: (request: Request) => Promise<Response>): Promise<TestServer> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const method = incoming.method ?? 'GET';
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers)) {
        headers.set(name, String(value));
      }
      const response = await handle(
        new Request(`http://${incoming.headers.host ?? '127.0.0.1'}${incoming.url ?? '/'}`, {
          method,
          headers,
          ...(chunks.length > 0 && method !== 'GET' && method !== 'HEAD'
            ? { body: Buffer.concat(chunks) }
            : {}),
        }),
      );
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      if (response.body) Readable.fromWeb(response.body as never).pipe(outgoing);
      else outgoing.end();
    })().catch(() => outgoing.destroy());
  });
  // Clients close idle connections: closed from here, one could be in use again already.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
