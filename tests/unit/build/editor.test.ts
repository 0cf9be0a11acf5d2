/** The browser editor: it agrees with the schemas of the content, and no production build has it. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editorPolicy, gitBackend } from '../../../src/build/editor/backend.ts';
import { editedSchemas, editorConfig } from '../../../src/build/editor/config.ts';
import { fieldsOf, type EditorField } from '../../../src/build/editor/fields.ts';
import { writeEditor } from '../../../src/build/editor/index.ts';
import { headersFile } from '../../../src/build/hosting.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { texts } from '../../../src/i18n/texts.ts';

const root = join(import.meta.dirname, '../../..');
const config = editorConfig({});

interface SchemaField {
  readonly isRequired: boolean;
  readonly choices?: readonly unknown[];
}

/** The fields of a schema by their path, read from zod itself. */
function inSchema(schema: z.ZodObject, prefix = ''): [string, SchemaField][] {
  return Object.entries(schema.shape).flatMap(([name, given]): [string, SchemaField][] => {
    const isOptional = given instanceof z.ZodOptional;
    const type: unknown = isOptional ? given.unwrap() : given;
    const inner: unknown = type instanceof z.ZodArray ? type.element : type;
    const choices = inner instanceof z.ZodEnum ? { choices: inner.options } : {};
    const below = inner instanceof z.ZodObject ? inSchema(inner, `${prefix}${name}.`) : [];
    // The editor refuses a required list without items, where the schema accepts `[]`.
    const isRequired = !isOptional && !(type instanceof z.ZodArray && isValid(type, []));
    return [[prefix + name, { isRequired, ...choices }], ...below];
  });
}

function isValid(type: z.ZodType, value: unknown): boolean {
  return type.safeParse(value).success;
}

/** The same for the editor's configuration, without the body. */
function inEditor(fields: readonly EditorField[], prefix = ''): [string, SchemaField][] {
  return fields
    .filter(({ name }) => name !== 'body')
    .flatMap((field): [string, SchemaField][] => {
      const options = field['options'] as readonly { value: unknown }[] | undefined;
      const choices = options ? { choices: options.map(({ value }) => value) } : {};
      const below = inEditor(
        (field['fields'] as EditorField[] | undefined) ?? [],
        `${prefix}${field.name}.`,
      );
      const isRequired = field['required'] as boolean;
      return [[prefix + field.name, { isRequired, ...choices }], ...below];
    });
}

describe('the editor’s configuration', () => {
  it.each(Object.entries(editedSchemas))('has exactly the fields of %s', (name, { schema }) => {
    const collection = config.collections.find((it) => it.name === name);
    expect(inEditor(collection?.fields ?? [])).toEqual(inSchema(schema));
  });

  it('keeps the text of an entry as it is typed', () => {
    for (const { fields } of config.collections) {
      expect(fields.at(-1)).toMatchObject({ name: 'body', widget: 'text', i18n: true });
    }
  });

  it('has a label for each field and no label too many', () => {
    const used = config.collections.flatMap(({ fields }) => inEditor(fields)).map(([path]) => path);
    for (const lang of langs) {
      const labels = Object.keys(texts(lang).editor.fields).filter((path) => path !== 'body');
      expect(labels.sort()).toEqual([...new Set(used)].sort());
    }
  });

  it('helps with each field in both languages', () => {
    for (const lang of langs) {
      const { fields, hints } = texts(lang).editor;
      expect(Object.keys(hints).sort()).toEqual(Object.keys(fields).sort());
    }
    const [articles] = config.collections;
    const takeaways = articles?.fields.find(({ name }) => name === 'takeaways');
    expect(takeaways).toMatchObject({ min: 2, max: 4 });
    expect(takeaways?.['hint']).toMatch(/^Deux à quatre phrases.* · Two to four sentences/);
  });

  it('has the limits of the check', () => {
    const [articles] = config.collections;
    const field = articles?.fields.find(({ name }) => name === 'description');
    expect(field).toMatchObject({ minlength: 40, maxlength: 155 });
  });

  it('refuses a kind of value that it has no field for', () => {
    expect(() => fieldsOf(z.object({ price: z.number() }), () => ({ label: '' }))).toThrow(
      'no field for price',
    );
  });
});

describe('the git provider', () => {
  it.each([
    ['https://github.com/owner/name', { name: 'github', repo: 'owner/name' }],
    ['git@github.com:owner/name.git', { name: 'github', repo: 'owner/name' }],
    ['https://gitlab.com/group/sub/name.git', { name: 'gitlab', repo: 'group/sub/name' }],
    ['https://git.example/owner/name', { name: 'github', repo: 'local/folder' }],
    [undefined, { name: 'github', repo: 'local/folder' }],
  ])('of %s', (address, backend) => {
    expect(gitBackend(address)).toEqual(backend);
  });

  it('is the only foreign origin of the editor’s policy', () => {
    expect(editorPolicy(undefined)).not.toContain('https:');
    expect(editorPolicy('https://github.com/owner/name')).toContain('https://api.github.com');
    expect(editorPolicy('https://github.com/owner/name')).toMatch(/script-src 'self';/);
  });
});

describe('the files', () => {
  let out: string;
  beforeEach(async () => {
    out = await mkdtemp(join(tmpdir(), 'editor-'));
  });
  afterEach(() => rm(out, { recursive: true, force: true }));

  it('are in no production build', async () => {
    await writeEditor({ CONTEXT: 'production' }, root, out);
    expect(existsSync(join(out, 'admin'))).toBe(false);
  });

  it.each([undefined, 'deploy-preview', 'branch-deploy', 'dev'])('are in %s', async (context) => {
    await writeEditor({ CONTEXT: context }, root, out);
    const read = (file: string) => readFile(join(out, 'admin', file), 'utf8');
    expect(await read('index.html')).toContain('content="noindex"');
    expect(JSON.parse(await read('config.json'))).toEqual(JSON.parse(JSON.stringify(config)));
    const program = await read('sveltia-cms.js');
    expect(program).not.toMatch(
      /cdn\.jsdelivr|unpkg\.com\/@sveltia\/cms|status\.json\?|sourceMapp/,
    );
    expect(program).toContain('url(/admin/icons.woff2)');
    expect(existsSync(join(out, 'admin/icons.woff2'))).toBe(true);
  });

  it('change no header of the pages', () => {
    const inline = { scripts: new Set<string>(), styles: new Set<string>() };
    const production = headersFile(inline, { CONTEXT: 'production' });
    const preview = headersFile(inline, { CONTEXT: 'deploy-preview' });
    expect(production).not.toContain('admin');
    expect(preview.startsWith(production)).toBe(true);
    expect(preview.slice(production.length)).toMatch(
      /^\n\/admin\/\*\n {2}Content-Security-Policy: /,
    );
  });
});
