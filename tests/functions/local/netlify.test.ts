/**
 * The local platform: which file or function serves an address, in what order, with which headers.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Functions, startFunctions } from '../../../local/netlify/functions.ts';
import { type Netlify, startNetlify } from '../../../local/netlify/index.ts';
import { maxBody } from '../../../local/netlify/messages.ts';
import { redirectsFile } from '../../../src/domain/site/redirects.ts';

const LONG = 'immutable text, '.repeat(40);
const FILES = {
  'fr.html': '<h1>Accueil</h1>',
  'en.html': '<h1>Home</h1>',
  'fr/404.html': '<h1>Page introuvable</h1>',
  'en/404.html': '<h1>Page not found</h1>',
  'fr/articles.html': '<h1>Articles</h1>',
  'fr/checkout/success.html': '<h1>Merci</h1>',
  '_astro/page.js': LONG,
  'sealed/fr/abc.bin': 'sealed bytes',
  _redirects: redirectsFile(),
  _headers: `/*
  X-Frame-Options: DENY
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/sealed/*
  X-Robots-Tag: noindex
`,
};
const ECHO = `export default async (request: Request) =>
  Response.json({ method: request.method, body: await request.text(), address: request.url });`;
const CLOCK = `export default async () => new Response('tick');
export const config = { schedule: '@hourly' };`;

let dir: string;
let netlify: Netlify;
let functions: Functions;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'netlify-test-'));
  for (const [name, content] of Object.entries(FILES)) write(`site/${name}`, content);
  write('functions/echo.mts', ECHO);
  write('functions/clock.mts', CLOCK);
  functions = startFunctions({
    root: dir,
    directory: join(dir, 'functions'),
    env: {},
  });
  netlify = await startNetlify(0);
  netlify.serve({
    pages: { directory: join(dir, 'site') },
    functions,
    supabase: async () => new Response('supabase'),
    emailjs: () => 'http://127.0.0.1:1',
    dashboard: async () => new Response('dashboard'),
  });
  await functions.warm();
});

afterAll(async () => {
  await netlify.close();
  await functions.close();
  rmSync(dir, { recursive: true });
});

function write(name: string, content: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), content);
}

const get = (path: string, init: RequestInit = {}) =>
  fetch(netlify.origin + path, { redirect: 'manual', ...init });

/** Sends a path unchanged: `fetch` would normalize it first. */
function getRaw(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(netlify.origin);
    request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      answer.resume();
      resolve(answer);
    })
      .on('error', reject)
      .end();
  });
}

