import { describe, expect, it } from 'vitest';
import { definedFirst } from '../../check/content/definitions.ts';
import { parseEntry } from '../../check/content/entry.ts';

const lesson = (key: string, body: string) =>
  parseEntry(`content/lessons/en/${key}.mdx`, `---\nstate: written\n---\n${body}\n`);
const term = (title: string) =>
  parseEntry('content/dictionary/en/custodian.mdx', `---\nterm: ${title}\n---\nA term.\n`);

/** Lesson 3 defines the term; `early` is the text of lesson 1. */
const find = (early: string, ...others: ReturnType<typeof term>[]) =>
  definedFirst.find([
    lesson('cryptographie-securite', 'A **custodian** keeps the keys of others.'),
    lesson('fondamentaux-blockchain', early),
    ...others,
  ]);

describe('a term used before the lesson that defines it', () => {
  it('is listed, in the singular and the plural', () => {
    for (const early of ['Ask a custodian to sign.', 'Custodians sign for you.']) {
      expect(find(early)).toEqual([
        {
          level: 'warning',
          file: 'content/lessons/en/fondamentaux-blockchain.mdx',
          field: 'body',
          change:
            'explain "custodian" at its first use: lesson 3 (cryptographie-securite) defines it',
        },
      ]);
    }
  });

  it.each([
    ['explained in brackets', 'Ask a custodian (who keeps your keys) to sign.'],
    ['explained after a comma', 'A custodian, who keeps your keys, signs.'],
    ['in bold already', 'A **Custodian** keeps your keys.'],
    ['part of another word', 'The custodianship ends.'],
    ['in the words of a figure', '<Figure caption="A custodian signs" />'],
  ])('is fine when %s', (_, early) => {
    expect(find(early)).toEqual([]);
  });

  it('is fine as a word of the dictionary', () => {
    expect(find('Ask a custodian to sign.', term('Custodian'))).toEqual([]);
  });
});
