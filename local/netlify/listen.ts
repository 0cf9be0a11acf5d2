import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Duplex } from 'node:stream';

export interface Listener {
  readonly port: number;
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string;
  close(): Promise<void>;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
type UpgradeHandler = (req: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Serves HTTP on loopback (IPv4, and IPv6 if available). Port 0 picks a free one. An error in the handler
 * becomes a 500 and never crashes the process. Throws when the port is taken.
 */
export async function listen(
  port: number,
  handler: Handler,
  onUpgrade?: UpgradeHandler,
): Promise<Listener> {
  const make = (): Server => {
    const server = createServer({ maxHeaderSize: 32_768, keepAliveTimeout: 10_000 }, (req, res) => {
      res.on('error', () => undefined);
      handler(req, res).catch((error: unknown) => {
        console.error(`${req.method ?? ''} ${req.url?.slice(0, 200) ?? ''}:`, error);
        if (res.headersSent) res.destroy();
        else
          res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Server error');
      });
    });
    if (onUpgrade) server.on('upgrade', onUpgrade);
    return server;
  };

  const first = make();
  const chosen = await open(first, port, '127.0.0.1');
  const servers = [first];
  const second = make();
  try {
    await open(second, chosen, '::1');
    servers.push(second);
  } catch (error) {
    // A missing IPv6 is fine; another program on the same IPv6 port is not.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE' && port !== 0) {
      await close(first);
      throw error;
    }
  }
  return {
    port: chosen,
    origin: `http://127.0.0.1:${chosen}`,
    async close() {
      await Promise.all(servers.map(close));
    },
  };
}

function open(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      server.on('error', (error) => console.error(error));
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 500).unref();
  });
}
