/**
 * The build steps after rendering. Each page is parsed once, or not at all if the previous build
 * read the same HTML; only the needed data is kept, not its tree, to save memory. Then each page
 * is written once, with all its edits.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSatteriProcessor } from '@astrojs/markdown-satteri';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { edited, elementsIn, parseHtml, type Edit } from '../content/html.ts';
import { buildRegistry, type SealedLesson } from '../content/build-registry.ts';
import { pictureStyle } from '../pictures/style.ts';
import { BundledClassNames, type KnownScripts, scriptFilesOf } from './class-names.ts';
import { InlineHashes, writeHosting } from './hosting.ts';
import { IslandScripts, hydratesIslands, withoutIslandIds } from './island-scripts.ts';
import { KeptPages, type PageFacts } from './kept-pages.ts';
import { keepResult, keptResult } from './kept-results.ts';
import { LeakThread, lessonsHash } from './leak-thread.ts';
import { parsePage, type Page } from './page.ts';
import { readPage, SearchIndexes } from './search-index.ts';
import { writeSealedLessons } from './sealed-lessons.ts';
import { sitePath } from './site-path.ts';
import { RouteStyles, type StylePlaces } from './trim-styles.ts';
import { overwriteFile } from './write-file.ts';

/** Runs the steps after rendering: leak check, styles, search index, sealed lessons, headers. */
export function finishPages(): AstroIntegration {
  let cache = '';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config: { markdown, cacheDir } }) => {
        if (!isSatteriProcessor(markdown.processor))
          throw new Error('entryBody knows satteri only.');
        buildRegistry().markdown = markdown.processor.options;
        cache = fileURLToPath(cacheDir);
      },

      'astro:build:done': async ({ dir, assets, logger }) => {
        await finish(fileURLToPath(dir), cache, routesOf(assets), logger);
      },
    },
  };
}

/**
 * The pages of each route, sorted: Astro lists them in the order in which they were rendered, which
 * differs from build to build.
 */
function routesOf(assets: ReadonlyMap<string, readonly URL[]>): string[][] {
  return [...assets.values()]
    .map((urls) => urls.map((url) => fileURLToPath(url)).filter((file) => file.endsWith('.html')))
    .map((files) => files.sort())
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

/** Data of a page kept until all pages of its route are read. */
interface ReadPage {
  readonly file: string;
  readonly styles: StylePlaces;
  readonly edits: readonly Edit[];
}

async function finish(
  out: string,
  cache: string,
  routes: readonly (readonly string[])[],
  logger: AstroIntegrationLogger,
): Promise<void> {
  const lessons = [...buildRegistry().sealedLessons.values()];
  const scriptNames = join(cache, 'script-names.json');
  const bundled = new BundledClassNames(out, keptResult(scriptNames) as KnownScripts | undefined);
  const sealedClasses = new Set(lessons.flatMap(classNamesIn));
  const kept = new KeptPages(join(cache, 'pages.json'));
  const lessonsKey = lessonsHash(lessons);
  const searched = kept.searchedFor(lessonsKey);
  const leaks = new LeakThread(lessons, searched);
  const index = new SearchIndexes();
  const inline = new InlineHashes();
  inline.addStyle(pictureStyle);
  const scripts = new IslandScripts();

  for (const files of routes) {
    const styles = new RouteStyles();
    const pages: ReadPage[] = [];
    for (const file of files) {
      const path = sitePath(out, file);
      const bytes = readFileSync(file);
      const html = bytes.toString();
      const address = path.replace(/\.html$/, '');
      let facts = kept.unchanged(path, bytes);
      if (facts && searched) {
        await leaks.searchPage(path, undefined);
      } else {
        const page = parsePage(html);
        await leaks.searchPage(path, page);
        facts ??= kept.add(path, bytes, factsOf(address, page));
      }
      index.add(address, facts.document);
      if (facts.classes.includes('sealed')) styles.addNames(sealedClasses);
      const later = await bundled.of(facts.scriptFiles);
      const edits = [...scripts.removeFrom(facts), ...withoutIslandIds(html)];
      pages.push({ file, styles: styles.read(facts, later), edits });
      const inlineScripts = facts.scripts.filter((it) => it.needsPolicy && !hydratesIslands(it));
      for (const { code } of inlineScripts) inline.addScript(code);
    }
    for (const { file, edits, styles: places } of pages) {
      const html = readFileSync(file, 'utf8');
      overwriteFile(file, edited(html, [...edits, ...styles.edits(html, places)]));
    }
    for (const css of styles.sheets()) inline.addStyle(css);
  }

  keepResult(scriptNames, bundled.scripts);
  await writeSealedLessons(out);
  await scripts.write(out);
  logger.info(await index.write(out));
  logger.info(await writeHosting(out, inline));
  const report = await leaks.report(out);
  kept.write(lessonsKey, report.clean);
  logger.info(`${lessons.length} lessons sealed; ${report.text}`);
}

/** Copied: a piece of a string keeps the whole string, here the page, in memory. */
function factsOf(address: string, page: Page): PageFacts {
  const { headEnd, styles, scripts, classes } = page;
  return structuredClone({
    headEnd,
    styles: styles.map(({ start, end, contentStart }) => ({ start, end, contentStart })),
    scripts,
    classes: [...classes],
    scriptFiles: scriptFilesOf(page),
    document: readPage(address, page),
  });
}

/** Class names of an encrypted body: no page contains them before it is decrypted. */
function classNamesIn({ body }: SealedLesson): string[] {
  const elements = [...elementsIn(parseHtml(body.html).children)];
  return elements.flatMap(({ attribs }) => attribs['class']?.split(/\s+/) ?? []);
}
