/** What every page does before anybody reaches for a control. */
import { languageKey } from '../i18n/locales.ts';

// A button with data-open asks for a dialog: the island that shows it listens for the event.
document.addEventListener('click', (event) => {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-open]');
  if (!button) return;
  const { open = '', ...detail } = button.dataset;
  dispatchEvent(new CustomEvent(open, { detail }));
});

// The language switch is a link; choosing it is remembered.
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-language]');
  if (!link) return;
  try {
    localStorage.setItem(languageKey, link.dataset.language ?? '');
  } catch {
    // Storage may be off; the link works all the same.
  }
});

// The small screens' menu closes on Escape, with the focus back on its button, and when it is left.
const menu = document.querySelector<HTMLDetailsElement>('#menu');
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
for (const reach of ['click', 'focusin']) {
  document.addEventListener(reach, ({ target }) => {
    if (menu?.open && !menu.contains(target as Node)) menu.open = false;
  });
}
