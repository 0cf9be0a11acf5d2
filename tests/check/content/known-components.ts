/** The components that texts may use, with their props, read from their `.astro` files. */
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import ts from 'typescript';
import type { Collection } from './entry.ts';

/** A prop of a component. */
export interface Prop {
  readonly name: string;
  readonly isRequired: boolean;
  /** Its type as it is written: `string`, `number`, `readonly string[]`. */
  readonly type: string;
}

export interface KnownComponent {
  readonly props: readonly Prop[];
  /** True if it takes more props than it lists itself. */
  readonly isOpen: boolean;
}

/** Components by name, for the texts of a collection. */
export type KnownComponents = (
  collection: Collection,
) => Readonly<Record<string, KnownComponent | undefined>>;

/** Reads the components that `src/components/{content,company}/mdx.ts` make available to texts. */
export async function knownComponents(root: string): Promise<KnownComponents> {
  const folder = (name: string) => componentsIn(root, `src/components/${name}`);
  const list = (name: string) => readFile(join(root, `src/components/${name}/mdx.ts`), 'utf8');
  const names = ['content', 'company', 'figures'];
  const [content = {}, company = {}, figures = {}] = await Promise.all(names.map(folder));
  const listed = namesIn(await list('content'), /'\.\/\{([^}]+)\}\.astro'/g);
  const internal = namesIn(await list('company'), /'!\.\/\{([^}]+)\}\.astro'/g);
  const general = { ...pick(content, (name) => listed.includes(name)), ...figures };
  const own = pick(company, (name) => !internal.includes(name));
  const fragment: KnownComponent = { props: [], isOpen: false };
  const everything = { ...general, ...own, Fragment: fragment };
  return (collection) => (collection === 'company' ? everything : general);
}

/** The props that the `interface Props` of a component lists. */
function propsIn(astro: string): KnownComponent {
  const [, code = ''] = /^---\n(.*?)\n---/s.exec(astro) ?? [];
  const source = ts.createSourceFile('props.ts', code, ts.ScriptTarget.Latest);
  const found = source.statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === 'Props',
  );
  const props = (found?.members ?? []).flatMap((member): Prop[] =>
    ts.isPropertySignature(member)
      ? [
          {
            name: member.name.getText(source),
            isRequired: member.questionToken === undefined,
            type: member.type?.getText(source) ?? 'unknown',
          },
        ]
      : [],
  );
  return { props, isOpen: found?.heritageClauses !== undefined };
}

async function componentsIn(root: string, folder: string): Promise<Record<string, KnownComponent>> {
  const found: Record<string, KnownComponent> = {};
  for await (const path of glob(`${folder}/*.astro`, { cwd: root })) {
    found[basename(path, '.astro')] = propsIn(await readFile(join(root, path), 'utf8'));
  }
  return found;
}

function namesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].flatMap(([, names = '']) => names.split(','));
}

function pick<T>(all: Record<string, T>, wanted: (name: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted(name)));
}
