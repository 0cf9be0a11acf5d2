/** The live market: takes over the table of the page and keeps it up to date. */
import type { MarketCoin } from '../../domain/api/market.ts';
import { isLang, defaultLang } from '../../i18n/locales.ts';
import {
  $choice,
  $favourites,
  $list,
  $market,
  begin,
  readFavourites,
  refresh,
  toggleFavourite,
} from '../../stores/market/market.ts';
import { showLoadError } from '../shell/load-error.ts';
import { type Figures, figures, type Written } from './figures.ts';
import { keepFresh } from './refresh.ts';
import { adopt, makeRow, show } from './rows.ts';
import { startSentences } from './announcements.ts';
import { idleWork, watcher } from './visibility.ts';
import { startTools } from './tools.ts';

export async function start(): Promise<void> {
  const section = document.getElementById('market');
  const body = section?.querySelector('tbody');
  if (!section || !body) return;
  const { lang: given } = document.documentElement;
  const lang = isLang(given) ? given : defaultLang;
  const { marketLive: t } =
    lang === 'fr'
      ? await import('../../i18n/fr/market/live.ts')
      : await import('../../i18n/en/market/live.ts');

  const rows = [...body.rows].map((row) => adopt(row, t));
  const sight = watcher(rows);
  const known = new WeakMap<MarketCoin, Written>();
  const coins = rows.flatMap(({ coin, written }) => {
    if (coin) known.set(coin, written);
    return coin ?? [];
  });
  begin({ currency: 'eur', coins, asOf: section.dataset['asOf'] });

  let write: Figures = figures(lang, 'eur', t);
  let currency = $market.get().currency;
  const written = (coin: MarketCoin): Written => {
    const found = known.get(coin) ?? write.row(coin);
    known.set(coin, found);
    return found;
  };

  const later = new Set<number>();
  const whenIdle = idleWork(later, (index) => showRow(index));
  const showRow = (index: number): void => {
    later.delete(index);
    const [row, coin] = [rows[index], shown[index]];
    if (!row || !coin) return;
    const isNews = show(row, coin, written(coin), favourites.has(coin.id), t);
    if (isNews) sight.flash(row);
  };

  let shown: readonly MarketCoin[] = coins;
  let choice = $choice.get();
  let favourites = $favourites.get();
  const draw = (): void => {
    const { coins: listed } = $list.get();
    const isAsked = choice !== $choice.get() || favourites !== $favourites.get();
    choice = $choice.get();
    favourites = $favourites.get();
    // Under somebody's pointer, focus or open panel rows keep their places until they ask for others.
    const isHeld = !isAsked && (body.matches(':hover, :focus-within') || dialogIsOpen());
    shown = isHeld ? inOrderOf(shown, $market.get().coins) : listed;
    if (currency !== $market.get().currency) {
      currency = $market.get().currency;
      write = figures(lang, currency, t);
    }
    for (const index of shown.keys()) {
      const { element } = (rows[index] ??= sight.watch(makeRow(t)));
      // New figures come first where somebody looks; the other rows follow when there is time.
      if (isAsked || !element.isConnected || sight.has(element)) showRow(index);
      else later.add(index);
      if (!element.isConnected) body.append(element);
    }
    whenIdle();
    for (const { element } of rows.slice(shown.length)) element.remove();
  };

  section.tabIndex = -1;
  const ask = keepFresh(refresh);
  startTools(section, ask);
  startSentences(section, lang, t);
  $list.subscribe(draw);
  section.dataset['works'] = '';

  // Rows are places: the focus follows the coin, or stays at the place that its row had.
  const giveFocus = (id: string, place: number): void => {
    const now = shown.findIndex((coin) => coin.id === id);
    const row = rows[now < 0 ? Math.min(place, shown.length - 1) : now];
    const next =
      row?.element.querySelector<HTMLElement>('.who') ??
      (place < 0 ? section : section.querySelector<HTMLElement>('.market-only'));
    next?.focus();
  };
  const open = (id: string, place = -1): void => {
    if (!$market.get().coins.some((coin) => coin.id === id)) return;
    import('./panel.ts')
      .then(({ openPanel }) => openPanel(id, lang, () => giveFocus(id, place)))
      .catch(() => showLoadError(true));
  };
  body.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { id = '', sectionRowIndex: place = -1 } = target.closest('tr') ?? {};
    if (target.closest('.who')) open(id, place);
    if (!target.closest('.star')) return;
    toggleFavourite(id);
    // Its row is gone, and a second press would drop the coin that has come under it.
    if (choice.favouritesOnly) giveFocus(id, place);
  });
  const openNamed = (): void => open(location.hash.slice(1));
  addEventListener('hashchange', openNamed);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'market-favourites') readFavourites();
  });
  openNamed();
}

function dialogIsOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** The same coins in the same places, with newer figures. */
function inOrderOf(
  shown: readonly MarketCoin[],
  coins: readonly MarketCoin[],
): readonly MarketCoin[] {
  const byId = new Map(coins.map((coin) => [coin.id, coin]));
  return shown.flatMap(({ id }) => byId.get(id) ?? []);
}
