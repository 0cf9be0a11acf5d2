/** Status texts around the table (count, time, failure, empty state), and their live region. */
import type { marketLive } from '../../i18n/fr/market/live.ts';
import { fill, plural } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $marketFilter, $list, $market, type Market } from '../../stores/market/market.ts';
import { formatZonedTime } from './figures.ts';

export type LiveTexts = typeof marketLive;

export function startAnnouncements(section: HTMLElement, lang: Lang, t: LiveTexts): void {
  const find = (selector: string) => section.querySelector(selector) as HTMLElement;
  const byName = (name: string) => find(`[data-text='${name}']`);
  const [asOf, kept, title, text] = [
    ...[byName('as-of'), byName('kept'), byName('empty'), byName('empty-text')],
  ] as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const [count, table, empty, showAll, retry] = [
    ...['.market-count', '.coins', '.market-empty', '[data-show-all]', '[data-retry]'].map(find),
  ] as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const missing = [title.textContent, text.textContent];
  const liveRegion = byName('announcement');
  /** The user pressed Retry or changed the currency, and waits. */
  let isUserWaiting = false;
  retry.addEventListener('click', () => {
    isUserWaiting = true;
    // Emptied, so that the same sentence is announced again.
    liveRegion.textContent = '';
  });

  $market.subscribe((now, before) => {
    const { asOf: at, stale, failed, loading, live } = now;
    const time = at && (live || failed) ? formatZonedTime(lang, at) : undefined;
    if (at && time && live) asOf.replaceChildren(...timed(stale ? t.stale : t.asOf, at, time));
    section.toggleAttribute('data-stale', stale);
    if (failed) {
      const offline = navigator.onLine ? '' : ` ${t.offline}`;
      const said = (time ? fill(t.kept, { time }) : t.none) + offline;
      if (kept.textContent !== said) kept.textContent = said;
    } else if (document.activeElement === retry) {
      // The button disappears: focus goes to the table.
      section.focus({ preventScroll: true });
    }
    section.toggleAttribute('data-failed', failed);
    section.ariaBusy = String(loading && (failed || before?.coins.length === 0));
    if (before && before.requested !== now.requested) isUserWaiting = true;
    if (!before?.loading || loading) return;
    const said = fill(announcementsOf(now, before, isUserWaiting, t).join(' '), {
      time: time ?? '',
    });
    if (liveRegion.textContent !== said) liveRegion.textContent = said;
    isUserWaiting = false;
  });

  $list.subscribe(({ coins, found, total }, before) => {
    const { query, favouritesOnly, column, descending } = $marketFilter.get();
    const n = fill(plural(lang, total, t.coins), { n: total });
    const number = found < total ? fill(t.found, { n: found, total: n }) : n;
    const order = t.sorted[column][descending ? 0 : 1] ?? '';
    const said = total === 0 ? '' : found === 0 ? number : `${number}, ${order}`;
    if (count.textContent !== said) count.textContent = said;
    // Announces changes, not the initial text.
    if (before) count.role = 'status';

    table.hidden = coins.length === 0;
    empty.hidden = coins.length > 0;
    showAll.hidden = total === 0;
    if (coins.length > 0) return;
    const why = !favouritesOnly ? t.noMatch : query.trim() ? t.noMatchFollowed : t.noFavourites;
    title.textContent = total === 0 ? (missing[0] ?? '') : fill(why.title, { query: query.trim() });
    text.textContent = total === 0 ? (missing[1] ?? '') : fill(why.text, { total });
    showAll.textContent = why.action;
  });
}

/** Texts of the live region: none for newer figures alone, or if the alert announces itself. */
function announcementsOf(now: Market, before: Market, isAwaited: boolean, t: LiveTexts): string[] {
  if (now.failed) return before.failed && isAwaited ? [t.failedAgain] : [];
  const isOther = now.currency !== before.currency;
  const staleChanged = before.failed || before.stale !== now.stale;
  return [
    ...(isOther ? [t.pricesIn[now.currency]] : []),
    ...(now.stale && (staleChanged || isOther) ? [t.stale] : []),
    ...(!now.stale && staleChanged ? [t.resumed] : []),
  ];
}

/** Renders a text with its `{time}` as an element. */
function timed(sentence: string, at: string, time: string): (string | HTMLElement)[] {
  const element = document.createElement('time');
  element.dateTime = at;
  element.textContent = time;
  const [before = '', after = ''] = sentence.split('{time}');
  return [before, element, after];
}
