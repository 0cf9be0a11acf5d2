import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { type Entry, parseEntry } from '../../check/content/entry.ts';
import {
  lengths,
  noSlug,
  plainFields,
  relatedTerms,
  revisions,
} from '../../check/content/fields.ts';
import { labsExist } from '../../check/content/labs.ts';
import { promises } from '../../check/content/promises.ts';
import { testBank } from '../../quiz-bank.ts';
import { quizBanks } from '../../check/content/quiz.ts';
import { figureCount, sameShape, translations } from '../../check/content/twins.ts';
import { entry, find } from './content-entry.ts';

const figures = new Set(['HashChain', 'PowerMatrix']);

describe('an unreadable file is reported with the reason', () => {
  it.each([
    ['no frontmatter', 'content/articles/fr/a.mdx', 'Bonjour', 'start it with frontmatter'],
    ['broken YAML', 'content/articles/fr/a.mdx', '---\ntitle: "a\n---\n', 'is not valid YAML'],
    ['no fields', 'content/articles/fr/a.mdx', '---\n- a\n---\n', 'as fields'],
    ['unknown language', 'content/articles/de/a.mdx', '---\na: 1\n---\n', 'move it to content/'],
    ['unknown collection', 'content/news/fr/a.mdx', '---\na: 1\n---\n', 'move it to content/'],
  ])('%s', (_, file, text, says) => {
    expect(() => parseEntry(file, text)).toThrow(says);
    expect(() => parseEntry(file, text)).toThrow(file);
  });

  it('reports the line the body starts on', () => {
    expect(entry('articles/fr/a', 'title: A\ntopics: []', 'x').bodyLine).toBe(5);
  });
});

describe('fields', () => {
  it('reject a field called slug', () => {
    expect(find(noSlug, entry('articles/fr/a', 'slug: b'))).toEqual([
      'content/articles/fr/a.mdx (slug): take it out: the file name is the address.',
    ]);
    expect(find(noSlug, entry('articles/fr/a', 'title: slug'))).toEqual([]);
  });

  it.each([
    ['title', 60],
    ['description', 155],
  ])('limit %s to %i characters', (field, limit) => {
    expect(find(lengths, entry('articles/fr/a', `${field}: ${'x'.repeat(limit)}`))).toEqual([]);
    expect(find(lengths, entry('articles/fr/a', `${field}: ${'x'.repeat(limit + 1)}`))).toEqual([
      `content/articles/fr/a.mdx (${field}): shorten it from ${limit + 1} to ${limit} characters.`,
    ]);
  });

  it.each([
    ['un mot **gras**', '**g'],
    ['un mot *italique*', '*italique*'],
    ['un mot _italique_', '_italique_'],
    ['lisez `mint`', '`mint`'],
    ['une [page](page:market)', '[page]'],
    ['une [page](/fr/marche)', '[page]'],
    ['# Un titre', '#'],
    ['un <b>mot</b>', '<b>'],
  ])('reject Markdown: %s', (text, shown) => {
    expect(
      find(plainFields, entry('articles/fr/a', stringify({ takeaways: ['Un', text] }))),
    ).toEqual([`content/articles/fr/a.mdx (takeaways.1): write plain words instead of ${shown}.`]);
  });

  it.each([
    '2 * 3 * 4 = 24',
    'a_b et c_d',
    'n° #1',
    '3 < 4 et 5 > 2',
    'https://a.fr/_x_',
    '[1, 2]',
  ])('accept %s', (text) => {
    expect(find(plainFields, entry('articles/fr/a', stringify({ description: text })))).toEqual([]);
  });

  it('reject a related term that does not exist or is the term itself', () => {
    const term = entry('dictionary/fr/jeton', 'related: [jeton, bloc, absent]');
    const found = find(relatedTerms, term, entry('dictionary/fr/bloc', 'related: []'));
    expect(found).toHaveLength(2);
    expect(found[0]).toContain('"jeton": it is itself');
    expect(found[1]).toContain('"absent" is no file of content/dictionary');
  });
});

it.each([
  ['2026-11-23', 0],
  ['2026-11-24', 0],
  ['2026-11-25', 1],
])('an entry updated on 2026-11-24 and revised on %s has %i faults', (revised, faults) => {
  const article = entry('articles/fr/a', `updatedAt: 2026-11-24\nrevised: ${revised}`);
  expect(find(revisions, article, entry('articles/fr/b', 'title: B'))).toHaveLength(faults);
});

describe('the quiz of a lesson', () => {
  const lesson = (bank: readonly object[], aims = ['a', 'b', 'c'], state = 'written') =>
    entry('lessons/fr/a', stringify({ state, aims, quiz: bank }).trimEnd());
  const bank = testBank();

  it('is accepted', () => {
    expect(find(quizBanks, lesson(bank))).toEqual([]);
    expect(find(quizBanks, lesson([], [], 'planned'))).toEqual([]);
  });

  it.each<[string, Entry, string]>([
    ['too few questions', lesson(bank.slice(1)), '(quiz): mend it'],
    ['no hint', lesson([{ ...bank[0], hint: undefined }, ...bank.slice(1)]), '(quiz.0.hint)'],
    [
      'no reason',
      lesson([{ ...bank[0], choices: [{ text: 'x' }, { text: 'y', right: true }, { text: 'z' }] }]),
      'needs the reason why it is wrong',
    ],
    ['an aim that no question tests', lesson(bank, ['a', 'b', 'c', 'd']), 'questions for aim 4'],
    ['a question for no aim', lesson(bank, ['a', 'b']), 'the lesson has no aim 3'],
  ])('is rejected with %s', (_, file, says) => {
    expect(find(quizBanks, file).join('\n')).toContain(says);
  });
});

