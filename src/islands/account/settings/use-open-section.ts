import { useEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { sectionIds, type SectionId } from './Section.tsx';

/** The anchor of the index, which closes the open section on a phone. */
export const indexAnchor = 'sections';

/** Where the index or one section is shown at a time, instead of all side by side. */
export const narrow = '(width < 1024px)';

/**
 * The section that the address names. A phone shows the index or this section: whichever appears takes
 * the focus, and Back returns to the index.
 */
export function useOpenSection(): SectionId | undefined {
  const open = useSyncExternalStore(subscribe, sectionOfAddress, () => undefined);
  const last = useRef(open);
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    if (open === closed || !matchMedia(narrow).matches) return;
    scrollTo(0, 0);
    const target = open ? `#${open}-title` : `#${indexAnchor} a[href="#${closed}"]`;
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: open !== undefined });
  }, [open]);
  return open;
}

/** Follows a link of the index on a phone, where its target is not rendered yet: no scrolling to it. */
export function followSectionLink(event: MouseEvent<HTMLAnchorElement>): void {
  const { ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || shiftKey || altKey || !matchMedia(narrow).matches) return;
  event.preventDefault();
  location.hash = currentTarget.hash;
}

/** Links of the header change the address by `pushState`, which sends no event. */
function subscribe(onChange: () => void): () => void {
  const onClick = (): void => void setTimeout(onChange);
  addEventListener('hashchange', onChange);
  addEventListener('click', onClick);
  return () => {
    removeEventListener('hashchange', onChange);
    removeEventListener('click', onClick);
  };
}

function sectionOfAddress(): SectionId | undefined {
  return sectionIds.find((id) => id === location.hash.slice(1));
}
