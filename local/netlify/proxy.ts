import { type IncomingMessage, type ServerResponse, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Duplex } from 'node:stream';
import { callerHeader, hop } from './messages.ts';

/**
 * Proxies a request to another local server.
 * @param finishPage Changes an HTML page before it is sent.
 */
export function proxy(
  req: IncomingMessage,
  res: ServerResponse,
  origin: string,
  finishPage?: (page: string) => string,
): Promise<void> {
  return new Promise((resolve) => {
    const headers = Object.fromEntries(
      Object.entries(req.headers).filter(([name]) => !hop.has(name)),
    );
    headers[callerHeader] = req.socket.remoteAddress ?? '';
    if (finishPage) delete headers['accept-encoding'];
    const target = new URL(origin);
    const onward = request(
      { host: target.hostname, port: target.port, path: req.url, method: req.method, headers },
      (answer) => {
        for (const [name, value] of Object.entries(answer.headers)) {
          if (value !== undefined && !hop.has(name)) res.setHeader(name, value);
        }
        const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
        answer.on('error', () => res.destroy());
        if (finishPage && isPage && req.method === 'GET') {
          text(answer)
            .then((page) => {
              res.removeHeader('content-length');
              // Error pages of the dev server have no charset.
              res.setHeader('content-type', 'text/html; charset=utf-8');
              res.writeHead(answer.statusCode ?? 502).end(finishPage(page));
            })
            .catch(() => res.destroy());
        } else {
          res.writeHead(answer.statusCode ?? 502);
          answer.pipe(res);
        }
        res.on('close', () => {
          answer.destroy();
          resolve();
        });
      },
    );
    onward.on('error', () => {
      if (res.headersSent) res.destroy();
      else res.writeHead(502, { 'content-type': 'text/plain' }).end('Bad Gateway');
      resolve();
    });
    req.on('error', () => onward.destroy());
    req.pipe(onward);
  });
}

/** Proxies a WebSocket (or another upgraded connection) to a local server. */
export function proxyUpgrade(
  req: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  origin: string,
): void {
  const target = new URL(origin);
  const onward = connect(Number(target.port), target.hostname, () => {
    const lines = [`${req.method ?? 'GET'} ${req.url ?? '/'} HTTP/1.1`];
    for (let i = 0; i + 1 < req.rawHeaders.length; i += 2) {
      lines.push(`${req.rawHeaders[i] ?? ''}: ${req.rawHeaders[i + 1] ?? ''}`);
    }
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
