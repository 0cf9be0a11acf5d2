import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

/** A signed request that arrived. */
export interface Arrival {
  readonly event: Stripe.Event;
  readonly body: string;
  readonly signature: string;
}

/** A webhook endpoint like ours: it checks each signature with Stripe's own library. */
export interface Receiver {
  readonly url: string;
  /** Events with a valid signature, oldest first. */
  readonly arrivals: readonly Arrival[];
  /** Types of these events, oldest first. */
  types(): string[];
  /** The status of the next responses; 200 at first. */
  answerWith(status: number): void;
  /** Refuses connections until {@link Receiver.start} listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Listens on a free loopback port. */
export async function startReceiver(secret: string): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  let status = 200;
  let server: Server | undefined;
  let port = 0;

  async function start(): Promise<void> {
    server = createServer((request, response) => {
      void (async () => {
        const body = await text(request);
        const signature = String(request.headers['stripe-signature']);
        try {
          const event = Stripe.webhooks.constructEvent(body, signature, secret);
          arrivals.push({ event, body, signature });
        } catch {
          response.writeHead(400).end();
          return;
        }
        response.writeHead(status).end();
      })();
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    arrivals,
    types: () => arrivals.map(({ event }) => event.type),
    answerWith: (next) => void (status = next),
    start,
    async stop() {
      const closing = server;
      server = undefined;
      if (closing === undefined) return;
      closing.close();
      closing.closeAllConnections();
      await once(closing, 'close');
    },
  };
}
