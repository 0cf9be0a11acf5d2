/** Controls of the table: filter, favourites, currency, sorting, number of rows. They read and write the store. */
import type { MarketCurrency } from '../../domain/api/market.ts';
import {
  $marketFilter,
  $list,
  $market,
  search,
  showFavourites,
  showAllRows,
  sortBy,
  sortIn,
  selectCurrency,
} from '../../stores/market/market.ts';
import { fill, plural } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { LiveTexts } from './announcements.ts';
import { columns, firstRows, orderName } from '../../stores/market/list.ts';

/**
 * @param section The market section of the page.
 * @param refreshNow Refreshes at once.
 */
export function startTools(
  section: HTMLElement,
  lang: Lang,
  t: LiveTexts,
  refreshNow: () => void,
): void {
  const find = (selector: string) => section.querySelector(selector) as HTMLElement;
  const field = find('.market-filter') as HTMLInputElement;
  const only = find('.market-only') as HTMLButtonElement;
  const sort = find('.market-sort select') as HTMLSelectElement;
  const table = find('.coins');
  const currencies = [...section.querySelectorAll<HTMLInputElement>('[name=market-currency]')];
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
  sort.addEventListener('change', () => {
    const column = columns.find((name) => sort.value.startsWith(name)) ?? 'cap';
    sortIn(column, sort.value.endsWith('Down'));
  });
  for (const input of currencies) {
    input.addEventListener('change', () => {
      selectCurrency(input.value as MarketCurrency);
      refreshNow();
    });
  }
  const more = find('[data-more]');
  more.addEventListener('click', () => {
    showAllRows();
    find(`tbody tr:nth-child(${firstRows + 1}) .who`).focus();
  });
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
  $marketFilter.subscribe(({ query, favouritesOnly, column, descending }) => {
    if (field.value !== query) field.value = query;
    only.ariaPressed = String(favouritesOnly);
    sort.value = orderName({ column, descending });
    table.dataset['column'] = column;
    for (const [index, head] of heads.entries()) {
      if (columns[index] === column) head.ariaSort = descending ? 'descending' : 'ascending';
      else head.removeAttribute('aria-sort');
    }
  });
  $list.subscribe(({ coins, found }) => {
    const rest = found - coins.length;
    if (more.parentElement) more.parentElement.hidden = rest === 0;
    if (rest > 0) more.textContent = fill(plural(lang, rest, t.rest), { n: rest });
  });
}
