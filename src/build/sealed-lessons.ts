/** Stores encrypted lessons during rendering, and serves them in development. */
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { buildRegistry } from '../content/build-registry.ts';
import { sealedPath } from '../domain/course/encryption.ts';
import { writeInFolder } from './write-file.ts';

/** Serves the encrypted lessons during development and empties their list before a build. */
export function sealedLessons(): AstroIntegration {
  return {
    name: 'sealed-lessons',
    hooks: {
      'astro:build:start': () => {
        buildRegistry().sealedLessons.clear();
      },

      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/sealed', (request, response, next) => {
          const [, lang, file] = (request.url ?? '').split('/');
          const lesson = buildRegistry().sealedLessons.get(`${lang}/${file?.replace('.bin', '')}`);
          if (!lesson) {
            next();
            return;
          }
          response.setHeader('Content-Type', 'application/octet-stream');
          response.end(lesson.bytes);
        });
      },
    },
  };
}

/** Writes the encrypted lessons below `out`. */
export async function writeSealedLessons(out: string): Promise<void> {
  for (const { id, bytes } of buildRegistry().sealedLessons.values()) {
    await writeInFolder(join(out, sealedPath(id)), bytes);
  }
}
