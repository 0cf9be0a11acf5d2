/**
 * The build steps after rendering. Each page is parsed once; only the needed data is kept, not
 * its tree, to save memory. Then each page is written once, with all its edits.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSatteriProcessor } from '@astrojs/markdown-satteri';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { edited, elementsIn, parseHtml, type Edit } from '../content/html.ts';
import { buildRegistry, type SealedLesson } from '../content/build-registry.ts';
import { pictureStyle } from '../pictures/style.ts';
import { BundledClassNames, type KnownScripts } from './class-names.ts';
import { InlineHashes, writeHosting } from './hosting.ts';
import { IslandScripts, hydratesIslands, withoutIslandIds } from './island-scripts.ts';
import { keepResult, keptResult } from './kept-results.ts';
import { LeakThread } from './leak-thread.ts';
import { parsePage } from './page.ts';
import { SearchIndexes } from './search-index.ts';
import { writeSealedLessons } from './sealed-lessons.ts';
import { RouteStyles, type StylePlaces } from './trim-styles.ts';

export function finishPages(): AstroIntegration {
  let cache = '';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config: { markdown, cacheDir } }) => {
        if (!isSatteriProcessor(markdown.processor))
          throw new Error('termBody knows satteri only.');
        buildRegistry().markdown = markdown.processor.options;
        cache = fileURLToPath(cacheDir);
      },

      'astro:build:done': async ({ dir, assets, logger }) => {
        const routes = [...assets.values()].map((urls) =>
          urls.map((url) => fileURLToPath(url)).filter((file) => file.endsWith('.html')),
        );
        await finish(fileURLToPath(dir), cache, routes, logger);
      },
    },
  };
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
  const leaks = new LeakThread(lessons);
  const index = new SearchIndexes();
  const inline = new InlineHashes();
  inline.addStyle(pictureStyle);
  const scripts = new IslandScripts();

  for (const files of routes) {
    const styles = new RouteStyles();
    const pages: ReadPage[] = [];
    for (const file of files) {
      const path = file.slice(out.length - 1);
      const html = readFileSync(file, 'utf8');
      const page = parsePage(html);
      if (page.classes.has('sealed')) styles.addNames(sealedClasses);
      await leaks.searchPage(path, page);
      index.add(path.replace(/\.html$/, ''), page);
      const later = await bundled.of(page);
      const edits = [...scripts.removeFrom(page), ...withoutIslandIds(html)];
      pages.push({ file, styles: styles.read(page, later), edits });
      const inlineScripts = page.scripts.filter((it) => it.needsPolicy && !hydratesIslands(it));
      for (const { code } of inlineScripts) inline.addScript(code);
    }
    for (const { file, edits, styles: places } of pages) {
      const html = readFileSync(file, 'utf8');
      writeFileSync(file, edited(html, [...edits, ...styles.edits(html, places)]));
    }
    for (const css of styles.sheets()) inline.addStyle(css);
  }

  keepResult(scriptNames, bundled.scripts);
  await writeSealedLessons(out);
  await scripts.write(out);
  logger.info(await index.write(out));
  logger.info(await writeHosting(out, inline));
  logger.info(`${lessons.length} lessons sealed; ${await leaks.report(out)}`);
}

/** Class names of an encrypted body: no page contains them before it is decrypted. */
function classNamesIn({ body }: SealedLesson): string[] {
  const elements = [...elementsIn(parseHtml(body.html).children)];
  return elements.flatMap(({ attribs }) => attribs['class']?.split(/\s+/) ?? []);
}
