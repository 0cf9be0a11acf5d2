/**
 * Prints one element without the rest of the page (see src/styles/print.css). Its `data-keep` is
 * the title meanwhile, which browsers propose as the name of a file.
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
