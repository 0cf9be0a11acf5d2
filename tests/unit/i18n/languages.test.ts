/** A third language needs a folder and what the compiler then asks for: no other code assumes two. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/i18n/languages.ts';
import { langs } from '../../../src/i18n/locales.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const source = globSync('{src,netlify}/**/*.{ts,tsx,mts,astro}', { cwd: root }).filter(
  (file) => !file.startsWith('netlify/mail/'),
);

describe('the languages', () => {
  it('all have each lazily loaded file', () => {
    const globs = source.flatMap((file) =>
      [...read(file).matchAll(/'([./]+\/i18n\/\*\/[\w/-]+\.ts)'/g)].map(([, glob = '']) =>
        join(dirname(file), glob),
      ),
    );
    expect(globs.length).toBeGreaterThan(10);
    const missing = globs
      .flatMap((glob) => langs.map((lang) => glob.replace('*', lang)))
      .filter((file) => !existsSync(join(root, file)));
    expect(missing).toEqual([]);
  });

  it('link to one another', () => {
    for (const lang of langs) expect(langs).toContain(languages[lang].other);
    const reached = new Set(langs.map((lang) => languages[lang].other));
    const alone = langs.filter((lang) => !reached.has(lang));
    expect(
      alone,
      'No page leads there: LanguageSwitch.astro and Footer.astro of src/components/shell/ link `other` alone',
    ).toEqual([]);
  });

  it('have their Intl locales in one place', () => {
    const naming = source.filter((file) => /['"]fr-FR['"]/.test(read(file)));
    expect(naming).toEqual(['src/i18n/languages.ts']);
  });
});
