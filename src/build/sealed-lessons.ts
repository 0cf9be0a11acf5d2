/**
 * Writes sealed lessons into the build, serves them in development, and refuses a build in which any
 * sealed sentence can be read.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sealedLessonsSoFar } from '../content/sealing.ts';
import { sealedPath } from '../domain/course/encryption.ts';
import { checkForLeaks } from './leak-check.ts';

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

      'astro:build:done': async ({ dir, logger }) => {
        const out = fileURLToPath(dir);
        const lessons = [...sealedLessonsSoFar().values()];
        for (const { id, bytes } of lessons) {
          const file = join(out, sealedPath(id));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, bytes);
        }
        const report = await checkForLeaks(out, lessons);
        logger.info(`${lessons.length} lessons sealed; ${report}`);
      },
    },
  };
}
