/** Renders search results, as text nodes only: a query is never HTML. */
import { highlight, type SearchResult } from '../../domain/search/search.ts';
import { fill } from '../../i18n/format.ts';
import type { SearchTexts } from './texts.ts';

/** Results of one group that are shown at first. */
const firstShown = 8;

/** The groups of results as elements, the one with the best result first. */
export function resultGroups(results: readonly SearchResult[], t: SearchTexts): HTMLElement[] {
  return [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, group]) => {
    const shown = group.slice(0, firstShown).map((result) => row(result, t));
    const list = element('ol', 'results', ...shown);
    const rest = group.slice(firstShown);
    const more = rest.length > 0 ? [moreButton(list, rest, t)] : [];
    return element('section', 'results-group', element('h2', '', t.groups[kind]), list, ...more);
  });
}

function row(result: SearchResult, t: SearchTexts): HTMLElement {
  const link = element('a', 'results-title', ...marked(result.title, result.terms));
  link.setAttribute('href', result.id);
  const text = element('p', '', ...marked(result.description, result.terms));
  const mark = result.planned ? [' ', element('span', 'tag', t.planned)] : [];
  return element('li', '', ...thumbnail(result), element('div', '', link, ...mark, text));
}

function thumbnail({ picture }: SearchResult): HTMLElement[] {
  if (!picture) return [];
  const attributes = { className: 'drawn drawn-thumb', alt: '', src: picture };
  return [Object.assign(new Image(64, 40), attributes)];
}

function moreButton(list: HTMLElement, rest: readonly SearchResult[], t: SearchTexts): HTMLElement {
  const button = element('button', 'link', fill(t.more, { n: rest.length }));
  button.setAttribute('type', 'button');
  button.addEventListener('click', () => {
    const rows = rest.map((result) => row(result, t));
    list.append(...rows);
    button.remove();
    rows[0]?.querySelector('a')?.focus();
  });
  return button;
}

function marked(words: string, terms: readonly string[]): (HTMLElement | string)[] {
  return highlight(words, terms).map(({ hit, text }) => (hit ? element('mark', '', text) : text));
}

function element(name: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}
