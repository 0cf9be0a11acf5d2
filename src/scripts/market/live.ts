/** The live market: takes over the table of the page and keeps it up to date. */
import type { MarketCoin } from '../../domain/api/market.ts';
import { isLang, defaultLang } from '../../i18n/locales.ts';
import {
  $marketFilter,
  $favourites,
  $list,
  $market,
  initMarket,
  readFavourites,
  refresh,
  toggleFavourite,
} from '../../stores/market/market.ts';
import { showLoadError } from '../shell/load-error.ts';
import { type Figures, figures, type CellTexts, zonedFormat } from './figures.ts';
import { startPolling } from './refresh.ts';
import { hydrateRow, createRow, updateRow } from './rows.ts';
import { startAnnouncements } from './announcements.ts';
import { scheduleIdle, observeVisibility } from './visibility.ts';
import { loadLiveTexts } from './texts.ts';
import { startOverview } from './overview.ts';
import { whenIdle } from './when-idle.ts';
import { startTools } from './tools.ts';

export async function start(): Promise<void> {
  const section = document.getElementById('market');
  const body = section?.querySelector('tbody');
  if (!section || !body) return;
  const { lang: given } = document.documentElement;
  const lang = isLang(given) ? given : defaultLang;
  const { marketLive: t } = await loadLiveTexts(lang);

  const rows = [...body.rows].map((row) => hydrateRow(row, t));
  const visibility = observeVisibility(rows);
  const formatted = new WeakMap<MarketCoin, CellTexts>();
  const coins = rows.flatMap(({ coin, written }) => {
    if (coin) formatted.set(coin, written);
    return coin ?? [];
  });
  initMarket({ currency: 'eur', coins, asOf: section.dataset['asOf'] });

  let formatter: Figures = figures(lang, 'eur', t);
  let currency = $market.get().currency;
  const written = (coin: MarketCoin): CellTexts => {
    const found = formatted.get(coin) ?? formatter.row(coin);
    formatted.set(coin, found);
    return found;
  };

  const pending = new Set<number>();
  const schedule = scheduleIdle(pending, (index) => showRow(index));
  const showRow = (index: number): void => {
    pending.delete(index);
    const [row, coin] = [rows[index], shown[index]];
    if (!row || !coin) return;
    const isNewPrice = updateRow(row, coin, written(coin), favourites.has(coin.id), t);
    if (isNewPrice) visibility.flash(row);
  };

  const open = (id: string, onClose: () => void): void => {
    if (!$market.get().coins.some((coin) => coin.id === id)) return;
    import('./panel.ts')
      .then(({ openPanel }) => openPanel(id, lang, onClose))
      .catch(() => showLoadError(true));
  };
  const showOverview = startOverview({
    ...{ lang, t, written },
    displayed: coins,
    change: (value) => formatter.change(value),
    open: (id, back) => open(id, () => back.focus()),
  });

  // As the style sheet limits the static rows, also under the pointer.
  let shown = $list.get().coins;
  let choice = $marketFilter.get();
  let favourites = $favourites.get();
  const draw = (): void => {
    const { coins: listed } = $list.get();
    const isUserChange = choice !== $marketFilter.get() || favourites !== $favourites.get();
    choice = $marketFilter.get();
    favourites = $favourites.get();
    // While a row is hovered, focused or has its panel open, the order stays until the user
    // changes it.
    const keepsOrder = !isUserChange && (body.matches(':hover, :focus-within') || dialogIsOpen());
    shown = keepsOrder ? sameOrder(shown, $market.get().coins) : listed;
    if (currency !== $market.get().currency) {
      currency = $market.get().currency;
      formatter = figures(lang, currency, t);
    }
    whenIdle(() => {
      const { coins: all, failed } = $market.get();
      showOverview(all, failed);
    }, 200);
    for (const index of shown.keys()) {
      const { element } = (rows[index] ??= visibility.watch(createRow(t)));
      // Visible rows first, the others when idle.
      if (isUserChange || !element.isConnected || visibility.has(element)) showRow(index);
      else pending.add(index);
      if (!element.isConnected) body.append(element);
    }
    schedule();
    for (const { element } of rows.slice(shown.length)) element.remove();
  };

  // Created while the prices are on their way.
  whenIdle(() => void zonedFormat(lang), 200);
  section.tabIndex = -1;
  const refreshNow = startPolling(refresh);
  startTools(section, lang, t, refreshNow);
  startAnnouncements(section, lang, t);
  $list.subscribe(draw);
  section.dataset['works'] = '';

  // Rows are reused: focus follows the coin, or stays at the same position.
  const moveFocus = (id: string, place: number): void => {
    const now = shown.findIndex((coin) => coin.id === id);
    const row = rows[now < 0 ? Math.min(place, shown.length - 1) : now];
    const next =
      row?.element.querySelector<HTMLElement>('.who') ??
      (place < 0 ? section : section.querySelector<HTMLElement>('.market-only'));
    next?.focus();
  };
  body.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { id = '', sectionRowIndex: place = -1 } = target.closest('tr') ?? {};
    if (target.closest('.who')) open(id, () => moveFocus(id, place));
    if (!target.closest('.star')) return;
    toggleFavourite(id);
    // The row is gone; a second press would remove the coin that took its place.
    if (choice.favouritesOnly) moveFocus(id, place);
  });
  const openFromHash = (): void => {
    const id = location.hash.slice(1);
    open(id, () => moveFocus(id, -1));
  };
  addEventListener('hashchange', openFromHash);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'market-favourites') readFavourites();
  });
  // A page in the back/forward cache hears no storage event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readFavourites();
  });
  openFromHash();
}

function dialogIsOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** The same coins in the same places, with newer figures. */
function sameOrder(
  shown: readonly MarketCoin[],
  coins: readonly MarketCoin[],
): readonly MarketCoin[] {
  const byId = new Map(coins.map((coin) => [coin.id, coin]));
  return shown.flatMap(({ id }) => byId.get(id) ?? []);
}
