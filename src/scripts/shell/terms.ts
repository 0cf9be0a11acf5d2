/** Links to dictionary terms. Their card is loaded once one is reached; without it they are links. */
import { pressedLink } from './anchors.ts';
import type * as TermCard from './term-card.ts';

/** Longest wait for the card of a pressed link, in milliseconds: then the link is followed. */
const patience = 2_500;

/** Type of the pointer last over a term: `mouse`, `pen` or `touch`. */
let pointer = '';
let loading: Promise<typeof TermCard> | undefined;
/** Without its card a term stays a link. */
const ignore = (): void => undefined;

/**
 * Opens the card of a term on hover, on a tap and by keyboard. Listeners are delegated: lessons show their links late.
 * A mouse click, or one with Ctrl or another modifier, follows the link.
 */
export function startTerms(): void {
  document.addEventListener('pointerover', (event) => {
    const link = termOf(event);
    if (!link) return;
    pointer = event.pointerType;
    loadCard().then(({ hover }) => hover(link, event), ignore);
  });
  document.addEventListener('focusin', (event) => {
    const link = termOf(event);
    if (!link) return;
    link.ariaExpanded ??= 'false';
    loadCard().catch(ignore);
  });
  document.addEventListener('click', (event) => {
    const link = pressedLink(event, '.term');
    // The keyboard and screen readers click without a pointer.
    if (!link || (event.detail && pointer === 'mouse')) return;
    event.preventDefault();
    const follow = (): void => location.assign(link.href);
    const late = setTimeout(follow, patience);
    loadCard()
      .then(({ toggle }) => toggle(link))
      .then(() => clearTimeout(late), follow);
  });
}

function termOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('.term') : null;
}

function loadCard(): Promise<typeof TermCard> {
  loading ??= import('./term-card.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
