/** A subscriber's webhook receiver: answers challenges and checks signatures with `standardwebhooks`. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Receiver {
  readonly origin: string;
  /** Verified deliveries, oldest first; challenges are answered and not listed. */
  readonly received: readonly ReceivedWebhook[];
  /** Requests whose signature was wrong. */
  readonly refused: number;
  /** The secret, once it is known; signatures are not checked before. */
  secret: string | undefined;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  let refused = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      try {
        if (receiver.secret !== undefined) new Webhook(receiver.secret).verify(body, headers);
        const message = JSON.parse(body) as {
          type: string;
          challenge?: string;
          data?: Record<string, unknown>;
        };
        const { type, challenge, data = {} } = message;
        if (challenge === undefined) {
          received.push({ id: headers['webhook-id'] ?? '', type, data });
        }
        response.end(challenge);
      } catch {
        refused += 1;
        response.writeHead(401).end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    get refused() {
      return refused;
    },
    secret: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
