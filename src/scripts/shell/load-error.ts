/** The failure of a part of the page: said, with a button that loads the page again. */

/** Shows or takes back the message of LoadError.astro. */
export function showLoadError(failed: boolean): void {
  document.getElementById('load-error')?.toggleAttribute('hidden', !failed);
}

/** Makes the reload button work, and shows the message for failures that nobody caught. */
export function watchForFailures(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reload]')) location.reload();
  });
  // An island that cannot be drawn is among them. Scripts of extensions (wallets inject theirs into
  // every page) are not ours to report.
  addEventListener('error', ({ error, filename }) => {
    if (error && new URL(filename, location.href).pathname.startsWith('/_astro/')) {
      showLoadError(true);
    }
  });
}
