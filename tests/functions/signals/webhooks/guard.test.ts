/** The SSRF guard: no request reaches this machine, its network or a cloud's metadata. */
import { createServer } from 'node:http';
import { request } from 'node:https';
import {
  createServer as createListener,
  type AddressInfo,
  type LookupFunction,
  type Server,
} from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAddress } from '../../../../netlify/lib/signals/webhooks/address.ts';
import {
  findTarget,
  guardedRequest,
  type Answer,
} from '../../../../netlify/lib/signals/webhooks/guarded-request.ts';
import { redirectedTo, type Network } from '../../../../netlify/lib/signals/webhooks/network.ts';
import { isPublicIp } from '../../../../netlify/lib/signals/webhooks/public-ip.ts';
import { sampleOf } from '../../../sizes.ts';
import { hostileAddresses, ordinary, privateIps } from './hostile-addresses.ts';

/** Listeners that nothing may reach: on all IPv4 addresses of this machine and on its IPv6 loopback. */
let forbidden: Server[];
let reached = 0;
/** Connections that were opened, wherever they lead. */
let begun = 0;
const ports = { v4: 0, v6: 0 };

beforeAll(async () => {
  const listener = async (host: string): Promise<Server> => {
    const server = createListener((socket) => {
      reached += 1;
      socket.destroy();
    });
    server.listen(0, host);
    await once(server, 'listening');
    return server;
  };
  forbidden = [await listener('0.0.0.0'), await listener('::1')];
  [ports.v4 = 0, ports.v6 = 0] = forbidden.map((one) => (one.address() as AddressInfo).port);
});
afterAll(() => forbidden.forEach((one) => one.close()));
beforeEach(() => {
  reached = 0;
  begun = 0;
});

/** Real connections, but to the forbidden listeners' ports instead of 443. */
function network(resolve: Network['resolve']): Network {
  return {
    resolve,
    request: (options, onResponse) => {
      begun += 1;
      let port = ports.v4;
      (options.lookup as LookupFunction)('x', { all: true }, (_, found) => {
        if (Array.isArray(found) && found[0]?.family === 6) port = ports.v6;
      });
      return request({ ...options, port }, onResponse);
    },
  };
}

const send = (
  through: Network,
  url: string,
  choices: Partial<Parameters<typeof guardedRequest>[2]> = {},
): Promise<Answer> =>
  guardedRequest(
    through,
    { method: 'POST', url, headers: {}, body: '{}' },
    { timeoutMs: 2_000, ...choices },
  );

it('counts a connection that the guard would let through', async () => {
  for (const [ip, family] of [
    ['127.0.0.1', 4],
    ['::1', 6],
  ] as const) {
    const lookup: LookupFunction = (_, __, callback) => callback(null, [{ address: ip, family }]);
    const sent = network(() => Promise.resolve([])).request(
      { hostname: 'a.example.com', lookup },
      () => undefined,
    );
    await once(sent.end(), 'error');
  }
  expect({ reached, begun }).toEqual({ reached: 2, begun: 2 });
});

describe('the text of an address', () => {
  it(`refuses ${hostileAddresses.length} hostile ones, at saving and at sending`, async () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(500);
    // Every name resolves to this machine.
    const here = network(() => Promise.resolve(['127.0.0.1', '::1']));
    const accepted: string[] = [];
    for (const address of hostileAddresses) {
      if (readAddress(address)) accepted.push(address);
      if (typeof (await findTarget(here, address)) !== 'string') accepted.push(address);
      const answer = await send(here, address);
      if (answer.type === 'answer') accepted.push(address);
    }
    expect(accepted).toEqual([]);
    expect({ reached, begun }).toEqual({ reached: 0, begun: 0 });
  });

  it.each(sampleOf(ordinary, 12))('accepts %s', async (address, ips) => {
    const target = await findTarget(
      network(() => Promise.resolve(ips)),
      address,
    );
    expect(target).toMatchObject({ ip: expect.stringMatching(/^(8|93)\./) as unknown });
    expect(ordinary).toHaveLength(40);
  });

  it('keeps the path and the query, and drops the fragment and the port', () => {
    expect(readAddress('https://Bot.Example.com:443/a?b=c%20d#e')?.href).toBe(
      'https://bot.example.com/a?b=c%20d',
    );
  });
});

