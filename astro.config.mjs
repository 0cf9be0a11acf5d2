import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { intent } from './src/build/client-directive.ts';
import { codeVersion } from './src/build/code-version.ts';
import { editor } from './src/build/editor/index.ts';
import { finishPages } from './src/build/finish-pages.ts';
import { interruptedBuilds } from './src/build/interrupted-builds.ts';
import { preloadHelper } from './src/build/preload-helper.ts';
import { prices } from './src/build/prices.ts';
import { sealedLessons } from './src/build/sealed-lessons.ts';
import { settings } from './src/build/settings.ts';
import { signals } from './src/build/signals-status.ts';
import { siteMap } from './src/build/sitemap.ts';
import { socialPictures } from './src/build/social/pictures.ts';
import { typography } from './src/build/typography/index.ts';
import { site } from './src/site.ts';

const env = process.env;

export default defineConfig({
  site: env.SITE_URL ?? env.URL ?? site.defaultOrigin,
  outDir: env.ASTRO_OUT_DIR ?? './dist',
  cacheDir: env.ASTRO_CACHE_DIR ?? './node_modules/.astro',
  trailingSlash: 'never',
  // Pages are rendered while others are written.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  experimental: {
    // Writes what the VS Code extension needs to complete frontmatter (.vscode/settings.json).
    contentIntellisense: true,
    // Keeps pages of the build before that have the same `cacheKey` (src/content/term-pages.ts).
    incrementalBuild: true,
  },
  markdown: {
    syntaxHighlight: false,
    // Its automatic quotes are English ones.
    processor: satteri({ features: { smartPunctuation: false }, hastPlugins: [typography] }),
  },
  fonts: [
    {
      // The npm provider would fetch the file from a CDN although the package is here.
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      display: 'swap',
      // Adjusted to its metrics in src/styles/fonts.css. The commonest first: the first paint waits for each search.
      fallbacks: [
        'Figtree Arial',
        'Figtree Roboto',
        'Figtree DejaVu',
        'Figtree Segoe',
        'Figtree SF',
        'sans-serif',
      ],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            weight: '300 900',
            style: 'normal',
            src: ['@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
          },
        ],
      },
    },
  ],
  integrations: [
    settings(),
    signals(),
    codeVersion(),
    interruptedBuilds(),
    prices(),
    react(),
    mdx(),
    intent(),
    preloadHelper(),
    sealedLessons(),
    siteMap(),
    editor(),
    // Before the pictures: the leak check looks into every file, and pictures hold no text.
    finishPages(),
    socialPictures(),
  ],
  vite: {
    // Settings come from the environment alone: a `.env` for deploys must not change the local world or the tests.
    envDir: false,
    plugins: [tailwindcss()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every page names its scripts: without the rest of Astro's long name, and with a short hash.
              entryFileNames: ({ name }) =>
                `_astro/${name.split('.')[0]?.replace(/[^\w-]/g, '_')}.[hash:7].js`,
              chunkFileNames: '_astro/[name].[hash:7].js',
            },
          },
        },
      },
    },
    build: {
      rolldownOptions: {
        output: {
          // Small modules of every page, in one file: they compress better together.
          codeSplitting: {
            groups: [
              {
                name: 'shell',
                test: /preload-helper|scripts\/shell\/(page|consent|theme|anchors|language|menu|panels|picture-transition|load-error)\.ts|domain\/site\/consent\.ts|i18n\/(locales|load)\.ts/,
              },
            ],
          },
        },
        onLog(level, log, report) {
          // Astro's own marker in every MDX file: it has done its work before this is said.
          if (log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('astro:')) return;
          report(level, log);
        },
      },
    },
  },
});
