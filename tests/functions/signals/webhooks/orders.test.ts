/** Results of an order by response, for tools that execute a retry again and for all others. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attempt } from '../../../../netlify/lib/signals/webhooks/attempt.ts';
import { redirectedTo, type Network } from '../../../../netlify/lib/signals/webhooks/network.ts';
import { sealValues } from '../../../../netlify/lib/signals/webhooks/secret.ts';
import type { ClaimedDelivery } from '../../../../netlify/lib/platform/database/signal-webhooks.ts';

const webhook = '11111111-0000-4000-8000-000000000001';
const signal = '7d9c3f7e-1111-4000-8000-000000000001';
const hour = 3_600_000;

let receiver: Server;
/** The receiver's status; 0: it hangs, -1: it closes the connection. */
let status = 200;
let bodies: string[] = [];
let network: Network;

beforeAll(async () => {
  vi.stubEnv('ACCOUNT_SECRET', Buffer.alloc(32, 1).toString('base64'));
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => void (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      if (status === -1) request.socket.destroy();
      else if (status > 0) response.writeHead(status).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  network = redirectedTo(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  receiver.closeAllConnections();
  receiver.close();
});

const bots = ['3commas', 'cryptohopper'] as const;
const values = {
  '3commas': { bot_uuid: 'bot', secret: 'a-secret', exchange: 'BINANCE', quote: 'USDT' },
  cryptohopper: { hopper_id: '1659172', access_token: 'a-token' },
};

/** An entry that was reached now, valid for five minutes. */
function entry(recipe: ClaimedDelivery['recipe']): ClaimedDelivery {
  const at = new Date().toISOString();
  const payload = { kind: 'entry_hit', signal, at, by: 'data', source: 'CoinGecko', price: '100' };
  return {
    ...{ id: signal, webhook_id: webhook, event_id: signal, kind: 'entry_hit', recipe },
    url: 'https://bot.example.com/hook',
    recipe_secret: recipe === 'json' ? null : sealValues(webhook, values[recipe]),
    ...{ dry_run: false, secret_version: 1, previous_secret_until: null, attempts: 1 },
    ...{ created_at: at, not_after: new Date(Date.parse(at) + 300_000).toISOString() },
    ...{ payload: JSON.stringify(payload), position: 7, hash: 'a'.repeat(64) },
    signal: {
      ...{ action: 'buy', coin: 'bitcoin', currency: 'usd', entry: '100' },
      valid_until: new Date(Date.parse(at) + hour).toISOString(),
    },
  };
}
const test = {
  event_id: null,
  kind: null,
  payload: null,
  position: null,
  hash: null,
  signal: null,
};

const send = async (delivery: ClaimedDelivery, answer: number, through = network) => {
  status = answer;
  bodies = [];
  return attempt(through, delivery, 200);
};

describe.each(bots)('an order to %s', (recipe) => {
  it.each([
    [200, { outcome: 'sent', status: 200 }],
    [410, { outcome: 'gone', status: 410 }],
    [429, { outcome: 'retry', status: 429 }],
    [302, { outcome: 'failed', status: 302, error: 'redirect' }],
    [401, { outcome: 'failed', status: 401 }],
    [500, { outcome: 'failed', status: 500, error: 'maybe_executed' }],
    [503, { outcome: 'failed', status: 503, error: 'maybe_executed' }],
    [0, { outcome: 'failed', error: 'maybe_executed' }],
    [-1, { outcome: 'failed', error: 'maybe_executed' }],
  ] as const)('with the answer %i', async (answer, expected) => {
    expect(await send(entry(recipe), answer)).toEqual(expected);
    expect(bodies).toHaveLength(1);
  });

  it.each([
    ['its name is not found', { resolve: () => Promise.resolve([]) }, 'address_unknown'],
    ['the DNS hangs', { resolve: () => new Promise<never>(() => undefined) }, 'timeout'],
    ['the connection is refused', redirectedTo('http://127.0.0.1:1'), 'no_connection'],
  ])('is tried again when %s', async (_, broken, error) => {
    const result = await send(entry(recipe), 200, { ...network, ...broken });
    expect(result).toEqual({ outcome: 'retry', error });
    expect(bodies).toEqual([]);
  });
});

it.each([
  ['our own format', 'json', {}],
  ['a dry run', 'cryptohopper', { dry_run: true }],
  ['a test', '3commas', test],
] as const)('%s is tried again whatever happened', async (_, recipe, changes) => {
  const delivery = { ...entry(recipe), ...changes };
  expect(await send(delivery, 503)).toEqual({ outcome: 'retry', status: 503 });
  expect(await send(delivery, 0)).toEqual({ outcome: 'retry', error: 'timeout' });
  expect(await send(delivery, -1)).toEqual({ outcome: 'retry', error: 'no_connection' });
});
