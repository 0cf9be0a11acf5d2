/** Writes coins into the rows of the table: those on the screen first, the others when idle. */
import type { MarketCoin, MarketCurrency } from '../../domain/api/market.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { LiveTexts } from './announcements.ts';
import { type CellTexts, figures } from './figures.ts';
import { createRow, hydrateRow, updateRow } from './rows.ts';
import { observeVisibility, scheduleIdle } from './visibility.ts';

/** Data of the rows. */
interface Shown {
  readonly coins: readonly MarketCoin[];
  readonly favourites: ReadonlySet<string>;
}

export type RowRenderer = ReturnType<typeof startRows>;

/** Takes over the rows of the static page, which are in euros. */
export function startRows(body: HTMLTableSectionElement, lang: Lang, t: LiveTexts) {
  const rows = [...body.rows].map((row) => hydrateRow(row, t));
  const visibility = observeVisibility(rows);
  const formatted = new WeakMap<MarketCoin, CellTexts>();
  const displayed = rows.flatMap(({ coin, written }) => {
    if (coin) formatted.set(coin, written);
    return coin ?? [];
  });
  let currency: MarketCurrency = 'eur';
  let formatter = figures(lang, currency, t);
  let shown: Shown = { coins: displayed, favourites: new Set() };

  const written = (coin: MarketCoin): CellTexts => {
    const found = formatted.get(coin) ?? formatter.row(coin);
    formatted.set(coin, found);
    return found;
  };
  const pending = new Set<number>();
  const schedule = scheduleIdle(pending, (index) => showRow(index));
  const showRow = (index: number): void => {
    pending.delete(index);
    const [row, coin] = [rows[index], shown.coins[index]];
    if (!row || !coin) return;
    const isNewPrice = updateRow(row, coin, written(coin), shown.favourites.has(coin.id), t);
    if (isNewPrice) visibility.flash(row);
  };

  return {
    /** The coins of the static page. */
    displayed,
    written,
    change: (value: number | null) => formatter.change(value),
    setCurrency(next: MarketCurrency): void {
      if (next === currency) return;
      currency = next;
      formatter = figures(lang, currency, t);
    },
    /** Shows coins in this order; `atOnce` writes the rows outside the screen too. */
    show(next: Shown, atOnce: boolean): void {
      shown = next;
      for (const index of shown.coins.keys()) {
        const { element } = (rows[index] ??= visibility.watch(createRow(t)));
        if (atOnce || !element.isConnected || visibility.has(element)) showRow(index);
        else pending.add(index);
        if (!element.isConnected) body.append(element);
      }
      schedule();
      for (const { element } of rows.slice(shown.coins.length)) element.remove();
    },
    /** The button of a coin; without the coin in the table, the one at this position. */
    opener(id: string, place: number): HTMLElement | null {
      const { coins } = shown;
      const now = coins.findIndex((coin) => coin.id === id);
      const row = rows[now < 0 ? Math.min(place, coins.length - 1) : now];
      return row?.element.querySelector<HTMLElement>('.who') ?? null;
    },
  };
}
