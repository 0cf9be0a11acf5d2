/** Controls of the table: filter, favourites, currency, sorting, pages. They read and write the store. */
import type { MarketCurrency } from '../../domain/api/market.ts';
import {
  $marketFilter,
  $list,
  $market,
  search,
  showFavourites,
  showRows,
  sortBy,
  showPage,
  selectCurrency,
} from '../../stores/market/market.ts';
import { columns } from '../../stores/market/list.ts';

/**
 * @param section The market section of the page.
 * @param refreshNow Refreshes at once.
 */
export function startTools(section: HTMLElement, refreshNow: () => void): void {
  const find = (selector: string) => section.querySelector(selector) as HTMLElement;
  const field = find('.market-filter') as HTMLInputElement;
  const only = find('.market-only') as HTMLButtonElement;
  const size = find('.market-size select') as HTMLSelectElement;
  const currencies = [...section.querySelectorAll<HTMLInputElement>('.market-choice input')];
  const pages = find('.market-pages');
  const turns = [...pages.querySelectorAll<HTMLButtonElement>('[data-turn]')];
  const heads = [...(find('thead tr') as HTMLTableRowElement).cells].slice(0, columns.length);

  for (const [index, head] of heads.entries()) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'sort' });
    button.append(...(head.firstElementChild?.childNodes ?? []));
    head.replaceChildren(button);
    button.addEventListener('click', () => sortBy(columns[index] ?? 'cap'));
  }
  field.addEventListener('input', () => search(field.value));
  only.addEventListener('click', () => showFavourites(!$marketFilter.get().favouritesOnly));
  size.addEventListener('change', () => showRows(Number(size.value)));
  for (const input of currencies) {
    input.addEventListener('change', () => {
      selectCurrency(input.value as MarketCurrency);
      refreshNow();
    });
  }
  for (const button of turns) {
    button.addEventListener('click', () => {
      if (button.ariaDisabled === 'true') return;
      showPage($list.get().page + Number(button.dataset['turn']));
      section.querySelector('.market-card')?.scrollIntoView({ block: 'start' });
    });
  }
  find('[data-retry]').addEventListener('click', refreshNow);
  find('[data-show-all]').addEventListener('click', () => {
    const { favouritesOnly } = $marketFilter.get();
    // Drops one filter at a time: favourites first, then the query.
    if (favouritesOnly) showFavourites(false);
    else search('');
    field.focus();
  });

  $market.subscribe(({ requested }) => {
    for (const input of currencies) input.checked = input.value === requested;
  });
  $marketFilter.subscribe(({ query, favouritesOnly, column, descending, size: rows }) => {
    if (field.value !== query) field.value = query;
    only.ariaPressed = String(favouritesOnly);
    size.value = String(rows);
    for (const [index, head] of heads.entries()) {
      if (columns[index] === column) head.ariaSort = descending ? 'descending' : 'ascending';
      else head.removeAttribute('aria-sort');
    }
  });
  $list.subscribe(({ page, pages: count }) => {
    pages.hidden = count < 2;
    for (const button of turns) {
      const to = page + Number(button.dataset['turn']);
      button.ariaDisabled = to < 1 || to > count ? 'true' : null;
    }
  });
}
