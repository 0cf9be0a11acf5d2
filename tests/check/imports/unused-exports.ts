/** Exported values that no file imports. */
import { dirname, join } from 'node:path';

const script = /\.m?tsx?$/;
/**
 * Files whose exports are read without an import: pages and functions by their platform, texts by their path,
 * configuration by its tool. Tests export nothing.
 */
const readByOthers =
  /^src\/(pages|i18n\/(fr|en))\/|^netlify\/functions\/|[.]config\.\w+$|\.test\.ts$|\.d\.ts$/;

const exported = /^export (?:async |abstract )*(?:const|let|function\*?|class|enum) ([\w$]+)/gm;
const importFrom = /\b(?:import|export)\s([^'"`;]*?)\s?from\s*'(\.[^']+)'/g;
const importCall = /\bimport\(\s*'(\.[^']+)'/g;

/**
 * Each as `<file>: <name>`. A value counts as used by its name in an import or a re-export; after `import * as` or
 * `import()`, by its name anywhere in that file. Types are left out: they describe exported values.
 *
 * @param texts Texts of all files by their path from the project's root, with Astro components.
 */
export function unusedExports(texts: ReadonlyMap<string, string>): string[] {
  const uses = new Map<string, string[]>();
  const passedOn = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, file: string, use: string): void => {
    to.set(file, [...(to.get(file) ?? []), use]);
  };
  for (const [file, text] of texts) {
    for (const [, names = '', path = ''] of text.matchAll(importFrom)) {
      const from = join(dirname(file), path);
      if (names === '*') add(passedOn, from, file);
      else add(uses, from, names.includes('*') ? text : names);
    }
    for (const [, path = ''] of text.matchAll(importCall)) {
      add(uses, join(dirname(file), path), text);
    }
  }
  const usesOf = (file: string): string[] => [
    ...(uses.get(file) ?? []),
    ...(passedOn.get(file) ?? []).flatMap(usesOf),
  ];
  return [...texts].flatMap(([file, text]) => {
    if (!script.test(file) || readByOthers.test(file)) return [];
    const words = new Set(usesOf(file).flatMap((use) => use.match(/[\w$]+/g) ?? []));
    return [...text.matchAll(exported)]
      .map(([, name = '']) => name)
      .filter((name) => !words.has(name))
      .map((name) => `${file}: ${name}`);
  });
}
