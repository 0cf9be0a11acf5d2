/** Starts the page of the record: loads its results, and its verifier on demand. */
import { showLoadError } from '../../shell/load-error.ts';

import('./live.ts').then(({ start }) => start()).catch(() => showLoadError(true));

const form = document.querySelector<HTMLFormElement>('#record-check');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  import('./check.ts')
    .then(({ check }) => check(form))
    .catch(() => {
      const result = form.parentElement?.querySelector<HTMLElement>('[data-check-result]');
      if (result) result.textContent = form.dataset['failed'] ?? '';
    });
});
