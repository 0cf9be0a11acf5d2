/**
 * Prints one element without the rest of the page (see src/styles/print.css). Meanwhile its
 * `data-keep` is the page's title, which browsers propose as the file name.
 */
export function printAlone(place: HTMLElement): void {
  const { title } = document;
  const root = document.documentElement;
  root.dataset['printing'] = 'part';
  place.dataset['alone'] = '';
  document.title = place.dataset['keep'] ?? title;
  addEventListener(
    'afterprint',
    () => {
      delete root.dataset['printing'];
      delete place.dataset['alone'];
      document.title = title;
    },
    { once: true },
  );
  print();
}
