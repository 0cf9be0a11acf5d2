/** The filter of the dictionary: lists the terms that match what is typed. */
import { filterLetter, filterTerms, type FilterTerm } from '../../domain/search/filter-terms.ts';
import { loadOnce } from '../../domain/shared/load-once.ts';

/** More results than this are counted, not shown. */
const shownAtMost = 40;
const patience = 5_000;

/** Filters as the field changes; Enter opens the only match. */
export function startFilter(field: HTMLInputElement): void {
  const list = document.getElementById('term-found');
  const status = document.getElementById('term-count');
  const none = document.getElementById('term-none');
  const index = document.getElementById('term-index');
  if (!list || !status || !none || !index) return;
  const { terms: folder = '', other: otherLang = '' } = list.dataset;
  const { one = '', other = '', more = '', failed = '' } = status.dataset;

  const show = (query: string, found: readonly FilterTerm[]): void => {
    list.replaceChildren(
      ...found.slice(0, shownAtMost).map((term) => row(folder, otherLang, term)),
    );
    none.hidden = found.length > 0;
    const [words, search] = [none.querySelector('b'), none.querySelector('a')];
    if (words) words.textContent = words.dataset['text']?.replace('{query}', () => query) ?? '';
    if (search) search.search = new URLSearchParams({ q: query }).toString();
    const n = found.length;
    const count = n > 0 ? (n === 1 ? one : other).replace('{n}', String(n)) : '';
    const rest = n > shownAtMost ? ` ${more.replace('{n}', String(shownAtMost))}` : '';
    status.textContent = count + rest;
  };
  const filter = async (): Promise<void> => {
    const query = field.value.trim();
    const letter = filterLetter(query);
    index.hidden = letter !== undefined;
    list.hidden = letter === undefined;
    if (letter === undefined) {
      none.hidden = true;
      status.textContent = '';
      return;
    }
    const terms = await loadTerms(`${folder}/filtre/${letter}.json`).catch(() => undefined);
    // A later input replaces this result.
    if (field.value.trim() !== query) return;
    if (terms) show(query, filterTerms(terms, query));
    else {
      index.hidden = false;
      list.hidden = true;
      none.hidden = true;
      status.textContent = failed;
    }
  };

  field.addEventListener('input', () => void filter());
  field.addEventListener('keydown', ({ key }) => {
    const [first, second] = list.querySelectorAll('a');
    if (key === 'Enter' && !list.hidden && first && !second) first.click();
  });
  void filter();
}

/** Reads a file of the filter. */
const loadTerms = loadOnce(async (address: string): Promise<readonly FilterTerm[]> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as readonly FilterTerm[];
});

/** The same row as in src/components/reading/TermList.astro. */
function row(
  folder: string,
  otherLang: string,
  { key, term, twin, definition, picture }: FilterTerm,
): HTMLElement {
  const element = document.createElement('div');
  element.className = 'term-row';
  const name = document.createElement('dt');
  const image = Object.assign(new Image(64, 40), { src: picture, alt: '' });
  image.className = 'drawn drawn-thumb';
  const link = Object.assign(document.createElement('a'), {
    href: `${folder}/${key}`,
    textContent: term,
  });
  const other = Object.assign(document.createElement('span'), { textContent: twin });
  other.lang = otherLang;
  name.append(image, link, ' ', ...(twin ? [other] : []));
  element.append(name, Object.assign(document.createElement('dd'), { textContent: definition }));
  return element;
}
