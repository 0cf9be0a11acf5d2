/**
 * Netlify Blobs as on the platform: one of many conditional writes wins, data survives a restart.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BlobsService, startBlobs } from '../../../local/netlify/blobs.ts';

let dataDir: string;
let service: BlobsService;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'blobs-'));
  await start();
});
afterEach(async () => {
  delete process.env['NETLIFY_BLOBS_CONTEXT'];
  await service.close();
  await rm(dataDir, { recursive: true });
});

async function start(): Promise<void> {
  service = await startBlobs({ dataDir });
  process.env['NETLIFY_BLOBS_CONTEXT'] = service.context;
}

const store = () => getStore({ name: 'things', consistency: 'strong' });
const fifty = Array.from({ length: 50 }, (_, index) => index);

it('one of fifty concurrent creations of a blob succeeds', async () => {
  const tries = fifty.map((index) => store().set('a/b', `by ${index}`, { onlyIfNew: true }));
  const done = (await Promise.all(tries)).filter(({ modified }) => modified);
  expect(done).toHaveLength(1);
  expect((await store().getWithMetadata('a/b'))?.etag).toBe(done[0]?.etag);
});

it('one of fifty concurrent conditional updates succeeds, every time', async () => {
  await store().set('a/b', 'first');
  for (let round = 0; round < 5; round += 1) {
    const found = await store().getWithMetadata('a/b');
    const etag = found?.etag ?? '';
    const tries = fifty.map((index) =>
      store().set('a/b', `${round} by ${index}`, { onlyIfMatch: etag }),
    );
    const done = (await Promise.all(tries)).filter(({ modified }) => modified);
    expect(done).toHaveLength(1);
    expect(done[0]?.etag).not.toBe(etag);
  }
});

it('blobs survive a restart and are readable with the token only', async () => {
  await store().setJSON('a/b', { price: 1 });
  const before = await store().getWithMetadata('a/b');
  await service.close();
  await start();
  expect(await store().getWithMetadata('a/b')).toEqual(before);
  expect(await store().get('a/c')).toBeNull();
  const { edgeURL } = JSON.parse(Buffer.from(service.context, 'base64').toString()) as {
    edgeURL: string;
  };
  expect((await fetch(`${edgeURL}/local/site:things/a/b`)).status).toBe(403);
});

it('no other machine can connect', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  await service.close();
  await start();
  const addresses = listen.mock.contexts.map(
    (server) => ((server as Server).address() as AddressInfo).address,
  );
  listen.mockRestore();
  expect(addresses).toEqual(['127.0.0.1']);
});
