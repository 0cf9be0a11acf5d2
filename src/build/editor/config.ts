/** The configuration of the browser editor, made from the schemas of the content. */
import type { z } from 'zod';
import { articleSchema, termSchema } from '../../content/schemas.ts';
import { articleTopics } from '../../domain/site/article-topics.ts';
import { termCategories } from '../../domain/site/term-categories.ts';
import { defaultLang, langs } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import { site } from '../../site.ts';
import { gitBackend } from './backend.ts';
import { fieldsOf, type EditorField, type FieldNotes } from './fields.ts';

export interface EditorCollection {
  readonly name: string;
  readonly fields: readonly EditorField[];
  readonly [option: string]: unknown;
}

type Labels = ReturnType<typeof texts>['editor'];

/** The collections that can be edited, with the field that names an entry. */
export const editedSchemas = {
  articles: { schema: articleSchema, title: 'title' },
  dictionary: { schema: termSchema, title: 'term' },
} as const satisfies Record<string, { schema: z.ZodType; title: string }>;

/** Fields that are the same in both languages: the editor copies them from the default language. */
const shared = { i18n: 'duplicate' };

/** Options of fields, besides their schema. */
const options: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  publishedAt: shared,
  updatedAt: shared,
  revised: shared,
  author: shared,
  reviewer: shared,
  topics: {
    ...shared,
    options: articleTopics.map((value) => ({
      value,
      label: inBoth((lang) => texts(lang).reading.articles.topics[value]),
    })),
  },
  category: {
    ...shared,
    options: termCategories.map((value) => ({
      value,
      label: inBoth((lang) => texts(lang).reading.dictionary.categories[value]),
    })),
  },
  related: {
    ...shared,
    widget: 'relation',
    collection: 'dictionary',
    multiple: true,
    value_field: '{{slug}}',
    display_fields: ['term'],
    search_fields: ['term', 'twin'],
  },
};

/** The configuration, for the repository named by the host's variables. */
export function editorConfig(env: Readonly<Record<string, string | undefined>>) {
  const notesOf = (path: string): FieldNotes => ({
    label: labelOf(path),
    hint: inBoth((lang) => texts(lang).editor.hints[path as keyof Labels['hints']]),
    ...(options[path] && { options: options[path] }),
  });
  const collections = Object.entries(editedSchemas).map(([name, { schema, title }]) => {
    return {
      name,
      label: inBoth((lang) => texts(lang).editor.collections[name as keyof Labels['collections']]),
      folder: `content/${name}`,
      extension: 'mdx',
      format: 'yaml-frontmatter',
      create: true,
      delete: false,
      identifier_field: title,
      summary: `{{${title}}}`,
      slug: {
        template: `{{${title}}}`,
        editable: ['create'],
        hint: inBoth((lang) => texts(lang).editor.keyHint),
      },
      i18n: true,
      editor: { preview: false },
      fields: [...fieldsOf(schema, notesOf), body()],
    } satisfies EditorCollection;
  });
  return {
    backend: gitBackend(env['REPOSITORY_URL']),
    publish_mode: 'editorial_workflow',
    app_title: site.name,
    logo: { src: '/favicon.svg' },
    show_preview_links: false,
    media_folder: 'public',
    public_folder: '/',
    i18n: { structure: 'multiple_folders', locales: [...langs], default_locale: defaultLang },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'double' } },
    collections,
  };
}

/** The text of an entry: a plain text area, because a rich text editor would rewrite the tags of MDX. */
function body(): EditorField {
  const hint = inBoth((lang) => texts(lang).editor.hints.body);
  return { name: 'body', label: labelOf('body'), widget: 'text', hint, i18n: true };
}

function labelOf(path: string): string {
  return inBoth((lang) => texts(lang).editor.fields[path as keyof Labels['fields']]);
}

/** A text in every language; only once if identical. */
function inBoth(textOf: (lang: (typeof langs)[number]) => string): string {
  return [...new Set(langs.map(textOf))].join(' · ');
}
