/**
 * A proxy that records what WebDriver does not report: responses, foreign requests and, through a script
 * that it adds to every page of the site, console messages. Pages keep their addresses and their policy.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isForeign, policyListener } from './engine.ts';

export interface ListeningProxy {
  /** `127.0.0.1:<port>`. */
  readonly host: string;
  /** Status of the last response to an address; 0 without one. */
  readonly statusOf: (address: string) => number;
  readonly takeProblems: () => string[];
  readonly close: () => void;
}

/** Path of the script on every origin; problems are posted to the same path. */
export const listenerPath = '/.listener.js';

const listener = `(() => {
  const tell = (text) => navigator.sendBeacon('${listenerPath}', text);
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => {
      tell('console ' + level + ': ' + words.map(String).join(' '));
      write.apply(console, words);
    };
  }
  addEventListener('error', (event) => {
    // Failed resources are heard as responses.
    if (event instanceof ErrorEvent) tell('page error: ' + event.message);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled rejection: ' + reason));
  ${policyListener}
})();`;

export async function startListeningProxy(): Promise<ListeningProxy> {
  const statuses = new Map<string, number>();
  let problems: string[] = [];

  const answer = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const address = new URL(from.url ?? '');
    if (address.pathname === listenerPath) {
      if (from.method === 'POST') problems.push(await text(from));
      to.writeHead(200, { 'content-type': 'text/javascript' });
      to.end(listener);
    } else if (isForeign(address.href)) {
      problems.push(`foreign request: ${address.href}`);
      to.writeHead(502).end();
    } else pass(from, to, address);
  };

  const pass = (from: IncomingMessage, to: ServerResponse, address: URL): void => {
    const isPage = from.headers.accept?.startsWith('text/html') ?? false;
    // The script can be added only to an uncompressed page.
    const headers = { ...from.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const onward = request(address, { method: from.method ?? 'GET', headers }, (response) => {
      const { statusCode = 0, headers: received } = response;
      statuses.set(address.href, statusCode);
      if (statusCode >= 400 && !isPage) problems.push(`response ${statusCode}: ${address.href}`);
      if (isPage && received['content-type']?.startsWith('text/html')) {
        void text(response).then((page) => {
          const { 'content-length': _, ...others } = received;
          to.writeHead(statusCode, others);
          to.end(page.replace('<head>', `<head><script src="${listenerPath}"></script>`));
        });
      } else {
        to.writeHead(statusCode, received);
        response.pipe(to);
      }
    });
    onward.on('error', (error) => {
      // A request cancelled by the browser is not an error.
      if (!to.destroyed) problems.push(`request failed: ${address.href} (${error.message})`);
      to.destroy();
    });
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  };

  const server = createServer((from, to) => void answer(from, to).catch(() => to.destroy()));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    statusOf: (address) => statuses.get(address) ?? 0,
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
