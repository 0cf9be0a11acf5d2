/** Faults that editors introduce: each is reported with its line and its remedy. */
import { describe, expect, it } from 'vitest';
import { faultsIn, sound, withFault } from './fixtures.ts';

type Row = readonly [
  name: string,
  path: string,
  from: string,
  to: string,
  line: number,
  remedy: string,
];

const articleFr = 'articles/fr/lire-un-carnet-d-ordres';
const articleEn = 'articles/en/lire-un-carnet-d-ordres';
const termFr = 'dictionary/fr/bloc';
const termEn = 'dictionary/en/bloc';

it('accepts the sound files', () => {
  expect(faultsIn(sound)).toEqual([]);
});

it('accepts a link to a list of articles', () => {
  const link = '](https://www.amf-france.org/fr)';
  expect(faultsIn(withFault(articleFr, link, '](/fr/articles/liste/tout)'))).toEqual([]);
});

function refuses(rows: readonly Row[]): void {
  it.each(rows)('%s', (_, path, from, to, line, remedy) => {
    const faults = faultsIn(withFault(path, from, to));
    const [first = ''] = faults.filter((fault) => fault.includes(remedy));
    expect(first, faults.join('\n')).toMatch(/^content\/\S+\.mdx:\d+: .+ → .+$/);
    expect(first).toContain(`content/${path}.mdx:${line}: `);
  });
}

describe('frontmatter', () => {
  refuses([
    ['a typo in a field', articleFr, 'title:', 'titel:', 2, 'write "title" instead'],
    ['a missing field', articleFr, 'updatedAt: 2026-11-21\n', '', 1, 'add "updatedAt: 2026-11-24"'],
    ['an unknown field', articleFr, 'topics:', 'colour: red\ntopics:', 6, 'the fields are title'],
    [
      'a field called slug',
      termFr,
      'category',
      'slug: bloc\ncategory',
      5,
      'the file name is the address',
    ],
    [
      'a key that repeats the file',
      termFr,
      'category',
      'key: bloc\ncategory',
      5,
      'the name of the file is the key',
    ],
    ['a day in French order', articleFr, '2026-11-21', '21/11/2026', 5, 'such as 2026-11-24'],
    ['a day that does not exist', articleEn, '2026-11-21', '2026-02-31', 5, 'such as 2026-11-24'],
    ['a year alone', termEn, '2026-11-21', '2026', 8, 'such as 2026-11-24'],
    [
      'an update before publication',
      articleFr,
      '2026-11-21',
      '2026-11-19',
      5,
      '2026-11-20 or later',
    ],
    [
      'a wrong day of a source',
      articleFr,
      'consultedAt: 2026-11-20',
      'consultedAt: hier',
      13,
      'such as 2026-11-24',
    ],
    [
      'a source without its day',
      articleFr,
      '\n    consultedAt: 2026-11-20',
      '',
      11,
      'add "consultedAt: 2026-11-24"',
    ],
    ['a source over http', articleFr, 'url: "https:', 'url: "http:', 12, 'beginning with https://'],
    [
      'no source',
      articleEn,
      /sources:[\s\S]*?20\n/.exec(sound[`content/${articleEn}.mdx`] ?? '')?.[0] ?? '',
      '',
      1,
      'add "sources: ["…"]"',
    ],
    ['a typo in a source', articleFr, 'label: ', 'lable: ', 11, 'write "label" instead'],
    [
      'a text instead of a list',
      articleFr,
      '[markets]',
      'Ordres',
      6,
      'write a list: ["one", "two"]',
    ],
    ['a number instead of a text', articleFr, '[markets]', '[12]', 6, 'choose one of markets'],
    [
      'four topics',
      articleFr,
      '[markets]',
      '[markets, risk, fees, tokens]',
      6,
      'write at most 3 items',
    ],
    [
      'one takeaway',
      articleEn,
      '\n  - "A market order pays the spread."',
      '',
      7,
      'write at least 2 items',
    ],
    [
      'a title too long',
      articleFr,
      'Lire un',
      `Lire ${'vraiment '.repeat(6)}un`,
      2,
      'to 60 characters',
    ],
    [
      'a title too short',
      articleEn,
      'Reading an order book',
      'It',
      2,
      'write at least 3 characters',
    ],
    [
      'a description too long',
      articleEn,
      'What an',
      `${'What a long book. '.repeat(7)}What an`,
      3,
      'to 155 characters',
    ],
    [
      'a description too short',
      articleEn,
      'What an order book shows, what it hides, and what an order costs.',
      'A book.',
      3,
      'write at least 40 characters',
    ],
    [
      'an unknown category',
      termEn,
      'category: chains',
      'category: chain',
      5,
      'choose one of chains',
    ],
    ['an empty field', termFr, 'twin: "Block"', 'twin:', 3, 'between double quotes'],
    ['an unknown related term', termFr, '["jeton"]', '["jetton"]', 7, 'write it or take it out'],
    ['a term related to itself', termFr, '["jeton"]', '["bloc"]', 7, 'it is itself'],
    [
      'another category in the other language',
      termEn,
      'category: chains',
      'category: tokens',
      5,
      'make the category',
    ],
    ['an open quote', articleFr, 'title: "Lire', 'title: "Lire"s', 2, 'between "…"'],
    ['no space after a colon', termFr, 'term: "Bloc"', 'term:"Bloc"', 2, 'write "name: value"'],
    ['no lines ---', articleFr, '---\ntitle', 'title', 1, 'between two lines "---"'],
  ]);
});

