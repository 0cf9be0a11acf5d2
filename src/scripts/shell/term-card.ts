/**
 * The card of a dictionary term: its entry in short, beside a link to it. The link becomes a
 * disclosure (aria-expanded) and the card is next in reading and focus order: nothing has to be
 * confirmed, so it is not a dialog, and focus stays where it is. Opened by hover it closes when the
 * pointer leaves, otherwise it stays until it is closed.
 */
import { placeCard, type Box } from '../../domain/site/card-place.ts';
import { loadTermEntry } from '../../services/term-entry.ts';
import { createCard, type TermCard } from './term-card-view.ts';

/** Delays of the pointer, in milliseconds: until the entry is fetched, shown and closed. */
const delays = { fetch: 100, show: 220, close: 250 };
/** Movement of the link, in pixels, after which the card follows; both scroll with the page. */
const drift = 4;

/** Created with this module: its live region must exist before it announces anything. */
let making: Promise<TermCard> | undefined;
let card: TermCard | undefined;
/** The link whose card is open, and the one whose card is to be shown as soon as it is there. */
let open: HTMLAnchorElement | undefined;
let wanted: HTMLAnchorElement | undefined;
/** Opened on purpose: stays when the pointer leaves. */
let isKept = false;
/** Vertical position of the pointer in the window; -1 if the card was opened without it. */
let pointerY = -1;
/** Where the link was on the page when the card was placed. */
let linkTop = 0;
let timers: ReturnType<typeof setTimeout>[] = [];
let whileOpen = new AbortController();

/** Shows the card of a link that the mouse or a pen rests on. */
export function hover(link: HTMLAnchorElement, event: PointerEvent): void {
  // A pressed button selects text; the pointer may have left while this module was loaded.
  const rests = event.pointerType !== 'touch' && !event.buttons && link.matches(':hover');
  if (!rests || hasFocus()) return;
  stopTimers();
  link.addEventListener('pointerleave', leave, { once: true });
  if (open === link) return;
  pointerY = event.clientY;
  timers = [
    setTimeout(() => void loadTermEntry(link.href).catch(ignore), delays.fetch),
    setTimeout(() => void show(link, false).catch(ignore), delays.show),
  ];
}

/**
 * Opens the card of a link, or closes it.
 * @returns Resolves once it is done; rejects if the entry cannot be read.
 */
export async function toggle(link: HTMLAnchorElement): Promise<void> {
  stopTimers();
  if (open === link && isKept) {
    close();
    return;
  }
  pointerY = -1;
  await show(link, true);
}

async function show(link: HTMLAnchorElement, keeps: boolean): Promise<void> {
  wanted = link;
  const [entry, made] = await Promise.all([loadTermEntry(link.href), prepare()]);
  if (wanted !== link || !link.isConnected) return;
  close();
  card = made;
  open = link;
  isKept = keeps;
  card.fill(entry, link.href);
  link.after(card.element);
  card.element.showPopover();
  link.ariaExpanded = 'true';
  link.setAttribute('aria-controls', card.element.id);
  if (keeps) card.announce(entry);
  place();
  listen(link, card.element);
}

function prepare(): Promise<TermCard> {
  if (!making) {
    making = createCard({ enter: stopTimers, leave });
    making.catch(() => (making = undefined));
  }
  return making;
}

/** Closes the card; the focus returns from it to its link. */
function close(): void {
  stopTimers();
  wanted = undefined;
  const link = open;
  if (!link || !card) return;
  open = undefined;
  whileOpen.abort();
  if (hasFocus()) link.focus({ preventScroll: true });
  card.close();
  link.ariaExpanded = 'false';
  link.removeAttribute('aria-controls');
}

function leave(): void {
  stopTimers();
  wanted = undefined;
  if (isKept || hasFocus()) return;
  timers = [setTimeout(close, delays.close)];
}

function hasFocus(): boolean {
  return card?.element.contains(document.activeElement) ?? false;
}

function stopTimers(): void {
  for (const timer of timers) clearTimeout(timer);
}

function place(): void {
  if (!open || !card) return;
  const { style } = card.element;
  const words = wordsOf(open);
  const size = { width: card.element.offsetWidth, height: card.element.offsetHeight };
  const { clientWidth: width } = document.documentElement;
  const { left, top } = placeCard(words, size, { width, height: innerHeight });
  style.left = `${left + scrollX}px`;
  style.top = `${top + scrollY}px`;
  linkTop = words.top + scrollY;
}

/** The box of a link; on two lines it begins where the line under the pointer does. */
function wordsOf(link: HTMLElement): Box {
  const { top, right, bottom } = link.getBoundingClientRect();
  const lines = [...link.getClientRects()];
  const under = lines.find((line) => line.top <= pointerY && pointerY <= line.bottom);
  return { left: (under ?? lines[0])?.left ?? right, top, right, bottom };
}

/** Listens for what closes an open card. */
function listen(link: HTMLAnchorElement, element: HTMLElement): void {
  whileOpen = new AbortController();
  const options = { capture: true, passive: true, signal: whileOpen.signal };
  const isOutside = ({ target }: Event): boolean =>
    ![link, element].some((part) => part.contains(target as Node));
  const closeFrom = (event: Event): void => {
    if (isOutside(event)) close();
  };
  // Not on press: a finger that scrolls ends in a cancelled pointer.
  document.addEventListener('pointerup', closeFrom, options);
  document.addEventListener('focusin', closeFrom, options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Escape must close nothing else.
      event.preventDefault();
      event.stopPropagation();
      const returns = isKept;
      close();
      if (returns) link.focus({ preventScroll: true });
    },
    { ...options, passive: false },
  );
  document.addEventListener('scroll', follow, options);
  addEventListener('resize', place, options);
  addEventListener('pagehide', close, options);
  // A lesson grows above the link while its activities are mounted.
  const growth = new ResizeObserver(follow);
  growth.observe(document.body);
  options.signal.addEventListener('abort', () => growth.disconnect());
}

/** Keeps the card beside its link; closes it once the link has left the window. */
function follow(): void {
  if (!open) return;
  const { top, bottom } = open.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) close();
  else if (Math.abs(top + scrollY - linkTop) > drift) place();
}

// The space bar presses it like a button, instead of scrolling the page.
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== ' ' || !(target instanceof Element) || !target.matches('.term')) return;
  event.preventDefault();
  (target as HTMLElement).click();
});

prepare().catch(ignore);

function ignore(): void {
  // It stays a link.
}