describe('promises of profit', () => {
  it.each([
    ['fr', 'Un placement sans risque.', 'sans risque'],
    ['fr', 'Des gains garantis.', 'garantis'],
    ['fr', 'Un revenu passif.', 'revenu passif'],
    ['en', 'Guaranteed gains.', 'guaranteed'],
    ['en', 'A risk-free trade.', 'risk-free'],
    ['en', 'A passive income.', 'passive income'],
  ])('are rejected in %s: %s', (lang, text, word) => {
    expect(find(promises, entry(`articles/${lang}/a`, 'title: A', text))).toEqual([
      expect.stringContaining(`take out "${word}"`),
    ]);
  });

  it('are found in titles too', () => {
    const found = find(promises, entry('articles/en/a', 'title: Risk-free'));
    expect(found).toEqual([expect.stringContaining('(title)')]);
  });

  it('are allowed by a comment with a word and a reason', () => {
    const text = 'Déposer une garantie.\n\n{/* allow: garantie, ce mot dit ici le collatéral */}';
    expect(find(promises, entry('articles/fr/a', 'title: A', text))).toEqual([]);
    const other = text.replace('Déposer', 'Sans risque, déposer');
    expect(find(promises, entry('articles/fr/a', 'title: A', other))).toHaveLength(1);
  });

  it('reject a comment that allows nothing', () => {
    const text = 'Rien.\n\n{/* allow: garantie */}';
    expect(find(promises, entry('articles/fr/a', 'title: A', text))).toEqual([
      expect.stringContaining('nothing needs it'),
    ]);
  });
});

describe('translations', () => {
  it('list a missing one without failing', () => {
    const alone = entry('articles/fr/a', 'title: A');
    expect(translations.find([alone])).toEqual([
      {
        level: 'warning',
        file: 'content/articles/en/a.mdx',
        field: 'file',
        change: 'translate content/articles/fr/a.mdx',
      },
    ]);
    expect(translations.find([alone, entry('articles/en/a', 'title: A')])).toEqual([]);
  });

  const bankWith = (change: object) =>
    stringify({ quiz: testBank().map((item, at) => (at === 7 ? { ...item, ...change } : item)) });
  const same = bankWith({ question: 'The same question in another language?' }).trimEnd();
  const french = entry(
    'lessons/fr/a',
    bankWith({}).trimEnd(),
    '## Un\n\n<HashChain />\n\n## Deux\n',
  );

  it.each([
    ['headings', same, '## One\n\n<HashChain />\n', 'H2 headings'],
    ['figures', same, '## One\n\n<PowerMatrix />\n\n## Two\n', 'figures'],
    ['labs', same, '## One\n\n<HashChain />\n\n<Lab name="hash" />\n\n## Two\n', 'labs'],
    [
      'ids',
      bankWith({ id: 'another' }).trimEnd(),
      '## One\n\n<HashChain />\n\n## Two\n',
      'quiz answers',
    ],
    [
      'answers',
      bankWith({ answer: 6 }).trimEnd(),
      '## One\n\n<HashChain />\n\n## Two\n',
      'quiz answers',
    ],
  ])('reject different %s', (_, frontmatter, body, says) => {
    const found = find(sameShape(figures), french, entry('lessons/en/a', frontmatter, body));
    expect(found).toEqual([expect.stringContaining(says)]);
  });

  it('accept the same structure, and headings inside code', () => {
    const body = '## One\n\n<HashChain />\n\n```\n## not one\n```\n\n## Two\n\n<Note>x</Note>\n';
    expect(find(sameShape(figures), french, entry('lessons/en/a', same, body))).toEqual([]);
  });

  it('compare the declared number of figures with the body', () => {
    const body = '<HashChain />\n<PowerMatrix />\n';
    expect(find(figureCount(figures), entry('lessons/fr/a', 'figures: 2', body))).toEqual([]);
    expect(find(figureCount(figures), entry('lessons/fr/a', 'figures: 3', body))).toEqual([
      expect.stringContaining('(figures): write 2'),
    ]);
  });
});

describe('labs', () => {
  const labs = (name: string) => {
    const body = `Texte.\n\n<Lab\n  aim={1}\n  name="${name}"\n>Un laboratoire.</Lab>`;
    return labsExist(new Set(['hash'])).find([entry('lessons/fr/a', 'title: A', body)]);
  };

  it('are rejected under an unknown name', () => {
    const [finding] = labs('hush');
    expect(finding?.level).toBe('error');
    expect(finding?.change).toContain('"hush" is no lab: choose one of hash');
  });

  it('are listed while they have no component, and accepted with one', () => {
    expect(labs('chain')).toMatchObject([{ level: 'warning' }]);
    expect(labs('hash')).toEqual([]);
  });
});