describe('MDX', () => {
  refuses([
    ['a component that is not closed', articleFr, '</Example>', '', 20, 'write </Example> after'],
    [
      'a component that was not opened',
      articleFr,
      '<Example title="Un aller-retour">',
      '',
      22,
      'take it out, or open <Example>',
    ],
    ['an open brace', articleFr, 'Lisez', 'Lisez { ', 24, 'close it with }'],
    ['a lone <', articleEn, 'Read [', 'Read <5 [', 24, 'write &lt;'],
    [
      'an unreadable prop',
      articleEn,
      'title="There and back"',
      'title={[1,}',
      20,
      'in another file',
    ],
    [
      'an unknown component',
      articleEn,
      'Read [',
      '<Diagram />\n\nRead [',
      24,
      'take it out, or use Example',
    ],
    [
      'a typo in a component',
      articleFr,
      'Lisez',
      '<Waring title="A">\nB\n</Waring>\n\nLisez',
      24,
      'write <Warning>',
    ],
    [
      'a component of company pages',
      articleFr,
      'Lisez',
      '<Verdicts />\n\nLisez',
      24,
      'take it out',
    ],
    ['an unknown prop', articleFr, 'title="Un aller', 'titre="Un aller', 20, 'write title'],
    ['a missing prop', articleFr, ' title="Un aller-retour"', '', 20, 'add title="…" to it'],
    ['an empty title', articleFr, 'Un aller-retour', '', 20, 'write its text'],
    [
      'a figure without alternative text',
      articleFr,
      'Lisez',
      '<BitcoinDrawdowns title="A" desc="" caption="B" labels={{}} />\n\nLisez',
      24,
      'say in desc',
    ],
    ['a number as a text', articleEn, 'title="There', 'aim="1" title="There', 20, 'aim={1}'],
    [
      'a program as a prop',
      articleEn,
      'Read [',
      '<PlanPrices lang="en" plan={(() => "x")()} price="a" />\n\nRead [',
      24,
      'write a plain value',
    ],
    ['a script', articleFr, 'Lisez', '<script>alert(1)</script>\n\nLisez', 24, 'texts run nothing'],
    ['a handler', articleFr, '<Example ', '<Example onClick="x" ', 20, 'texts run nothing'],
    [
      'a style attribute',
      articleFr,
      '<Example ',
      '<Example style="color: red" ',
      20,
      'the site styles every text',
    ],
    ['a class', articleEn, '<Example ', '<Example class="big" ', 20, 'the site styles every text'],
    [
      'an HTML element',
      articleEn,
      'Read [',
      '<b>Read</b> this. Read [',
      24,
      'write Markdown instead',
    ],
    ['an import', articleEn, 'Read [', 'import a from "./a.ts"\n\nRead [', 24, 'take the line out'],
    ['a sum to compute', articleEn, 'Read [', 'It makes {1 + 1}. Read [', 24, 'write its result'],
    ['spread props', articleEn, '<Example ', '<Example {...props} ', 20, 'write each prop'],
    [
      'a picture without alternative text',
      articleFr,
      'Lisez',
      '![](photo.png)\n\nLisez',
      24,
      'use a figure',
    ],
    ['a picture file', articleFr, 'Lisez', '![Un carnet](photo.png)\n\nLisez', 24, 'use a figure'],
  ]);
});

