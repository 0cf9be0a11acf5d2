/**
 * The cookie banner, loaded when it has to be shown. Last in the document and sticky at the
 * bottom of the window, so that at the end of a page it is below the footer. No automatic focus
 * and no focus trap.
 */
import type * as Texts from '../../i18n/fr/site/cookies.ts';
import { textsLoader } from '../../i18n/load.ts';
import { type Lang } from '../../i18n/locales.ts';
import style from './cookie-banner.css?inline';

interface Options {
  /** URL of the cookie policy. */
  readonly details: string;
  readonly answer: (accepted: boolean) => void;
  /** Says the answer given before, when the banner is opened again. */
  readonly given?: ((t: typeof Texts.cookies, lang: Lang) => string) | undefined;
  /** The button that opened it: focused again on close. */
  readonly by?: HTMLElement;
}

const loadTexts = textsLoader(import.meta.glob<typeof Texts>('../../i18n/*/site/cookies.ts'));

let banner: HTMLElement | undefined;
let options: Options;

/** Shows the banner; focuses it if opened by the user. */
export async function open(shown: Options): Promise<void> {
  const lang = document.documentElement.lang as Lang;
  const { cookies: t } = await loadTexts(lang);
  options = shown;
  banner ??= build(t);
  const given = banner.querySelector<HTMLElement>('[data-given]');
  if (given) {
    given.hidden = !shown.given;
    given.textContent = shown.given?.(t, lang) ?? '';
  }
  banner.hidden = false;
  if (shown.by) banner.focus();
}

/** Hides the banner without a choice. */
export function close(): void {
  if (banner) banner.hidden = true;
}

function answer(accepted: boolean): void {
  options.answer(accepted);
  // On a first visit no button has opened it: the keyboard continues at the one that would.
  const {
    by = banner?.querySelector(':focus-visible') &&
      document.querySelector<HTMLElement>('[data-cookies]'),
  } = options;
  close();
  by?.focus({ preventScroll: true });
}

function build(t: typeof Texts.cookies): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);

  const section = document.createElement('section');
  section.id = 'consent';
  section.className = 'card';
  section.tabIndex = -1;
  section.ariaLabel = t.title;
  section.innerHTML = `<div>
<p id="consent-title">${t.title}</p>
<p class="risk">${t.text}</p>
<p class="risk">${t.optional} <a href="${options.details}">${t.details}</a></p>
<p class="risk" data-given hidden></p>
</div>
<div class="answers">
<button class="btn btn-small" data-answer>${t.refuse}</button>
<button class="btn btn-small" data-answer="true">${t.accept}</button>
</div>
<button class="close" data-answer aria-label="${t.close}">✕</button>`;
  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-answer]');
    if (button) answer(button.dataset['answer'] === 'true');
  });
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') answer(false);
  });
  document.body.append(section);
  keepClear(section);
  return section;
}

/** Scrolls the focused element clear of the banner. */
function keepClear(section: HTMLElement): void {
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const isSticky = section.offsetHeight > 0 && getComputedStyle(section).position === 'sticky';
    style.scrollPaddingBottom = isSticky ? `${section.offsetHeight + 32}px` : '';
  }).observe(section);
}
