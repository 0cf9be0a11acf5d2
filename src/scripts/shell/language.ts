/**
 * The language switches: plain links; the script stores the choice and keeps the query and the
 * anchor. The choice is in local storage; a cookie repeats it for redirects of the host.
 */
import { chosenLangs, languageCookie, languageKey } from '../../i18n/locales.ts';
import { pressedLink } from './anchors.ts';

const switchDelay = 200;
const lockAfter = 300;
/** Minimum scroll in pixels to count as a direction. */
const slack = 8;

/** Lifetime of the cookie in seconds, renewed by each visit. */
const cookieAge = 365 * 24 * 60 * 60;

/** Makes the cookies agree with local storage: one for a stored language besides the default, else none. */
function syncCookies(): void {
  try {
    const chosen = localStorage.getItem(languageKey);
    for (const lang of chosenLangs) {
      const age = lang === chosen ? cookieAge : 0;
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${languageCookie(lang)}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
    }
  } catch {
    // Without storage nothing was chosen.
  }
}

export function startLanguage(): void {
  syncCookies();
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
        syncCookies();
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