describe('links', () => {
  const linkFr = '](https://www.amf-france.org/fr)';
  refuses([
    [
      'an article that does not exist',
      articleFr,
      linkFr,
      '](/fr/articles/absent)',
      24,
      'copy its address',
    ],
    ['the same in English', articleEn, linkFr, '](/en/articles/absent)', 24, 'copy its address'],
    [
      'a link into the other language',
      articleEn,
      linkFr,
      '](/fr/articles)',
      24,
      'begin it with /en/',
    ],
    [
      'a list of articles that does not exist',
      articleFr,
      linkFr,
      '](/fr/articles/liste/absente)',
      24,
      'copy its address',
    ],
    ['a link without language', articleFr, linkFr, '](/articles)', 24, 'begin it with /fr/'],
    [
      'a page name outside company pages',
      articleFr,
      linkFr,
      '](page:articles)',
      24,
      'such as /fr/articles',
    ],
    ['a link over http', articleFr, linkFr, '](http://www.amf-france.org)', 24, 'write https://'],
    ['a script as a link', articleEn, linkFr, '](javascript:alert)', 24, 'write the whole address'],
    ['a relative link', articleEn, linkFr, '](other.mdx)', 24, 'write the whole address'],
  ]);

  it.each(['/fr/articles', '/fr/dictionnaire-crypto/bloc#suite', '#ici', 'mailto:a@b.fr'])(
    'accepts %s',
    (url) => {
      expect(faultsIn(withFault(articleFr, linkFr, `](${url})`))).toEqual([]);
    },
  );
});

describe('numbers', () => {
  refuses([
    [
      'another number in English',
      articleEn,
      '€102 to sell',
      '€103 to sell',
      16,
      'compare 103 with',
    ],
    [
      'a number too much',
      articleEn,
      'Read [',
      'It took 1,500 days. Read [',
      24,
      'compare 1,500 with',
    ],
    [
      'a decimal too much',
      termEn,
      'A block holds',
      'A block of 1.5 megabytes holds',
      11,
      'compare 1.5 with',
    ],
  ]);

  it('accepts a small number in words and a time of day', () => {
    const french = withFault(
      articleFr,
      'Lisez [',
      'À 14\u00A0h\u00A005, dix ordres de 2,5 jetons. Lisez [',
    );
    const both = withFault(
      articleEn,
      'Read [',
      'At 2.05 pm, 10 orders of 2.5 tokens. Read [',
      french,
    );
    expect(faultsIn(both)).toEqual([]);
  });
});

