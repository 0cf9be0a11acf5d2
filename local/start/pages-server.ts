import { createServer } from 'node:net';
import { join } from 'node:path';
import { redirects } from '../../src/domain/site/redirects.ts';
import { startEditorBar } from '../editor-bar/index.ts';
import { BuildError, type BuildOptions, spawnAstro } from './build.ts';
import { startMarket } from '../market/index.ts';
import { buildEnv } from '../settings.ts';
import { savedSignalsStatus } from './signals-status.ts';
import type { PagesServer } from '../world.ts';

/**
 * Starts Astro's dev server on a free port, with the keys of this world; its pages have the editor's bar.
 * Throws {@link BuildError}.
 */
export async function startPagesServer(options: BuildOptions): Promise<PagesServer> {
  const { dataDir, keys, siteUrl } = options;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const market = await startMarket();
  const child = spawnAstro(['dev', '--host', '127.0.0.1', '--port', String(port)], {
    ...buildEnv(keys, siteUrl),
    ...savedSignalsStatus(dataDir),
    SHOW_MISSING_VALUES: 'local',
    COINGECKO_API_ORIGIN: market.url,
    ASTRO_CACHE_DIR: join(dataDir, 'cache-dev'),
  });
  let output = '';
  let isReady = false;
  const say = (chunk: Buffer): void => {
    if (isReady) process.stdout.write(chunk);
    else output += chunk.toString();
  };
  child.stdout?.on('data', say);
  child.stderr?.on('data', say);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  console.log('Starting the pages server…');
  const failure = ended.then(() => {
    throw new BuildError(output.trim());
  });
  await Promise.race([untilItAnswers(origin), failure]).catch(async (error: unknown) => {
    await market.close();
    throw error;
  });
  let isClosing = false;
  failure.catch(() => {
    if (!isClosing) console.error('The pages server ended. Stop with Ctrl-C and start again.');
  });
  isReady = true;
  const bar = startEditorBar();

  return {
    origin,
    finishPage: (path, page) => bar.addTo(path, page),
    respond: (request) => bar.respond(request),
    // The rules for unknown paths would hide the dev server's own modules and error pages.
    redirects: redirects().filter(({ status }) => status !== 404),
    async close() {
      isClosing = true;
      bar.close();
      child.kill('SIGKILL');
      await ended;
      await market.close();
    },
  };
}

async function untilItAnswers(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/favicon.svg`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
