/** What the migrations of this repository leave in a database, read from their text. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Something a migration adds; `file` is the last that says how it is. */
export interface Expected {
  readonly kind: 'table' | 'column' | 'index' | 'function' | 'trigger';
  readonly name: string;
  readonly file: string;
  /** MD5 of a function's body. */
  readonly body?: string;
}

/** In the order of the files. A later file replaces what an earlier one says of the same thing. */
export async function expectedSchema(folder: string): Promise<readonly Expected[]> {
  const found = new Map<string, Expected>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const sql = await readFile(join(folder, file), 'utf8');
    for (const each of additions(sql)) {
      const key = `${each.kind} ${each.name}`;
      found.delete(key);
      found.set(key, { ...each, file });
    }
    for (const gone of removals(sql)) found.delete(gone);
  }
  return [...found.values()];
}

type Addition = Omit<Expected, 'file'>;

function additions(sql: string): Addition[] {
  const functions = [
    ...sql.matchAll(
      /create (?:or replace )?function public\.(\w+)\s*\([\s\S]*?\bas \$\$([\s\S]*?)\$\$/gi,
    ),
  ].map(([, name = '', text = '']): Addition => ({ kind: 'function', name, body: md5(text) }));
  // Bodies and remarks hold SQL that adds nothing.
  const plain = sql.replace(/\$\$[\s\S]*?\$\$/g, '').replace(/--.*$/gm, '');
  const named = (pattern: RegExp, kind: Addition['kind']): Addition[] =>
    [...plain.matchAll(pattern)].map(([, name = '']) => ({ kind, name }));
  return [
    ...named(/create table (?:if not exists )?public\.(\w+)/gi, 'table'),
    ...named(/create (?:unique )?index (?:if not exists )?(\w+)\s+on/gi, 'index'),
    ...named(/create (?:or replace )?(?:constraint )?trigger (\w+)/gi, 'trigger'),
    ...[
      ...plain.matchAll(/create table (?:if not exists )?public\.(\w+) \(([\s\S]*?)^\)/gim),
    ].flatMap(([, table = '', columns = '']) =>
      // A column begins a line, indented once; a constraint too, and is none.
      [
        ...columns.matchAll(/^  (?!(?:constraint|primary|unique|check|foreign|exclude)\b)(\w+) /gm),
      ].map(([, column = '']): Addition => ({ kind: 'column', name: `${table}.${column}` })),
    ),
    ...[...plain.matchAll(/alter table public\.(\w+)([^;]*)/gi)].flatMap(
      ([, table = '', rest = '']) =>
        [...rest.matchAll(/add column (?:if not exists )?(\w+)/gi)].map(
          ([, column = '']): Addition => ({ kind: 'column', name: `${table}.${column}` }),
        ),
    ),
    ...functions,
  ];
}

function removals(sql: string): string[] {
  const plain = sql.replace(/\$\$[\s\S]*?\$\$/g, '').replace(/--.*$/gm, '');
  const gone = /drop (table|index|function|trigger) (?:if exists )?(?:public\.)?(\w+)/gi;
  return (
    [...plain.matchAll(gone)]
      .map(([, kind = '', name = '']) => `${kind.toLowerCase()} ${name}`)
      // Dropped to be made again in the same file.
      .filter((each) => !additions(sql).some(({ kind, name }) => each === `${kind} ${name}`))
  );
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
