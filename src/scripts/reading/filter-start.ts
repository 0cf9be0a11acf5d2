/** Loads the filter of the dictionary once its field has the focus. */
document.getElementById('term-filter')?.addEventListener(
  'focus',
  ({ target }) =>
    void import('./filter.ts').then(
      ({ startFilter }) => startFilter(target as HTMLInputElement),
      () => undefined,
    ),
  { once: true },
);
