/** Class names that scripts may add in the browser: the words of their string literals. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Page } from './page.ts';

/** A bundled script, as pages and other scripts name it. */
const bundled = /(?:\/?_astro|\.)\/([\w.-]+\.js)(?=["'`])/g;

/** The contents of a bundled script. */
interface ScriptNames {
  readonly names: readonly string[];
  readonly imports: readonly string[];
}

/** By the name of the file, which is a hash of the content. */
export type KnownScripts = Readonly<Record<string, ScriptNames>>;

/** The class names in the bundled scripts of a build. */
export class BundledClassNames {
  readonly #folder: string;
  readonly #scripts: Map<string, ScriptNames>;
  /** By the scripts that a page names: most pages of a route name the same. */
  readonly #ofPages = new Map<string, ReadonlySet<string>>();

  /**
   * @param out The folder of the build.
   * @param known Scripts of an earlier build of the same code: parsing all takes seconds.
   */
  constructor(out: string, known: KnownScripts = {}) {
    this.#folder = join(out, '_astro');
    this.#scripts = new Map(Object.entries(known));
  }

  /** All scripts read, by file, for the next build. */
  get scripts(): KnownScripts {
    return Object.fromEntries(this.#scripts);
  }

  /** The class names that some scripts, and all they import, may add. */
  async of(scriptFiles: readonly string[]): Promise<ReadonlySet<string>> {
    const before = this.#ofPages.get(scriptFiles.join());
    if (before) return before;
    const names = await this.#namesOf(scriptFiles);
    this.#ofPages.set(scriptFiles.join(), names);
    return names;
  }

  async #namesOf(scripts: readonly string[]): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    const found = new Set(scripts);
    // Transitive imports: for...of also visits files added to the set during the loop.
    for (const file of found) {
      const script = await this.#read(file);
      for (const name of script.names) names.add(name);
      for (const next of script.imports) found.add(next);
    }
    return names;
  }

  async #read(file: string) {
    const before = this.#scripts.get(file);
    if (before) return before;
    const code = await readFile(join(this.#folder, file), 'utf8');
    const script = { names: [...new Set(classNamesOf(code, file))], imports: importsOf(code) };
    this.#scripts.set(file, script);
    return script;
  }
}

/** Names of the bundled scripts and islands that a page loads. */
export function scriptFilesOf({ hidden, scripts }: Pick<Page, 'hidden' | 'scripts'>): string[] {
  // Not the whole page: half of it is style sheets.
  const named = [...hidden, ...scripts.map(({ code }) => code)].filter((text) =>
    text.includes('.js'),
  );
  return [...new Set(named.flatMap((text) => importsOf(`${text}"`)))];
}

function importsOf(code: string): string[] {
  return Array.from(code.matchAll(bundled), ([, file = '']) => file);
}

const known = new Map<string, readonly string[]>();

/** The same for a script in a page, memoized: most scripts are in many pages. */
export function classNamesOfScript(code: string): readonly string[] {
  const names = known.get(code) ?? classNamesOf(code, 'script.js');
  known.set(code, names);
  return names;
}

/** The words in the string literals of some code; types and imports have none. */
export function classNamesOf(code: string, path: string): string[] {
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (isNode(node)) {
      // Markup in a string has its classes between quotes.
      names.push(
        ...(textOf(node)
          ?.split(/[\s"'<>=]+/)
          .filter(Boolean) ?? []),
      );
      if (!isLeftOut(node)) Object.values(node).forEach(visit);
    }
  };
  visit(parseSync(path, code).program);
  return names;
}

/** A node of the syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly value?: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isLeftOut({ type }: Node): boolean {
  return type === 'ImportDeclaration' || /^TS.*Type/.test(type);
}

/** The text of a string literal, or of a piece of a template literal. */
function textOf({ type, value }: Node): string | undefined {
  if (type === 'TemplateElement') return (value as { readonly cooked: string | null }).cooked ?? '';
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}
