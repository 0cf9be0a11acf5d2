/**
 * The language switches: plain links; the script stores the choice and keeps the scroll
 * position.
 */
import { languageKey } from '../../i18n/locales.ts';
import { pressedLink } from './anchors.ts';

const switchDelay = 200;
const lockAfter = 300;
/** Minimum scroll in pixels to count as a direction. */
const slack = 8;

export function startLanguage(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-language]');

  document.addEventListener('click', (event) => {
    const link = pressedLink(event, 'a[data-language]');
    if (!link) return;
    event.preventDefault();
    if (link.ariaDisabled) return;
    for (const one of links) one.ariaDisabled = 'true';
    setTimeout(() => {
      try {
        localStorage.setItem(languageKey, link.hreflang);
      } catch {
        // Without storage the page changes all the same.
      }
      location.replace(link.pathname + location.search + location.hash);
      setTimeout(() => {
        for (const one of links) one.ariaDisabled = null;
      }, lockAfter);
    }, switchDelay);
  });

  // The floating switch hides when scrolling down.
  const floating = document.querySelector('.floating-language');
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) < slack) return;
      floating?.classList.toggle('away', scrollY > last);
      last = scrollY;
    },
    { passive: true },
  );
}
