import css from '@eslint/css';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import house from './tests/check/lint/plugin.ts';

/** Rules of Astro components and CSS. Those of TypeScript and React are Oxlint's (.oxlintrc.json). */
export default defineConfig(
  globalIgnores([
    '.astro/',
    '.local/',
    '.netlify/',
    'dist/',
    'test-results/',
    '**/*.{js,mjs,ts,tsx,mts}',
    '!**/*.astro/*',
  ]),
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { house },
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
      'house/handmade-address': 'error',
      'house/no-language-comparison': 'error',
    },
  },
  {
    files: ['src/**/*.css'],
    ignores: ['src/styles/{tokens,fonts}.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'house/css-size-token': 'error' },
  },
);