describe('files', () => {
  it.each([
    ['/fr', 'Accueil', 'text/html; charset=UTF-8'],
    ['/fr/articles', 'Articles', 'text/html; charset=UTF-8'],
    ['/fr/articles?page=2', 'Articles', 'text/html; charset=UTF-8'],
    ['/sealed/fr/abc.bin', 'sealed bytes', 'application/octet-stream'],
  ])('%s is served', async (path, content, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toContain(content);
  });

  it('have the headers of their path, although a redirect rule matches it too', async () => {
    const script = await get('/_astro/page.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('x-robots-tag')).toBeNull();
    const sealed = await get('/sealed/fr/abc.bin');
    expect(sealed.headers.get('x-robots-tag')).toBe('noindex');
    expect(sealed.headers.get('x-frame-options')).toBe('DENY');
    expect((await get('/fr')).headers.get('cache-control')).toBe(
      'public,max-age=0,must-revalidate',
    );
  });

  it('are compressed, and not sent again while unchanged', async () => {
    const answer = await getRaw('/_astro/page.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    const again = await getRaw('/_astro/page.js', {
      'accept-encoding': 'gzip, br',
      'if-none-match': answer.headers.etag ?? '',
    });
    expect(again.statusCode).toBe(304);
    const plain = await get('/_astro/page.js', { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe(LONG);
  });

  it('have one address each: a trailing slash redirects to it, with the query', async () => {
    const response = await get('/fr/articles/?page=2');
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/fr/articles?page=2',
    ]);
  });

  it('are read-only', async () => {
    const head = await get('/fr', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/fr', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it.each(['/fr', '/.netlify/functions/echo', '/rest/v1/profiles', '/local'])(
    'reject TRACE %s',
    async (path) => {
      const answer = await getRaw(path, {}, 'TRACE');
      expect(answer.statusCode).toBe(405);
    },
  );

  it.each(['/_headers', '/_redirects'])('%s is not served', async (path) => {
    expect((await get(path)).status).not.toBe(200);
  });
});

describe('redirects', () => {
  it.each([
    ['/', 302, '/fr'],
    ['/?utm=1', 302, '/fr?utm=1'],
    ['/articles', 301, '/fr/articles'],
    ['/articles/', 301, '/fr/articles'],
    ['/checkout/success?success=true', 301, '/fr/checkout/success?success=true'],
    ['/de', 302, '/fr'],
    ['/de/', 302, '/fr'],
    ['/de?x=1', 302, '/fr?x=1'],
    ['/de/articles?x=1', 302, '/fr/articles?x=1'],
  ])('%s redirects once to a page, with its query', async (path, status, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
    expect((await get(location)).status).toBe(200);
  });

  it.each(['//elsewhere.example/articles', '/\\elsewhere.example', '/%2f%2felsewhere.example'])(
    '%s never redirects to another site',
    async (path) => {
      const { statusCode, headers } = await getRaw(path);
      if (statusCode !== 404) expect(headers.location).toMatch(/^\/fr(\/(?!\/)|$)/);
    },
  );
});

describe('an unknown path', () => {
  it.each([
    ['/fr/rien', 'Page introuvable'],
    ['/fr/articles/rien', 'Page introuvable'],
    ['/en/nothing', 'Page not found'],
    ['/en/articles', 'Page not found'],
    ['/sealed/fr/missing.bin', 'Page introuvable'],
    ['/_astro/missing.js', 'Page introuvable'],
    ['/favicon.ico', 'Page introuvable'],
    ['/.well-known/security.txt', 'Page introuvable'],
  ])('%s returns 404 without a redirect', async (path, title) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    expect(await response.text()).toContain(title);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it.each(['/..%2f..%2fetc/passwd', '/fr/%00', '/fr/%', '/en/a%2fb'])(
    '%s, which no file can have, returns 404',
    async (path) => {
      expect((await getRaw(path)).statusCode).toBe(404);
    },
  );

  it('that is too long is rejected', async () => {
    expect((await getRaw(`/${'a'.repeat(9_000)}`)).statusCode).toBe(400);
  });
});

describe('functions', () => {
  it('receive the request unchanged', async () => {
    const body = '{"name":"Éa"}';
    const response = await get('/.netlify/functions/echo?a=1', { method: 'POST', body });
    const address = `${netlify.origin}/.netlify/functions/echo?a=1`;
    expect(await response.json()).toEqual({ method: 'POST', body, address });
  });

  it.each([
    '/.netlify/functions/unknown',
    '/.netlify/functions/',
    '/.netlify/functions/clock',
    '/.netlify/x',
  ])('%s returns 404: unknown, or not for visitors', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await get(path, { method });
      expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    }
  });

  it('with a schedule run when invoked', async () => {
    expect(await (await functions.run('clock')).text()).toBe('tick');
  });

  it('accept bodies up to the platform’s limit', async () => {
    const send = (size: number) =>
      get('/.netlify/functions/echo', { method: 'POST', body: 'x'.repeat(size) });
    expect((await send(1024 * 1024)).status).toBe(200);
    expect((await send(maxBody + 1)).status).toBe(413);
    expect((await get('/.netlify/functions/echo')).status).toBe(200);
  });
});

describe('services beside the site', () => {
  it('are served under their paths', async () => {
    expect(await (await get('/auth/v1/health')).text()).toBe('supabase');
    expect(await (await get('/rest/v1/profiles')).text()).toBe('supabase');
    expect(await (await get('/local')).text()).toBe('dashboard');
  });

  it('serve the tools under this machine’s own name only', async () => {
    expect((await getRaw('/local', { host: 'elsewhere.example' })).statusCode).toBe(403);
    expect((await getRaw('/local', { host: 'localhost:8888' })).statusCode).toBe(200);
  });
});
