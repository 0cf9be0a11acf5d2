/**
 * Links with an anchor: loads the page, then scrolls to the target, smoothly if it is near. A hash
 * with `=`, such as the token of an appointment, is data for the script of its page, which needs
 * the browser's `hashchange`.
 */
const delay = 100;
const key = 'anchor';

export function startAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = pressedLink(event, 'a[href*="#"]:not(.skip)');
    if (!link?.hash.slice(1) || link.hash.includes('=') || link.origin !== location.origin) return;
    const [page] = link.href.split('#');
    if (page === location.href.split('#')[0]) {
      event.preventDefault();
      history.pushState(null, '', link.hash);
      scrollLater(link.hash);
      return;
    }
    try {
      sessionStorage.setItem(key, link.href);
    } catch {
      // Without storage the browser scrolls by itself.
      return;
    }
    event.preventDefault();
    location.assign(page ?? '');
  });

  const [page, anchor] = (takeTarget() ?? '').split('#');
  if (anchor && page === location.href) {
    history.replaceState(null, '', `#${anchor}`);
    scrollLater(`#${anchor}`);
  } else {
    reveal(location.hash.slice(1));
  }
}

/**
 * The link matching `selector` that a plain click is about to follow; ignores new tabs and
 * handled events.
 */
export function pressedLink(event: MouseEvent, selector: string): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
  return link && !link.target ? link : undefined;
}

function takeTarget(): string | null {
  try {
    const href = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return href;
  } catch {
    return null;
  }
}

/** The target of an anchor; a targeted FAQ question is opened. */
function reveal(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  if (place instanceof HTMLDetailsElement) place.open = true;
  return place;
}

function scrollLater(hash: string): void {
  setTimeout(() => {
    const place = reveal(decodeURIComponent(hash.slice(1)));
    if (!place) return;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Labs and sections that are laid out on a long scroll move the target, so the scroll would miss it.
    const isFar =
      place.closest('.prose, .section') &&
      Math.abs(place.getBoundingClientRect().top) > 2 * innerHeight;
    place.scrollIntoView({ behavior: reducedMotion || isFar ? 'instant' : 'smooth' });
    // The keyboard continues from there.
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.classList.add('arrived');
    place.focus({ preventScroll: true });
  }, delay);
}
