/** Tests in each engine, one browser at a time. */
import type { Lang } from '../../../src/i18n/index.ts';
import { test } from '../fixtures.ts';
import { type Engine, type Look, programPaths, type Tab } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The engines, each with the language of its journeys. */
const engines: readonly { readonly engine: Engine; readonly lang: Lang }[] = [
  { engine: firefox, lang: 'fr' },
  { engine: webkit, lang: 'en' },
];

export const desk: Look = { width: 1280, height: 900, theme: 'light' };

/** What a test file needs to define its tests for one engine. */
export interface EngineTests {
  readonly name: string;
  readonly lang: Lang;
  /** Starts the engine with a new profile; it is closed after the test. */
  readonly open: (look?: Look) => Promise<Tab>;
}

/** Defines the tests of each engine. They are skipped where it is missing and cannot be installed. */
export function inEachEngine(define: (tests: EngineTests) => void): void {
  for (const { engine, lang } of engines) {
    test.describe(engine.name, () => {
      let paths: readonly string[] | undefined;
      let tab: Tab | undefined;

      test.beforeAll(async () => {
        paths = await programPaths(engine);
        const missing = `${engine.name} is missing. Install ${engine.packages.join(' and ')}.`;
        if (!paths) console.log(`SKIPPED: ${missing}`);
        test.skip(!paths, missing);
      });
      test.afterEach(async () => {
        await tab?.close();
        tab = undefined;
      });

      define({
        name: engine.name,
        lang,
        open: async (look = desk) => (tab = await engine.start(paths ?? [], look)),
      });
    });
  }
}
