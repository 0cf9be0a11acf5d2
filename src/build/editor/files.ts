/** The files of the browser editor: page, configuration, program, fonts and its own texts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { editorConfig } from './config.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Whether a build has the editor: every one except production. */
export function hasEditor(env: Env): boolean {
  return env['CONTEXT'] !== 'production';
}

const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Admin</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="cms-config-url" type="application/json" href="/admin/config.json">
  </head>
  <body>
    <script src="/admin/sveltia-cms.js"></script>
  </body>
</html>
`;

/**
 * The files by their address. The program fetches fonts, its version, its texts and the state of the
 * provider from elsewhere; the copy here takes all of them from this site. `root` is the folder of the project.
 */
export async function editorFiles(env: Env, root: string): Promise<Map<string, string | Buffer>> {
  const packages = createRequire(join(root, 'package.json'));
  const cms = dirname(dirname(packages.resolve('@sveltia/cms')));
  const font = (file: string) => readFile(packages.resolve(`@fontsource-variable/${file}`));
  const { version } = JSON.parse(await readFile(join(cms, 'package.json'), 'utf8')) as {
    version: string;
  };
  const [program, icons, letters] = await Promise.all([
    readFile(join(cms, 'dist/sveltia-cms.js'), 'utf8'),
    font('material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2'),
    font('figtree/files/figtree-latin-wght-normal.woff2'),
  ]);
  const own = `/admin/sveltia-cms@${version}`;
  return new Map<string, string | Buffer>([
    ['/admin/index.html', page],
    ['/admin/config.json', JSON.stringify(editorConfig(env), null, 2)],
    ['/admin/sveltia-cms.js', fromThisSite(program)],
    ['/admin/sveltia-cms/package.json', JSON.stringify({ version })],
    [`${own}/locales/fr.json`, await readFile(join(cms, 'locales/fr.json'))],
    [`${own}/locales/en-GB.json`, await readFile(join(cms, 'locales/en-GB.json'))],
    ['/admin/status.json', JSON.stringify({ status: { indicator: 'unknown' } })],
    ['/admin/icons.woff2', icons],
    ['/admin/letters.woff2', letters],
  ]);
}

/** The program with addresses of this site in place of CDNs. */
function fromThisSite(program: string): string {
  return program
    .replace(
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]*material-symbols[^)]*/g,
      '/admin/icons.woff2',
    )
    .replace(/https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]*/g, '/admin/letters.woff2')
    .replaceAll('https://unpkg.com/@sveltia/cms', '/admin/sveltia-cms')
    .replace('https://www.githubstatus.com/api/v2/status.json', '/admin/status.json')
    .replace(/https:\/\/status-api\.hostedstatus\.com\/[\w./]+/, '/admin/status.json')
    .replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
