import { longest } from '../../../src/content/schemas.ts';
import type { Entry, Finding, Rule } from './entry.ts';
import { walk } from './prose.ts';

/** Astro uses a field `slug` as the entry's id, so the two languages would overwrite each other. */
export const noSlug: Rule = {
  name: 'no field called slug',
  fault: 'a field must not be called slug',
  find: (entries) =>
    entries
      .filter(({ data }) => 'slug' in data)
      .map((entry) => problem(entry, 'slug', 'take it out: the file name is the address')),
};

export const lengths: Rule = {
  name: 'titles and descriptions fit search results',
  fault: 'the text is too long',
  find: (entries) =>
    entries.flatMap((entry) =>
      Object.entries(longest).flatMap(([field, limit]) => {
        const value = entry.data[field];
        if (typeof value !== 'string' || value.length <= limit) return [];
        return [problem(entry, field, `shorten it from ${value.length} to ${limit} characters`)];
      }),
    ),
};

/** Fields of the frontmatter are shown as typed, in pages, lists and previews. */
export const plainFields: Rule = {
  name: 'fields of the frontmatter are plain text',
  fault: 'the field holds Markdown, which would be shown as typed',
  find: (entries) =>
    entries.flatMap((entry) =>
      Object.entries(entry.data)
        .flatMap(([name, value]) => walk(name, value))
        .flatMap(({ field, text }) => {
          const [found] = markdown.exec(text) ?? [];
          return found === undefined
            ? []
            : [problem(entry, field, `write plain words instead of ${found.trim()}`)];
        }),
    ),
};

/** Bold, italic, code, a link, a heading or an HTML element. */
const markdown =
  /\*\*\S|(?<![\w*])\*\S[^*]*\*(?![\w*])|(?<!\w)__?\S[^_]*_(?!\w)|`[^`]*`|\[[^\]]+\](?=\(|\uFFFC)|^#+ |<\/?[A-Za-z][^<]*>/m;

/** Readers are emailed about a revision. */
export const revisions: Rule = {
  name: 'a revision is not later than the last update',
  fault: 'the day of revision is after the last update',
  find: (entries) =>
    entries
      .filter(
        ({ data }) => 'revised' in data && String(data['revised']) > String(data['updatedAt']),
      )
      .map((entry) => problem(entry, 'revised', 'write a day that is not after updatedAt')),
};

export const relatedTerms: Rule = {
  name: 'related terms exist',
  fault: 'the related term does not exist',
  find: (entries) => {
    const terms = entries.filter(({ collection }) => collection === 'dictionary');
    const known = new Set(terms.map(({ key }) => key));
    return terms.flatMap((entry) =>
      strings(entry.data['related']).flatMap((key) => {
        if (key === entry.key)
          return [problem(entry, 'related', `take out "${key}": it is itself`)];
        if (known.has(key)) return [];
        return [
          problem(
            entry,
            'related',
            `"${key}" is no file of content/dictionary: write it or take it out`,
          ),
        ];
      }),
    );
  },
};

export function problem(entry: Entry, field: string, change: string): Finding {
  return { level: 'error', file: entry.file, field, change };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
