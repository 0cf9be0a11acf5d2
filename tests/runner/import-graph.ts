/** References between project files: imports, started workers and folders that are read. */
import { dirname, join, normalize } from 'node:path';

/** For each file, the files it refers to. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const code = /\.([mc]?[jt]sx?|astro|mdx|css)$/;

/**
 * Builds the graph of `files`, paths from the project's root. Every string literal that is the path of a
 * file or folder counts, relative to the file or the root; for a template literal, the folder before the
 * variable.
 */
export function readGraph(
  files: readonly string[],
  read: (file: string) => string,
): Map<string, Set<string>> {
  const known = new Set(files);
  const folders = new Map<string, string[]>();
  for (const file of files) {
    for (let at = dirname(file); at !== '.'; at = dirname(at)) {
      const inside = folders.get(at) ?? [];
      inside.push(file);
      folders.set(at, inside);
    }
  }
  const graph = new Map<string, Set<string>>();
  for (const file of files.filter((name) => code.test(name))) {
    const named = new Set<string>();
    for (const path of pathsIn(read(file))) {
      const from = normalize(join(dirname(file), path)).replace(/\/$/, '');
      const atRoot = normalize(path).replace(/\/$/, '');
      for (const target of path.startsWith('.') ? [from] : [from, atRoot]) {
        if (known.has(target)) named.add(target);
        // A folder name alone may be an ordinary word.
        else if (path.includes('/'))
          for (const inside of folders.get(target) ?? []) named.add(inside);
      }
    }
    named.delete(file);
    graph.set(file, named);
  }
  return graph;
}

/** The files that refer to one of `changed`, directly or not, and `changed` itself. */
export function affectedBy(graph: ImportGraph, changed: readonly string[]): Set<string> {
  const namedBy = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const target of targets) namedBy.set(target, [...(namedBy.get(target) ?? []), file]);
  }
  const touched = new Set(changed);
  for (const file of touched) for (const next of namedBy.get(file) ?? []) touched.add(next);
  return touched;
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template?.split('${')[0] ?? '')
    .filter(
      (path) => /^[\w.@[\]-][\w.@[\]/-]*$/.test(path) && /[./]/.test(path) && /\w/.test(path),
    );
}
