/** The browser editor at /admin: written into every build except production, and served in development. */
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeInFolder } from '../write-file.ts';
import { editorFiles, hasEditor } from './files.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves or writes the browser editor at `/admin`, in local runs and previews only. */
export function editor(): AstroIntegration {
  let root = '';
  return {
    name: 'editor',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },

      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/admin', (request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          editorFiles(process.env, root).then((files) => {
            const address = path === '' || path === '/' ? '/admin/index.html' : `/admin${path}`;
            const content = files.get(address);
            if (content === undefined) return next();
            response.setHeader('Content-Type', types[extname(address)] ?? '');
            response.end(content);
          }, next);
        });
      },

      'astro:build:done': ({ dir }) => writeEditor(process.env, root, fileURLToPath(dir)),
    },
  };
}

/** Writes the editor's files below `out`; nothing in production. */
export async function writeEditor(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
  out: string,
): Promise<void> {
  if (!hasEditor(env)) return;
  for (const [address, content] of await editorFiles(env, root)) {
    await writeInFolder(join(out, address), content);
  }
}
