/** The filter of the dictionary: hides the terms that do not match. */
import { matchesFilter, plainText } from '../../domain/search/filter.ts';

/** Filters the list as the field changes; Enter opens the only match. */
export function startFilter(field: HTMLInputElement): void {
  const list = document.querySelector<HTMLElement>('.term-list');
  const status = document.getElementById('term-count');
  const none = document.getElementById('term-none');
  const letters = document.querySelector<HTMLElement>('.letters');
  if (!list || !status || !none || !letters) return;
  const rows = [...list.querySelectorAll<HTMLElement>('.term-row')].map((row) => ({
    row,
    text: plainText(`${row.querySelector('dt')?.textContent ?? ''} ${row.dataset['also'] ?? ''}`),
  }));
  const { one = '', other = '' } = status.dataset;

  const shown = (): HTMLElement[] => rows.flatMap(({ row }) => (row.hidden ? [] : row));
  const filter = (): void => {
    const query = field.value.trim();
    for (const { row, text } of rows) row.hidden = !matchesFilter(text, query);
    for (const group of list.children) {
      (group as HTMLElement).hidden = !group.querySelector('.term-row:not([hidden])');
    }
    const count = shown().length;
    letters.hidden = query !== '';
    none.hidden = count > 0;
    const [words, search] = [none.querySelector('b'), none.querySelector('a')];
    if (words) words.textContent = words.dataset['text']?.replace('{query}', query) ?? '';
    if (search) search.search = new URLSearchParams({ q: query }).toString();
    status.textContent =
      query && count > 0 ? (count === 1 ? one : other).replace('{n}', String(count)) : '';
  };

  field.addEventListener('input', filter);
  field.addEventListener('keydown', ({ key }) => {
    const [first, second] = shown();
    if (key === 'Enter' && first && !second) first.querySelector('a')?.click();
  });
  filter();
}
