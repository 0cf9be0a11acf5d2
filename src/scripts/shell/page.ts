/** Runs on every page before any interaction. */
import './consent.ts';
import './theme.ts';
import { startAnchors } from './anchors.ts';
import { startLanguage } from './language.ts';
import { watchForFailures } from './load-error.ts';
import { startMenu } from './menu.ts';
import { startPanel } from './panels.ts';
import { startPictureTransition } from './picture-transition.ts';
import { startTerms } from './terms.ts';

// A button with data-open opens a dialog: its island listens for the event.
document.addEventListener('click', (event) => {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-open]');
  if (!button) return;
  const { open = '', ...detail } = button.dataset;
  dispatchEvent(new CustomEvent(open, { detail }));
});

watchForFailures();
startAnchors();
startLanguage();
startTerms();
startPictureTransition();

const menu = document.getElementById('site-menu');
if (menu) {
  startMenu(menu);
  startPanel(menu);
}

// Page search is loaded on focus; without it the form submits to the full-text search.
const search = document.getElementById('site-search');
const field = search?.querySelector('input');
if (search && field) {
  startPanel(search, field);
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    // A modal dialog makes the panel inert.
    if (document.querySelector('dialog[open]')) return;
    if ((target as Element).closest('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    search.showPopover();
    field.focus();
  });
  let loading: Promise<void> | undefined;
  field.addEventListener('focus', () => {
    loading ??= import('./header-search.ts')
      .then((search) => search.startHeaderSearch(field))
      .catch(() => {
        loading = undefined;
      });
  });
}

// On return from Google sign-in: reopens the order form.
try {
  if (sessionStorage.getItem('pending-order') !== null) {
    void import('../../stores/checkout/pending-order.ts').then((pending) => pending.resumeOrder());
  }
} catch {
  // Without storage nothing was stored.
}
