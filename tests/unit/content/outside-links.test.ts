import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askLinks, outsideLinks, type LinkOptions } from '../../check/content/outside-links.ts';
import { entry } from './content-entry.ts';

let asked: string[] = [];
let [now, most] = [0, 0];
const server = createServer((request, response) => {
  asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
  now += 1;
  most = Math.max(most, now);
  response.on('close', () => (now -= 1));
  const count = asked.filter((one) => one.endsWith(request.url ?? '')).length;
  if (request.url === '/silent') return;
  const status: Record<string, number> = {
    '/gone': 404,
    '/no-head': request.method === 'HEAD' ? 405 : 200,
    '/late': count > 2 ? 200 : 503,
    '/busy': 429,
  };
  if (request.url === '/busy') response.setHeader('Retry-After', '1');
  setImmediate(() => response.writeHead(status[request.url ?? ''] ?? 200).end());
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  most = 0;
});

const ask = (paths: readonly string[], options: LinkOptions = {}) =>
  askLinks(
    paths.map((path) => ({ url: origin + path, places: ['a.mdx:1'] })),
    { retries: 1, pause: 1, ...options },
  );

it('finds the links of sources and of the text with their lines', () => {
  const one = entry(
    'articles/fr/a',
    'sources:\n  - label: A\n    url: "https://a.example/x#part"',
    '\n[b](https://b.example) and [a](https://a.example/x), [c](http://c.example), [d](/fr)\n',
  );
  expect(outsideLinks([one])).toEqual([
    {
      url: 'https://a.example/x',
      places: ['content/articles/fr/a.mdx:4', 'content/articles/fr/a.mdx:7'],
    },
    { url: 'https://b.example', places: ['content/articles/fr/a.mdx:7'] },
  ]);
});

it('asks with HEAD, then with GET, then again', async () => {
  const results = await ask(['/fine', '/no-head', '/late', '/gone']);
  expect(results.map(({ ok, status }) => [ok, status])).toEqual([
    [true, 200],
    [true, 200],
    [true, 200],
    [false, 404],
  ]);
  expect(asked.filter((one) => one.endsWith('/fine'))).toEqual(['HEAD /fine']);
  expect(asked.filter((one) => one.endsWith('/gone'))).toHaveLength(4);
});

it('does not wait longer than its timeout', async () => {
  const [silent] = await ask(['/silent'], { timeout: 100, retries: 0 });
  expect(silent).toMatchObject({ ok: false, status: 'no answer in 0.1 s' });
});

it('asks four at once', async () => {
  await ask(Array.from({ length: 20 }, (_, at) => `/${at}`));
  expect(asked).toHaveLength(20);
  expect(most).toBeLessThanOrEqual(4);
});

it('waits as long as a busy server asks', async () => {
  const start = performance.now();
  await ask(['/busy']);
  expect(performance.now() - start).toBeGreaterThan(900);
});

it('reports each result, and stops when nothing responds', async () => {
  const results: string[] = [];
  const links = Array.from({ length: 60 }, (_, at) => ({
    url: `http://127.0.0.1:1/${at}`,
    places: [],
  }));
  const asking = askLinks(links, { retries: 0, onResult: ({ url }) => results.push(url) });
  await expect(asking).rejects.toThrow(/None of 20 links responds at all/);
  expect(results.length).toBeLessThan(30);
});