describe('what a name resolves to', () => {
  it.each(privateIps)('%s is not public', async (ip) => {
    expect(isPublicIp(ip)).toBe(false);
    const answer = await send(
      network(() => Promise.resolve([ip])),
      'https://bot.example.com/',
    );
    expect(answer).toEqual({ type: 'none', code: 'address_private', written: false });
    expect({ reached, begun }).toEqual({ reached: 0, begun: 0 });
  });

  it('one private address among public ones refuses the name', async () => {
    for (const ip of privateIps) {
      for (const ips of [
        ['8.8.8.8', ip],
        [ip, '8.8.8.8'],
        ['2606:4700::1', '8.8.8.8', ip],
      ]) {
        const answer = await send(
          network(() => Promise.resolve(ips)),
          'https://bot.example.com/',
        );
        expect(answer).toEqual({ type: 'none', code: 'address_private', written: false });
      }
    }
    expect(begun).toBe(0);
  });

  it('tells an unknown name from a DNS that does not answer', async () => {
    const code = async (resolve: Network['resolve']) =>
      send(network(resolve), 'https://bot.example.com/', { timeoutMs: 50 });
    expect(await code(() => Promise.resolve([]))).toMatchObject({ code: 'address_unknown' });
    expect(await code(() => Promise.reject(new Error('ETIMEOUT')))).toMatchObject({
      code: 'address_unknown',
    });
    expect(await code(() => new Promise(() => undefined))).toMatchObject({ code: 'timeout' });
  });

  it('100 names that change between saving and sending reach nothing', async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const ip = privateIps[turn % privateIps.length] ?? '';
      let asked = 0;
      const rebinding = network(() => {
        asked += 1;
        return Promise.resolve(asked === 1 ? ['8.8.8.8'] : turn % 2 ? [ip] : ['8.8.4.4', ip]);
      });
      expect(typeof (await findTarget(rebinding, 'https://bot.example.com/'))).toBe('object');
      expect(await send(rebinding, 'https://bot.example.com/')).toMatchObject({
        code: 'address_private',
      });
      expect(asked).toBe(2);
    }
    expect({ reached, begun }).toEqual({ reached: 0, begun: 0 });
  });

  it.each([
    ['8.8.8.8', 4],
    ['2606:4700:4700::1111', 6],
  ])('the connection goes to %s, which was checked, and to nothing else', async (ip, family) => {
    const found: unknown[] = [];
    const watched: Network = {
      resolve: () => Promise.resolve([ip]),
      request: (options, onResponse) => {
        const lookup = options.lookup as LookupFunction;
        lookup('bot.example.com', { all: true }, (_, all) => found.push(all));
        lookup('bot.example.com', {}, (_, one, of) => found.push([one, of]));
        expect(options).toMatchObject({
          hostname: 'bot.example.com',
          servername: 'bot.example.com',
          port: 443,
          agent: false,
          headers: { Host: 'bot.example.com' },
        });
        return request(
          { ...options, port: ports.v4, lookup: undefined, hostname: '127.0.0.1' },
          onResponse,
        );
      },
    };
    await send(watched, 'https://bot.example.com/');
    expect(found).toEqual([[{ address: ip, family }], [ip, family]]);
  });
});

