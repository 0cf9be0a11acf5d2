/**
 * Leaves in each page's inline styles only what a page of its route, or an island, can use. All pages
 * of a route keep the same styles, so that the policy lists one hash a route and not one a page.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';

/** Where class names come from that no built page shows: they are added in the browser. */
const laterSources = [
  'src/islands',
  'src/scripts',
  'src/components/content',
  'src/components/figures',
];
const style = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

export function trimStyles(): AstroIntegration {
  let root: URL;
  return {
    name: 'trim-styles',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ assets, logger }) => {
        const later = await wordsOfSources(fileURLToPath(root));
        let before = 0;
        let after = 0;
        for (const urls of assets.values()) {
          const files = urls.map((url) => fileURLToPath(url)).filter((it) => it.endsWith('.html'));
          const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
          const used = new Set(later);
          for (const page of pages) addNames(page, used);
          const trimmed = new Map<string, string>();
          for (const [index, page] of pages.entries()) {
            const lighter = styleInHead(page).replace(
              style,
              (_, open: string, css: string, close: string) => {
                const rest = trimmed.get(css) ?? trim(css, used);
                trimmed.set(css, rest);
                return rest ? open + rest + close : '';
              },
            );
            before += page.length;
            after += lighter.length;
            await writeFile(files[index] ?? '', lighter);
          }
        }
        logger.info(
          `${Math.round((1 - after / before) * 100)} % of the pages' text was unused style.`,
        );
      },
    },
  };
}

/**
 * Some CSS without the rules that only unknown classes could match, and without Tailwind's own
 * variables that nothing reads.
 *
 * @param css Any style sheet.
 * @param used Class names that may occur.
 */
export function trim(css: string, used: ReadonlySet<string>): string {
  const classes = [...css.matchAll(/\.((?:[\w-]|\\.)+)/g)]
    .map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
    .filter((name) => /^-?[a-z]/i.test(name) && !used.has(name));
  const read = new Set([...css.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name));
  const variables = [...css.matchAll(/--tw-[\w-]+/g)]
    .map(([name]) => name)
    .filter((name) => !read.has(name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...new Set([...classes, ...variables])],
  });
  return Buffer.from(code).toString('utf8');
}

/** A page with all its styles in its head: Astro writes that of islands before the first of them. */
function styleInHead(page: string): string {
  const [head = '', body = ''] = page.split('</head>');
  const found = body.match(style) ?? [];
  return `${head}${found.join('')}</head>${body.replace(style, '')}`;
}

/** The class names of a page's elements, and what its own scripts might add. */
function addNames(html: string, used: Set<string>): void {
  for (const [, names, code] of html.matchAll(/\bclass="([^"]*)"|<script>([\s\S]*?)<\/script>/g)) {
    for (const name of names?.split(/\s+/) ?? words(code ?? '')) used.add(name);
  }
}

/** What may be a class name in some code: with its brackets, as in `grid-cols-[minmax(0,1fr)]`, or not. */
function words(code: string): string[] {
  return [...code.split(/[\s"'`<>{}()]+/), ...code.split(/[\s"'`<>{}]+/)];
}

async function wordsOfSources(root: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const source of laterSources) {
    const folder = join(root, source);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith('.css')) continue;
      const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
      for (const word of words(text)) found.add(word);
    }
  }
  return found;
}
