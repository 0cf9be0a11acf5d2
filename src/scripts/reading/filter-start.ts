/** Loads the dictionary's filter on focus, and today's word if the build is from another day. */
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
