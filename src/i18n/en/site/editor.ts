import type * as fr from '../../fr/site/editor.ts';

export const editor: typeof fr.editor = {
  collections: { articles: 'Articles', dictionary: 'Dictionary' },
  fields: {
    title: 'Title',
    description: 'Description',
    publishedAt: 'Published on',
    updatedAt: 'Updated on',
    revised: 'Revised on',
    topics: 'Topics',
    author: 'Author',
    reviewer: 'Reviewer',
    takeaways: 'Key takeaways',
    sources: 'Sources',
    'sources.label': 'Name of the source',
    'sources.url': 'Address of the source',
    'sources.consultedAt': 'Checked on',
    term: 'Term',
    twin: 'Term in the other language',
    aliases: 'Synonyms',
    category: 'Category',
    definition: 'Definition',
    related: 'Related terms',
    body: 'Text',
  },
  bodyHint:
    'Markdown and the site’s own tags, such as <Example>; leave a tag alone unless you know it.',
  keyHint: 'The last part of the address, the same in both languages; it cannot change later.',
};
