/** Class names that scripts may add in the browser: the words of their string literals. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

/** The code of islands and page scripts, and of the modules they import strings from. */
const sources = 'src/{domain,stores,islands,scripts}/**/*.{ts,tsx}';

/** The class names that a project's sources may add. */
export async function classNamesOfSources(root: string): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const path of glob(sources, { cwd: root })) {
    const code = await readFile(join(root, path), 'utf8');
    for (const name of classNamesOf(code, path)) found.add(name);
  }
  return found;
}

const known = new Map<string, readonly string[]>();

/** The same for a script in a page, memoized: most scripts are in many pages. */
export function classNamesOfScript(code: string): readonly string[] {
  const names = known.get(code) ?? classNamesOf(code, 'script.js');
  known.set(code, names);
  return names;
}

/** The words in the string literals of some code; types have none. */
export function classNamesOf(code: string, path: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      names.push(...node.text.split(/\s+/).filter(Boolean));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest));
  return names;
}
