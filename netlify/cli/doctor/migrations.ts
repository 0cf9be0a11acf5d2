/** Parses this repository's migrations into the schema objects they create. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An object created by a migration; `file` is the last one that defines it. */
export interface Expected {
  readonly kind: 'table' | 'column' | 'index' | 'function' | 'trigger';
  readonly name: string;
  readonly file: string;
  /** MD5 of a function's body. */
  readonly body?: string;
}

/** Reads the files in order. A later definition replaces an earlier one. */
export async function expectedSchema(folder: string): Promise<readonly Expected[]> {
  const found = new Map<string, Expected>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const sql = await readFile(join(folder, file), 'utf8');
    for (const each of additions(sql)) {
      const key = `${each.kind} ${each.name}`;
      found.delete(key);
      found.set(key, { ...each, file });
    }
    for (const pattern of removals(sql)) found.delete(pattern);
  }
  return [...found.values()];
}

type Addition = Omit<Expected, 'file'>;

function additions(sql: string): Addition[] {
  const functions = [
    ...sql.matchAll(
      /create (?:or replace )?function public\.(\w+)\s*\([^;]*?\bas \$\$([\s\S]*?)\$\$/gi,
    ),
  ].map(([, name = '', text = '']): Addition => ({ kind: 'function', name, body: md5(text) }));
  // Function bodies and comments may contain SQL that creates nothing.
  const plain = sql.replace(/\$\$[\s\S]*?\$\$/g, '').replace(/--.*$/gm, '');
  const named = (pattern: RegExp, kind: Addition['kind']): Addition[] =>
    [...plain.matchAll(pattern)].map(([, name = '']) => ({ kind, name }));
  return [
    // PostgreSQL keeps no text of a body written as an expression: only its name is compared.
    ...named(/create (?:or replace )?function public\.(\w+)\s*\([^;]*?\breturn\b/gi, 'function'),
    ...named(/create table (?:if not exists )?public\.(\w+)/gi, 'table'),
    ...named(/create (?:unique )?index (?:if not exists )?(\w+)\s+on/gi, 'index'),
    ...named(/create (?:or replace )?(?:constraint )?trigger (\w+)/gi, 'trigger'),
    ...[
      ...plain.matchAll(/create table (?:if not exists )?public\.(\w+) \(([\s\S]*?)^\)/gim),
    ].flatMap(([, table = '', columns = '']) =>
      // A column is a line indented once; so is a constraint, which is excluded.
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
  const pattern = /drop (table|index|function|trigger) (?:if exists )?(?:public\.)?(\w+)/gi;
  return (
    [...plain.matchAll(pattern)]
      .map(([, kind = '', name = '']) => `${kind.toLowerCase()} ${name}`)
      // Dropped and recreated in the same file.
      .filter((each) => !additions(sql).some(({ kind, name }) => each === `${kind} ${name}`))
  );
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