describe('an answer', () => {
  const receivers: ReturnType<typeof createServer>[] = [];
  afterAll(() =>
    receivers.forEach((one) => {
      one.closeAllConnections();
      one.close();
    }),
  );
  /** A network in which a public name leads to this receiver. */
  const receiver = async (answer: Parameters<typeof createServer>[1]): Promise<Network> => {
    const server = createServer(answer as never);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    receivers.push(server);
    return redirectedTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };
  const url = 'https://bot.example.com/hook';

  it('that redirects is not followed, over 50 chains', async () => {
    const targets = [
      ...[
        `http://127.0.0.1:${ports.v4}/`,
        `http://[::1]:${ports.v6}/`,
        `https://127.0.0.1:${ports.v4}/`,
      ],
      ...[`//127.0.0.1:${ports.v4}/`, `http://localhost:${ports.v4}/`, 'http://169.254.169.254/'],
      ...[
        `http://2130706433:${ports.v4}/`,
        '/hook',
        'https://bot.example.com/hook',
        'gopher://127.0.0.1/',
      ],
    ];
    for (const status of [301, 302, 303, 307, 308]) {
      for (const location of targets) {
        let asked = 0;
        const chain = await receiver((_, response) => {
          asked += 1;
          response.writeHead(status, { location, refresh: `0;url=${location}` }).end();
        });
        expect(await send(chain, url)).toEqual({ type: 'answer', status, body: '' });
        expect(asked).toBe(1);
      }
    }
    expect(reached).toBe(0);
  });

  it('is read up to 16 KB, and only where its body is needed', async () => {
    let written = 0;
    const endless = await receiver((_, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(4_096, 'x'))) written += 4_096;
      };
      response.on('drain', write);
      write();
    });
    expect(await send(endless, url)).toEqual({ type: 'answer', status: 200, body: '' });
    const answer = await send(endless, url, { withBody: true });
    expect(answer).toMatchObject({ status: 200, body: 'x'.repeat(16 * 1024) });
    const stopped = written;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(written - stopped).toBeLessThan(4_000_000);
  });

  it.each([
    ['never comes', () => undefined],
    [
      'has an endless head',
      (_: unknown, response: { writeProcessing(): void }) => {
        const timer = setInterval(() => response.writeProcessing(), 20);
        setTimeout(() => clearInterval(timer), 2_000);
      },
    ],
  ] as const)('that %s ends in time', async (_, answer) => {
    const slow = await receiver(answer);
    const began = performance.now();
    expect(await send(slow, url, { timeoutMs: 200, withBody: true })).toEqual({
      type: 'none',
      code: 'timeout',
      written: true,
    });
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  it('whose body drips is cut off', async () => {
    const drip = await receiver((_, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await send(drip, url, { timeoutMs: 200, withBody: true })).toEqual({
      type: 'none',
      code: 'timeout',
      written: true,
    });
  });

  it('is bad with headers above 16 KB, or if it is not HTTP', async () => {
    const large = await receiver((_, response) => {
      response.writeHead(200, { 'x-large': 'x'.repeat(20_000) }).end();
    });
    expect(await send(large, url)).toEqual({ type: 'none', code: 'bad_answer', written: true });
    const noise = createListener((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
    noise.listen(0, '127.0.0.1');
    await once(noise, 'listening');
    const { port } = noise.address() as AddressInfo;
    expect(await send(redirectedTo(`http://127.0.0.1:${port}`), url)).toEqual({
      type: 'none',
      code: 'bad_answer',
      written: true,
    });
    noise.close();
  });

  it('is missing when the connection is refused', async () => {
    expect(await send(redirectedTo('http://127.0.0.1:1'), url)).toEqual({
      type: 'none',
      code: 'no_connection',
      written: false,
    });
  });

  it.each([
    ['after the request was read', true],
    ['in the handshake', false],
  ])('is missing when the connection ends %s', async (_, written) => {
    const ended = createListener((socket) => void socket.once('data', () => socket.destroy()));
    ended.listen(0, '127.0.0.1');
    await once(ended, 'listening');
    const { port } = ended.address() as AddressInfo;
    const plain = redirectedTo(`http://127.0.0.1:${port}`);
    const secure: Network = {
      ...plain,
      request: (options, onResponse) =>
        request({ ...options, port, lookup: undefined, hostname: '127.0.0.1' }, onResponse),
    };
    expect(await send(written ? plain : secure, url)).toEqual({
      type: 'none',
      code: 'no_connection',
      written,
    });
    ended.close();
  });

  it('comes to the request exactly as it was written', async () => {
    const got: unknown[] = [];
    const through = await receiver((incoming, response) => {
      const { method, url: path, headers } = incoming;
      got.push({
        method,
        path,
        host: headers.host,
        type: headers['content-type'],
        own: headers['x-own'],
      });
      response.end();
    });
    const own = { headers: { 'x-own': 'yes', host: 'evil.example.com' }, body: '{}' };
    await guardedRequest(through, { method: 'POST', url, ...own }, { timeoutMs: 2_000 });
    await guardedRequest(through, { method: 'GET', url, ...own, body: '' }, { timeoutMs: 2_000 });
    const expected = { path: '/hook', host: 'bot.example.com', own: 'yes' };
    expect(got).toEqual([
      { method: 'POST', ...expected, type: 'application/json' },
      { method: 'GET', ...expected, type: undefined },
    ]);
  });
});
