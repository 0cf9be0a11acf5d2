import css from '@eslint/css';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { house } from './tests/check/lint/plugin.ts';

const outside = 'Pass it in as an argument: src/domain and src/i18n know no DOM and no network.';
const browserGlobals = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'localStorage',
  'sessionStorage',
];

export default defineConfig(
  globalIgnores(['.astro/', '.local/', '.netlify/', 'dist/', 'test-results/']),
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { house },
  },

  // Rules of TypeScript and React are Oxlint's (.oxlintrc.json), which takes a fifth of the time.
  {
    files: ['**/*.{js,mjs,ts,tsx,mts}'],
    ignores: ['**/*.astro/*'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
    },
  },

  { files: ['**/*.astro', '**/*.astro/*.{js,ts}'], extends: [tseslint.configs.recommended] },
  astro.configs['flat/recommended'],

  {
    files: ['src/**/*'],
    ignores: ['**/*.css'],
    rules: {
      'no-console': 'error',
      'house/style-attribute': 'error',
      'house/client-load': 'error',
      'house/size-token': 'error',
    },
  },
  {
    files: ['src/**/*'],
    ignores: [
      '**/*.css',
      'src/i18n/**',
      'src/domain/site/pages.ts',
      'src/domain/site/redirects.ts',
    ],
    rules: { 'house/handmade-address': 'error' },
  },
  {
    files: ['{src,netlify,local}/**/*'],
    ignores: ['**/*.css', 'src/i18n/**'],
    rules: { 'house/no-language-comparison': 'error' },
  },
  {
    files: ['src/**/*.css'],
    ignores: ['src/styles/{tokens,fonts}.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'house/css-size-token': 'error' },
  },
  {
    files: ['src/domain/**', 'src/i18n/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...browserGlobals.map((name) => ({ name, message: outside })),
      ],
    },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message:
            'Tests never sleep: wait for what the person sees (expect(locator), expect.poll).',
        },
        {
          selector: 'Literal[value="networkidle"]',
          message: 'Tests never wait for an idle network: wait for what the person sees.',
        },
      ],
    },
  },
);
