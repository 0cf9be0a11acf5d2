import { posix, relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import type { ExportAllDeclaration, ImportDeclaration, ImportExpression, Literal } from 'estree';
import { layerOf, layers } from './layers.ts';

interface Imported {
  readonly source: string;
  readonly typeOnly: boolean;
}

/**
 * Imports point one way: every file may import its own layer and those below it (see layers.ts).
 * Types of packages are free for all: they are gone when the code runs.
 */
export const importDirection: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      layer: '{{from}} may not import {{to}}. {{instead}}',
      outside: 'Nothing imports {{to}}/: it is not part of the site. {{instead}}',
      package: '{{from}} may not import the package "{{to}}". {{instead}}',
    },
  },
  create(context) {
    const file = pathFromRoot(context.filename, context.cwd);
    const from = layerOf(file);
    const layer = from && layers[from];
    if (!from || !layer) return {};

    function check(node: Rule.Node, { source, typeOnly }: Imported): void {
      if (!layer) return;
      const data = {
        from: `src/${from}`.replace('src/netlify', 'netlify'),
        instead: layer.instead,
      };
      if (!source.startsWith('.')) {
        if (typeOnly) return;
        const refused = layer.packages
          ? !layer.packages.test(source)
          : layer.notPackages?.test(source);
        if (refused) context.report({ node, messageId: 'package', data: { ...data, to: source } });
        return;
      }
      const to = layerOf(posix.join(posix.dirname(file), source));
      if (!to || layer.may.includes(to) || (typeOnly && layer.mayType?.includes(to))) return;
      const messageId = to === 'local' || to === 'tests' ? 'outside' : 'layer';
      context.report({
        node,
        messageId,
        data: { ...data, to: messageId === 'layer' ? `src/${to}` : to },
      });
    }

    return {
      ImportDeclaration: (node) => {
        check(node, readImport(node));
      },
      ImportExpression: (node) => {
        const source = readSource(node);
        if (source) check(node, { source, typeOnly: false });
      },
      'ExportAllDeclaration, ExportNamedDeclaration[source]': (
        node: ExportAllDeclaration & Rule.Node,
      ) => {
        const source = String(node.source.value);
        check(node, { source, typeOnly: isTypeOnly(node, 'exportKind') });
      },
    };
  },
};

function readImport(node: ImportDeclaration): Imported {
  const named = node.specifiers;
  const allTypes =
    named.length > 0 && named.every((specifier) => isTypeOnly(specifier, 'importKind'));
  return {
    source: String(node.source.value),
    typeOnly: allTypes || isTypeOnly(node, 'importKind'),
  };
}

function readSource(node: ImportExpression): string | undefined {
  const { value } = node.source as Literal;
  return typeof value === 'string' ? value : undefined;
}

/** `import type` and `export type` are marks of the TypeScript parser that ESTree does not know. */
function isTypeOnly(node: object, mark: 'importKind' | 'exportKind'): boolean {
  return mark in node && (node as Record<string, unknown>)[mark] === 'type';
}

/** Posix path from the root; a script inside an Astro file counts as that file. */
function pathFromRoot(filename: string, cwd: string): string {
  return relative(cwd, filename)
    .split(sep)
    .join('/')
    .replace(/\.astro\/.*$/, '.astro');
}
