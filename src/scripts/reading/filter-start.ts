/** Loads the filter of the dictionary once its field has the focus, and the word of a later day than the build. */
import { dayNumber } from '../../domain/site/term-of-day.ts';

document.getElementById('term-filter')?.addEventListener(
  'focus',
  ({ target }) =>
    void import('./filter.ts').then(
      ({ startFilter }) => startFilter(target as HTMLInputElement),
      () => undefined,
    ),
  { once: true },
);

const today = document.querySelector<HTMLElement>('.term-today');
if (today && Number(today.dataset['day']) !== dayNumber(Date.now())) {
  void import('./term-of-day.ts').then(
    ({ showTermOfDay }) => showTermOfDay(today),
    () => undefined,
  );
}
