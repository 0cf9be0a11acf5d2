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
import { zonedFormat } from './figures.ts';
import { startPolling } from './refresh.ts';
import { type RowRenderer, startRows } from './row-renderer.ts';
import { startAnnouncements } from './announcements.ts';
import { loadLiveTexts } from './texts.ts';
import { startOverview } from './overview.ts';
import { whenIdle } from './when-idle.ts';
import { startTools } from './tools.ts';

/** Opens the panel of a coin; `onClose` moves the focus. */
type Open = (id: string, onClose: () => void) => void;

export async function start(): Promise<void> {
  const section = document.getElementById('market');
  const body = section?.querySelector('tbody');
  if (!section || !body) return;
  const { lang: given } = document.documentElement;
  const lang = isLang(given) ? given : defaultLang;
  const { marketLive: t } = await loadLiveTexts(lang);

  const rows = startRows(body, lang, t);
  initMarket({ currency: 'eur', coins: rows.displayed, asOf: section.dataset['asOf'] });
  const open: Open = (id, onClose) => {
    if (!$market.get().coins.some((coin) => coin.id === id)) return;
    import('./panel.ts')
      .then(({ openPanel }) => openPanel(id, lang, onClose))
      .catch(() => showLoadError(true));
  };
  const { displayed, written, change } = rows;
  const showOverview = startOverview({
    ...{ lang, t, displayed, written, change },
    open: (id, back) => open(id, () => back.focus()),
  });

  // Created while the prices are on their way.
  whenIdle(() => void zonedFormat(lang), 200);
  section.tabIndex = -1;
  const refreshNow = startPolling(refresh);
  startTools(section, lang, t, refreshNow);
  startAnnouncements(section, lang, t);
  keepDrawn(body, rows, showOverview);
  section.dataset['works'] = '';
  listen(section, body, rows, open);
}

/** Draws the table and the overview whenever the list changes. */
function keepDrawn(
  body: HTMLElement,
  rows: RowRenderer,
  showOverview: ReturnType<typeof startOverview>,
): void {
  let coins = $list.get().coins;
  let choice = $marketFilter.get();
  let favourites = $favourites.get();
  $list.subscribe(({ coins: listed }) => {
    const isUserChange = choice !== $marketFilter.get() || favourites !== $favourites.get();
    choice = $marketFilter.get();
    favourites = $favourites.get();
    // While a row is hovered, focused or has its panel open, the order stays until the user
    // changes it.
    const keepsOrder = !isUserChange && (body.matches(':hover, :focus-within') || dialogIsOpen());
    coins = keepsOrder ? sameOrder(coins, $market.get().coins) : listed;
    rows.setCurrency($market.get().currency);
    whenIdle(() => {
      const { coins: all, failed } = $market.get();
      showOverview(all, failed);
    }, 200);
    rows.show({ coins, favourites }, isUserChange);
  });
}

/** Opens panels and follows coins, from the rows, the address and other tabs. */
function listen(
  section: HTMLElement,
  body: HTMLTableSectionElement,
  rows: RowRenderer,
  open: Open,
): void {
  // Rows are reused: focus follows the coin, or stays at the same position.
  const moveFocus = (id: string, place: number): void => {
    const next =
      rows.opener(id, place) ??
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
    if ($marketFilter.get().favouritesOnly) moveFocus(id, place);
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
