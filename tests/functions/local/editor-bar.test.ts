/** The editor bar: how it reaches the browser, and its content check. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startContentCheck } from '../../../local/editor-bar/check.ts';
import { startEditorBar } from '../../../local/editor-bar/index.ts';
import { startNetlify } from '../../../local/netlify/index.ts';
import { sound, withFault } from '../../unit/content/fixtures.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A folder with valid content. */
function contentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'editor-bar-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(sound)) write(folder, file, text);
  return folder;
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

it('checks the content, and again when a file changes', async () => {
  const folder = contentFolder();
  const check = startContentCheck(folder);
  ends.push(() => check.close());
  const file = 'content/dictionary/fr/bloc.mdx';
  const faults = () => check.checked().reports.get(file)?.faults;
  expect(check.checked().status).toBe('checking');
  await expect.poll(faults, { timeout: 60_000 }).toEqual([]);

  write(folder, file, withFault('dictionary/fr/bloc', 'Un bloc', "Un 'bloc'")[file] ?? '');
  await expect.poll(faults, { timeout: 60_000 }).toMatchObject([{ level: 'error', line: 11 }]);
});

it('says that a check that ends by itself has failed', async () => {
  const check = startContentCheck(join(contentFolder(), 'none'));
  ends.push(() => check.close());
  await expect.poll(() => check.checked().status, { timeout: 60_000 }).toBe('failed');
});

it('starts anew when modules that the rules import change', async () => {
  const [folder, modules] = [join(contentFolder(), 'later'), contentFolder()];
  const check = startContentCheck(folder, [modules]);
  ends.push(() => check.close());
  await expect.poll(() => check.checked().status, { timeout: 60_000 }).toBe('failed');
  for (const [file, text] of Object.entries(sound)) write(folder, file, text);
  write(modules, 'lessons/drawing.ts', '');
  await expect.poll(() => check.checked().status, { timeout: 60_000 }).toBe('checked');
});

it('is added to pages of the dev server alone', async () => {
  const pages = createServer((req, res) => {
    const isPage = req.url?.endsWith('.js') !== true;
    const body = isPage ? '<html lang="fr"><body><p>é</p></body></html>' : 'code("</body>")';
    const type = isPage ? 'text/html' : 'text/javascript';
    res.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    res.end(body);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  ends.push(() => pages.close());
  const address = pages.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const bar = startEditorBar(contentFolder());
  const netlify = await startNetlify(0);
  ends.push(
    () => bar.close(),
    () => netlify.close(),
  );
  netlify.serve({
    pages: {
      origin: `http://127.0.0.1:${port}`,
      redirects: [],
      finishPage: (path, page) => bar.addTo(path, page),
    },
    functions: { has: () => false, call: () => Promise.reject(new Error('no function')) },
    supabase: async () => undefined,
    emailjs: () => '',
    dashboard: async (request) => bar.respond(request),
  });
  const get = async (path: string) => (await fetch(netlify.origin + path)).text();

  const page = await get('/fr/dictionnaire-crypto/bloc');
  expect(page).toContain('<p>é</p>');
  const { headers } = await fetch(`${netlify.origin}/fr`);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page).toMatch(/<template shadowrootmode="open">.*bloc\.mdx.*<\/body><\/html>$/s);
  expect(await get('/admin')).not.toContain('editor-bar');
  expect(await get('/a.js')).toBe('code("</body>")');
  expect(await get('/local/bar?page=/fr/dictionnaire-crypto/bloc')).toContain('bloc.mdx');
  expect(await get('/local/bar.js')).toContain('visitAs');
});
