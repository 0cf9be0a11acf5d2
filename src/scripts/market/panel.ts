/** The panel of one coin: figures, seven days as chart and table, and related terms. */
import type { MarketCoin } from '../../domain/api/market.ts';
import { publishedMinutes } from '../../domain/course/published-lessons.ts';
import { coins } from '../../domain/market/coins.ts';
import { href, type Lang } from '../../i18n/index.ts';
import type { marketLive } from '../../i18n/fr/market/live.ts';
import type { marketPanel } from '../../i18n/fr/market/panel.ts';
import { $favourites, $market, toggleFavourite } from '../../stores/market/market.ts';
import style from './panel.css?inline';
import { trend } from '../../domain/market/overview.ts';
import { type Figures, figures } from './figures.ts';
import { panelMarkup } from './panel-markup.ts';
import { startWeek } from './panel-week.ts';
import { loadLiveTexts, loadPanelTexts } from './texts.ts';

export type PanelTexts = typeof marketPanel;
type LiveTexts = typeof marketLive;

const lesson = 'analyse-graphiques';

let dialog: HTMLDialogElement | undefined;
let stopLast: (() => void) | undefined;

/**
 * Opens the panel of a coin and closes any other.
 * @param onClose Restores the focus.
 */
export async function openPanel(id: string, lang: Lang, onClose: () => void): Promise<void> {
  const [t, live] = await textsOf(lang);
  stopLast?.();
  dialog ??= make();
  const panel = dialog;
  const coin = () => $market.get().coins.find((one) => one.id === id);
  const first = coin();
  if (!first) return;
  const term = coins.find((one) => one.id === id)?.term;
  panel.innerHTML = panelMarkup(t, {
    term: term && { address: href(lang, 'term', term), name: t.terms[term] },
    lesson: {
      address: href(lang, 'lesson', lesson),
      isPlanned: publishedMinutes[lesson] === undefined,
    },
  });
  const find = (selector: string) => panel.querySelector(selector) as HTMLElement;
  const setText = (name: string, text: string): void => {
    find(`[data-text='${name}']`).textContent = text;
  };
  setText('name', first.name);
  setText('symbol', first.symbol);

  const week = startWeek(panel, lang, t);
  let write: Figures | undefined;
  let shown: MarketCoin | undefined;
  const draw = (): void => {
    const { currency, asOf } = $market.get();
    const now = coin();
    if (!now || !asOf || now === shown) return;
    shown = now;
    write = figures(lang, currency, live);
    const row = write.row(now);
    setText('price', row.price);
    setText('cap', row.cap);
    change(find("[data-text='day']"), row.day, row.dayTrend);
    change(find("[data-text='week']"), row.week, row.weekTrend);
    week.show({
      coin: now,
      asOf,
      price: write.price,
      marks: write.marks,
      change: write.change,
      trend: trend(now.change_7d ?? 0),
      row,
    });
  };
  const follow = find('[data-follow]');
  const stop = [
    $market.subscribe(draw),
    $favourites.subscribe((ids) => {
      follow.ariaPressed = String(ids.has(id));
    }),
  ];
  follow.addEventListener('click', () => toggleFavourite(id));
  find('[data-close]').addEventListener('click', () => panel.close());
  stopLast = () => {
    for (const end of stop) end();
    week.remove();
    stopLast = undefined;
  };
  panel.onclose = () => {
    stopLast?.();
    address('');
    onClose();
  };
  if (panel.open) find('h2').focus();
  else panel.showModal();
  address(`#${id}`);
}

function change(place: HTMLElement, text: string, way: string): void {
  place.textContent = text;
  place.className = way;
}

/** Sets the panel's URL, so that it can be shared and reopens on return. */
function address(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

function make(): HTMLDialogElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const element = document.createElement('dialog');
  element.className = 'market-panel';
  element.setAttribute('aria-labelledby', 'market-panel-title');
  // A press on the backdrop closes it.
  element.addEventListener('click', ({ target }) => {
    if (target === element) element.close();
  });
  document.body.append(element);
  return element;
}

async function textsOf(lang: Lang): Promise<[PanelTexts, LiveTexts]> {
  const [{ marketPanel }, { marketLive }] = await Promise.all([
    loadPanelTexts(lang),
    loadLiveTexts(lang),
  ]);
  return [marketPanel, marketLive];
}
