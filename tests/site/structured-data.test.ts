/** Validates the structured data of each page against the types of schema.org. */
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../../local/settings.ts';
import { attributes, builtPages, type BuiltPage } from './site.ts';

const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const graphsOf = ({ html }: BuiltPage): string[] =>
  [...html.matchAll(data)].map(([, text = '']) => text);
const all = [...builtPages.values()];
const hidden = (page: BuiltPage) => attributes(page, 'meta', 'content').includes('noindex');
const listed = all.filter((page) => !hidden(page));

it('each indexed page has one graph, the others none', () => {
  expect(listed.length).toBeGreaterThan(50);
  const wrong = all.filter((page) => graphsOf(page).length !== (hidden(page) ? 0 : 1));
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

it('every graph is valid schema.org vocabulary', () => {
  // Each shape once: many pages combine the same few.
  const byShape = new Map(
    listed.flatMap((page) =>
      graphsOf(page).flatMap((text) => {
        const { '@graph': things, ...graph } = JSON.parse(text) as { '@graph': unknown[] };
        return things.map(
          (thing) =>
            [JSON.stringify(shape({ ...graph, '@graph': [thing] })), page.address] as const,
        );
      }),
    ),
  );
  expect(byShape.size).toBeGreaterThan(10);
  expect(schemaErrors([...byShape].map(([text, address]) => [address, text]))).toEqual([]);
});

it('the vocabulary check rejects unknown types and properties', () => {
  const graph = (thing: object) =>
    JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] });
  const found = schemaErrors([
    ['fine', graph({ '@type': 'Article', headline: 'A' })],
    ['type', graph({ '@type': 'Artikel', headline: 'A' })],
    ['property', graph({ '@type': 'Article', headlines: 'A' })],
    ['value', graph({ '@type': 'Article', isPartOf: { '@type': 'Offer' } })],
  ]);
  expect(found.map((fault) => fault.split(':')[0])).toEqual(['type', 'property', 'value']);
});

it('every address in a graph is a page of the site', () => {
  const lost = listed.flatMap((page) => {
    const { origin } = new URL(attributes(page, 'link', 'href').find(isAbsolute) ?? '');
    return graphsOf(page)
      .flatMap((text) => [...text.matchAll(/"(?:url|item)":"([^"]*)"/g)])
      .map(([, address = '']) => new URL(address))
      .filter((url) => url.origin !== origin || !builtPages.has(url.pathname))
      .map((url) => [page.address, url.href]);
  });
  expect(lost).toEqual([]);
});

function isAbsolute(address: string): boolean {
  return /^https?:/.test(address);
}

/** Properties whose value is free text, even a single word. */
const freeTexts = ['name', 'headline', 'alternateName', 'termCode', 'inLanguage'];

/** The same value with shortened texts, one number, and without duplicates: much faster to compile. */
function shape(value: unknown, property = ''): unknown {
  if (Array.isArray(value))
    return [...new Set(value.map((item) => JSON.stringify(shape(item, property))))].map(
      (text): unknown => JSON.parse(text),
    );
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, shape(inner, key)]),
    );
  }
  if (typeof value === 'number') return 1;
  if (typeof value !== 'string') return value;
  // A schema.org name can be a type or an enumeration value, whose form is an address.
  const isName = /^(?:\w+|https:\/\/schema\.org\b.*)$/.test(value);
  return isName && !freeTexts.includes(property) ? value : 'x';
}

/** One sentence for each graph that the types of schema-dts reject. */
function schemaErrors(graphs: readonly (readonly [name: string, json: string])[]): string[] {
  const file = join(root, 'tests/site/graphs.ts');
  const lines = graphs.map(([, json], index) => {
    // Input constraints of an action are an extension missing from the type of a whole graph.
    const known = json.replace(',"query-input":"x"', '');
    return `export const graph${index}: Graph = ${known};`;
  });
  const source = `import type { Graph } from 'schema-dts';\n${lines.join('\n')}\n`;
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const onDisk = { ...host };
  host.fileExists = (name) => name === file || onDisk.fileExists(name);
  host.getSourceFile = (name, version) =>
    name === file
      ? ts.createSourceFile(name, source, version)
      : onDisk.getSourceFile(name, version);
  const program = ts.createProgram([file], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map((fault) => {
    const line = ts.getLineAndCharacterOfPosition(
      program.getSourceFile(file) as ts.SourceFile,
      fault.start ?? 0,
    ).line;
    return `${graphs[line - 1]?.[0]}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`;
  });
}
