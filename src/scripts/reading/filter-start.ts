/** Loads the dictionary's filter when its field is used, and today's word if the build is from another day. */
import { dayNumber } from '../../domain/site/term-of-day.ts';

const field = document.querySelector<HTMLInputElement>('#term-filter');
let loading: Promise<void> | undefined;

/** Starts the filter once; the next use retries after a failure. */
function load(): void {
  if (!field) return;
  loading ??= import('./filter.ts').then(
    ({ startFilter }) => startFilter(field),
    () => {
      loading = undefined;
      const status = document.getElementById('term-count');
      if (status && field.value) status.textContent = status.dataset['failed'] ?? '';
    },
  );
}

field?.addEventListener('focus', load);
field?.addEventListener('input', load);
// Used before this script arrived.
if (field && (field.value || document.activeElement === field)) load();

const today = document.querySelector<HTMLElement>('.term-today');
if (today && Number(today.dataset['day']) !== dayNumber(Date.now())) {
  void import('./term-of-day.ts').then(
    ({ showTermOfDay }) => showTermOfDay(today),
    () => undefined,
  );
}
