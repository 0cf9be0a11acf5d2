import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import {
  highlight,
  indexOptions,
  search,
  type SearchDocument,
} from '../../../src/domain/search/search.ts';
import { searchWords } from '../../../src/domain/search/words.ts';
import { parsePage } from '../../../src/build/page.ts';
import { pictureAddress } from '../../../src/content/picture-address.ts';
import { questions, readPage } from '../../../src/build/search-index.ts';
import { texts } from '../../../src/i18n/texts.ts';

function page(id: string, title: string, parts: Partial<SearchDocument> = {}): SearchDocument {
  const empty = { synonyms: '', headings: '', description: '', text: '' };
  return { id, kind: 'term', title, ...empty, ...parts };
}

const index = new MiniSearch(indexOptions);
index.addAll([
  page('/blockchain', 'Blockchain', { text: 'Un registre que tous tiennent ensemble.' }),
  page('/glissement', 'Glissement', { synonyms: 'slippage, dérapage' }),
  page('/carnet', 'Carnet d’ordres', { synonyms: 'order book' }),
  page('/decentralisation', 'Principes de décentralisation', { kind: 'lesson' }),
  page('/frais', 'Ce que coûte une opération', { text: 'Le glissement s’ajoute aux frais.' }),
  page('/fourche', 'Fourche', { synonyms: 'hard fork, scission' }),
  page('/enchaine', 'Sur la chaîne (données)', { synonyms: 'on-chain' }),
  page('/metal', 'Actif adossé à l’or', { text: 'Qu’est-ce qu’une fourche, qu’un fichier ?' }),
  page('/objectif', 'Cœur du marché', { text: 'Ordre, puis attente.' }),
]);
const ids = (question: string) => search(index, question).map(({ id }) => id);

describe('search finds', () => {
  it.each([
    ['blockchain', '/blockchain'],
    ['BLOCKCHAINS', '/blockchain'],
    ['block chain', '/blockchain'],
    ['blokchain', '/blockchain'],
    ['decentralisation', '/decentralisation'],
    ['décentralisation', '/decentralisation'],
    ['slippage', '/glissement'],
    ['order book', '/carnet'],
    ["carnet d'ordres", '/carnet'],
    ['carnet d’ordre', '/carnet'],
    ['gliss', '/glissement'],
    ['le glissement', '/glissement'],
    ['coeur', '/objectif'],
    ['c’est quoi un glissement', '/glissement'],
    ['glissement définition', '/glissement'],
    ['qu’est-ce qu’une fourche', '/fourche'],
    ['hardfork', '/fourche'],
    ['onchain', '/enchaine'],
    ['carnet ordres', '/carnet'],
    ['l’or', '/metal'],
  ])('%s', (question, first) => {
    expect(ids(question)[0]).toBe(first);
  });

  it('a document of exactly that name before longer names', () => {
    const names = new MiniSearch(indexOptions);
    names.addAll([
      page('/taille', 'Taille d’un bloc', {
        text: 'Un bloc, puis un bloc.',
        headings: 'Bloc et bloc',
      }),
      page('/explorateur', 'Explorateur de blocs', { synonyms: 'block explorer' }),
      page('/bloc', 'Bloc (blockchain)', { text: 'Long texte sur tout autre chose.'.repeat(20) }),
    ]);
    expect(search(names, 'bloc')[0]?.id).toBe('/bloc');
  });

  it('a title before a text', () => {
    expect(ids('glissement')).toEqual(['/glissement', '/frais']);
  });

  it('pages with some of the words when none has all of them', () => {
    expect(ids('registre zzzzzz')).toEqual(['/blockchain']);
  });
});

it('finds a page by its title although another page has more of the words', () => {
  const chatty = new MiniSearch(indexOptions);
  chatty.addAll([
    page('/bitcoin', 'Bitcoin'),
    page('/histoire', 'Histoire', { text: 'Quoi de neuf sur Bitcoin ? C’est une définition.' }),
  ]);
  const found = search(chatty, 'c’est quoi bitcoin').map(({ id }) => id);
  expect(found).toEqual(['/bitcoin', '/histoire']);
});

describe('search returns nothing, without an error, for', () => {
  it.each([
    '',
    '   ',
    'le la les',
    '<script>',
    '🚀🚀',
    '\u0000',
    '\u202e',
    '((((',
    'x'.repeat(2_000),
  ])('%j', (question) => {
    expect(ids(question)).toEqual([]);
  });
});

it('search uses the first hundred characters of a query', () => {
  expect(ids(`blockchain ${'a '.repeat(1_000)}`)[0]).toBe('/blockchain');
});

it('normalising removes accents, elisions, plurals and stop words', () => {
  expect(searchWords('L’Écart des prix, d’un côté : 1 000 €')).toEqual([
    'ecart',
    'pri',
    'cote',
    '1',
    '000',
  ]);
});

it('highlighting marks matches and keeps the whole text', () => {
  const text = 'Le Glissement, d’où vient-il ?';
  const pieces = highlight(text, ['glissement']);
  expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['Glissement']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

it('indexing a built page reads its title and its visible text only', () => {
  const page = parsePage(
    '<html><head><meta name="description" content="L&#39;écart."><meta name="keywords" content="slippage"></head>' +
      '<body><nav>Menu</nav><main><nav>Fil</nav><h1>Glissement <i>s</i></h1><h2>Pourquoi</h2><p>Deux&nbsp;causes</p>' +
      '<script>secret()</script><style>.a{}</style><noscript>sans</noscript></main><footer>Pied</footer></body></html>',
  );
  expect(readPage('/fr/dictionnaire-crypto/glissement', page)).toEqual({
    picture: pictureAddress('dictionary', 'glissement'),
    id: '/fr/dictionnaire-crypto/glissement',
    kind: 'term',
    title: 'Glissement s',
    synonyms: 'slippage',
    headings: 'Pourquoi',
    description: 'L’écart.'.replace('’', "'"),
    text: 'Glissement s Pourquoi Deux causes',
  });
});

it('a page is found by its keywords before a question, and a planned lesson is marked', () => {
  const ranked = new MiniSearch(indexOptions);
  ranked.addAll([
    page('/question', 'Le prix peut-il augmenter ?', { kind: 'question' }),
    page('/tarifs', 'Tarifs et formules', { kind: 'page', synonyms: 'prix, tarif' }),
    page('/support', 'Assistance', { kind: 'page', synonyms: 'support, aide' }),
    page('/portefeuille', 'Portefeuille'),
    page('/lecon', 'Stratégies', { kind: 'lesson', planned: true }),
  ]);
  const firstOf = (question: string) => search(ranked, question)[0];
  expect(firstOf('prix')?.id).toBe('/tarifs');
  expect(firstOf('port')?.id).toBe('/portefeuille');
  expect(firstOf('strategies')?.planned).toBe(true);
  expect(firstOf('prix')?.planned).toBe(false);
});

it.each([
  ['fr', 'prix'],
  ['fr', 'tarif'],
  ['en', 'price'],
  ['en', 'prices'],
  ['en', 'pricing'],
] as const)('the plans come first in %s for "%s"', (lang, question) => {
  const ranked = new MiniSearch(indexOptions);
  const { pageNames, market } = texts(lang);
  const named = Object.entries(pageNames).map(([id, { title, keywords }]) =>
    page(id, title, {
      kind: 'page',
      synonyms: keywords,
      // The page that competes: its heading and description are about prices too.
      ...(id === 'market' && { headings: market.title, description: market.description }),
    }),
  );
  ranked.addAll([...named, ...questions(lang)]);
  expect(search(ranked, question)[0]?.id).toBe('pricing');
});
