/**
 * Draws the pictures requested by the pages' heads, and serves them in development. Pictures
 * are stored in Astro's cache under their hash, so that the next build draws only changed ones.
 */
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildRegistry, type SocialPicture } from '../../content/build-registry.ts';
import { designName, drawPicture } from './drawing.ts';

/** Concurrency: the text of one is laid out while another is compressed. */
const concurrency = 4;

/**
 * `SOCIAL_PICTURES=off` builds without them, to measure how fast pages are built; a number draws about so many, evenly
 * spread over the pages, for tests.
 */
export function socialPictures(): AstroIntegration {
  let cache: string;
  return {
    name: 'social-pictures',
    hooks: {
      'astro:config:done': async ({ config }) => {
        cache = join(fileURLToPath(config.cacheDir), 'social-pictures');
        buildRegistry().pictureDesign = await designName();
      },

      'astro:build:start': () => {
        buildRegistry().pictures.clear();
      },

      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/og', (request, response, next) => {
          const picture = buildRegistry().pictures.get(`/og${request.url ?? ''}`);
          if (!picture) {
            next();
            return;
          }
          drawPicture(picture).then((png) => {
            response.setHeader('Content-Type', 'image/png');
            response.end(png);
          }, next);
        });
      },

      'astro:build:done': async ({ dir, logger }) => {
        const wanted = process.env['SOCIAL_PICTURES'] ?? 'on';
        if (wanted === 'off') return;
        const start = performance.now();
        const { pictures } = buildRegistry();
        const step = Math.max(1, Math.floor(pictures.size / (Number(wanted) || pictures.size)));
        const chosen = new Map([...pictures].filter((_, index) => index % step === 0));
        const drawn = await writePictures(chosen, fileURLToPath(dir), cache);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        logger.info(
          `${chosen.size} of ${pictures.size} pictures, ${drawn} of them new: ${seconds} s.`,
        );
      },
    },
  };
}

/**
 * Writes each picture to its path below `out`, from the cache if possible.
 * @returns Number of pictures drawn.
 */
export async function writePictures(
  pictures: ReadonlyMap<string, SocialPicture>,
  out: string,
  cache: string,
): Promise<number> {
  await mkdir(cache, { recursive: true });
  const known = new Set(await readdir(cache));
  const used = new Set<string>();
  let drawn = 0;
  const queue = pictures.entries();
  const work = async (): Promise<void> => {
    for (const [address, picture] of queue) {
      const name = address.split('.').slice(-2).join('.');
      const file = join(cache, name);
      if (!known.has(name) && !used.has(name)) {
        // Atomic: an aborted build leaves no partial picture.
        await writeFile(`${file}.new`, await drawPicture(picture));
        await rename(`${file}.new`, file);
        drawn += 1;
      }
      used.add(name);
      const target = join(out, address);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(file, target);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  for (const name of known) if (!used.has(name)) await rm(join(cache, name));
  return drawn;
}
