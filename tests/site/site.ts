/** The built site as files, for the tests of this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtml, visibleText } from '../../src/content/html.ts';

const dir = process.env['SITE_DIR'] ?? '';
if (!dir) throw new Error('SITE_DIR is missing: run these tests with `npm test -- site`.');

/** A built page. */
export interface BuiltPage {
  /** Its address, such as `/fr/articles`. */
  readonly address: string;
  readonly html: string;
}

const files = readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dir.length));

/** Every file of the build, such as `/favicon.svg`. */
export const builtFiles: ReadonlySet<string> = new Set(files);

/** Every page of the build, by address, without the editor. */
export const builtPages: ReadonlyMap<string, BuiltPage> = new Map(
  files
    .filter((file) => file.endsWith('.html') && !file.startsWith('/admin/'))
    .sort()
    .map((file) => {
      const address = file.replace(/\.html$/, '');
      return [address, { address, html: readFileSync(join(dir, file), 'utf8') }];
    }),
);

/** The text of a file of the build. */
export function readBuilt(file: string): string {
  return readFileSync(join(dir, file), 'utf8');
}

/** The plain text of the first match of a pattern's group; empty without a match. */
export function textOf({ html }: BuiltPage, pattern: RegExp): string {
  return visibleText(parseHtml(pattern.exec(html)?.[1] ?? '').children)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Values of an attribute of a kind of element, in the order of the page. */
export function attributes({ html }: BuiltPage, element: string, name: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*?\\s${name}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}