describe('words', () => {
  it('accepts plain characters, which the build sets, and reads numbers and sums in them', () => {
    const text = 'L\'un "achète" 1 000 € : 600 + 400 = 1 000 €. Lisez [';
    const french = withFault(articleFr, 'Lisez [', text);
    const both = withFault(articleEn, 'Read [', '€600 + €400 = €1,000. Read [', french);
    expect(faultsIn(both)).toEqual([]);
    expect(faultsIn(withFault(articleFr, '= 1 000', '= 1 001', both))).not.toEqual([]);
  });

  refuses([
    ['straight single quotes', articleFr, 'l’achat', "'l’achat'", 16, 'write the apostrophe ’'],
    ['no space before a colon', articleFr, 'affiche 100', 'affiche: 100', 16, 'before the colon'],
    ['an open quote', articleFr, 'affiche 100', '"affiche 100', 16, 'open and close each quote'],
    [
      'guillemets in English',
      articleEn,
      'book shows €100',
      '« book » shows €100',
      16,
      'write “quotes”',
    ],
    [
      'a promise in French',
      articleFr,
      'affiche 100',
      'sans risque affiche 100',
      16,
      'take out "sans risque"',
    ],
    [
      'a promise in English',
      articleEn,
      'The book shows €',
      'The guaranteed book shows €',
      16,
      'take out "guaranteed"',
    ],
    [
      'a promise in a title',
      articleEn,
      'title: "Reading',
      'title: "Risk-free reading',
      2,
      'take out "risk-free"',
    ],
    ['a wrong sum', articleFr, '102 − 100 = 2', '102 − 100 = 3', 21, 'it makes 2'],
    ['a heading less', articleEn, '## What', '### What', 15, 'give both the same'],
    ['a heading of the page', articleFr, '## ', '# ', 18, 'write ##'],
    [
      'an update to come',
      articleFr,
      'updatedAt: 2026-11-21',
      'updatedAt: 2999-01-01',
      5,
      'has been',
    ],
    [
      'a source not read yet',
      articleFr,
      'consultedAt: 2026-11-20',
      'consultedAt: 2999-01-01',
      13,
      'has been',
    ],
    [
      'another day of publication',
      articleEn,
      'publishedAt: 2026-11-20',
      'publishedAt: 2026-11-19',
      4,
      'make the publishedAt',
    ],
    [
      'a colon in a text without quotes',
      articleFr,
      '"Lire un carnet d’ordres"',
      'Lire : un carnet',
      2,
      'between "…"',
    ],
    [
      'quotes inside quotes',
      articleFr,
      '"Lire un carnet d’ordres"',
      '"Lire un "carnet" d’ordres"',
      2,
      'between "…"',
    ],
    [
      'a takeaway with a colon and no quotes',
      articleFr,
      '"Le carnet montre des intentions."',
      'Le carnet : des intentions',
      8,
      'between double quotes',
    ],
    [
      'a number of the other language',
      articleFr,
      'Le carnet affiche 100',
      'Le carnet affiche 1.100',
      16,
      'compare 1.100',
    ],
  ]);
});

describe('files', () => {
  const [first = '', ...rest] = Object.keys(sound);
  const { [first]: text = '', ...others } = sound;
  const twin = rest[0] ?? '';

  it('lists a missing twin', () => {
    expect(faultsIn(others)).toEqual([
      `${first}:1: the other language is missing → translate ${twin}`,
    ]);
  });

  it.each([
    ['a key with capitals', 'content/articles/fr/Mon Article.mdx', 'rename it to mon-article.mdx'],
    ['a text outside a language', 'content/articles/mon-article.mdx', 'move it to content/'],
    ['a Markdown file', 'content/articles/fr/mon-article.md', 'move it to content/'],
    ['another language', 'content/articles/de/mon-article.mdx', 'move it to content/'],
    ['a picture', 'content/articles/fr/photo.png', 'pictures are drawn by code'],
    ['another file', 'content/articles/fr/notes.docx', 'take it out'],
    [
      'an article without a drawing',
      'content/articles/fr/sans-dessin.mdx',
      'ask a developer to draw it in src/pictures/articles/',
    ],
  ])('refuses %s', (_, file, remedy) => {
    const faults = faultsIn({ ...sound, [file]: text }).join('\n');
    expect(faults).toContain(`${file}:1: `);
    expect(faults).toContain(remedy);
  });
});
