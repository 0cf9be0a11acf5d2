/** What every page does before anybody reaches for a control. */
import './consent.ts';
import './theme.ts';
import { startAnchors } from './anchors.ts';
import { startLanguage } from './language.ts';
import { watchForFailures } from './load-error.ts';
import { startMenu } from './menu.ts';
import { startPanel } from './panels.ts';

// A button with data-open asks for a dialog: the island that shows it listens for the event.
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

const menu = document.getElementById('site-menu');
if (menu) {
  startMenu(menu);
  startPanel(menu);
}

// The search among the pages comes when its field is reached; without it the form asks the full search.
const search = document.getElementById('site-search');
const field = search?.querySelector('input');
if (search && field) {
  startPanel(search, field);
  let loading: Promise<void> | undefined;
  field.addEventListener('focus', () => {
    loading ??= import('./header-search.ts')
      .then(({ startHeaderSearch }) => startHeaderSearch(field))
      .catch(() => {
        loading = undefined;
      });
  });
}

// Somebody left the order form to sign in at Google: it opens again where they left it.
try {
  if (sessionStorage.getItem('order-wish') !== null) {
    void import('../../stores/checkout/pending-order.ts').then(({ resumeOrder }) => resumeOrder());
  }
} catch {
  // Without storage nothing was kept.
}
