/** Keeps sealed lessons while pages are rendered, and serves them in development. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { sealedLessonsSoFar } from '../content/sealing.ts';
import { sealedPath } from '../domain/course/encryption.ts';

export function sealedLessons(): AstroIntegration {
  return {
    name: 'sealed-lessons',
    hooks: {
      'astro:build:start': () => {
        sealedLessonsSoFar().clear();
      },

      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/sealed', (request, response, next) => {
          const [, lang, file] = (request.url ?? '').split('/');
          const lesson = sealedLessonsSoFar().get(`${lang}/${file?.replace('.bin', '')}`);
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

/** Writes what was sealed below `out`. */
export async function writeSealedLessons(out: string): Promise<void> {
  for (const { id, bytes } of sealedLessonsSoFar().values()) {
    const file = join(out, sealedPath(id));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
