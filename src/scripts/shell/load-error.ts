/** The load error toast, with a reload button. */

/** Shows or hides the message of LoadError.astro. */
export function showLoadError(failed: boolean): void {
  document.getElementById('load-error')?.toggleAttribute('hidden', !failed);
}

/** Enables the reload button, and shows the message for uncaught errors. */
export function watchForFailures(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reload]')) location.reload();
  });
  // Includes islands that fail to render. Errors of browser extensions (wallets inject scripts
  // into every page) are ignored.
  addEventListener('error', ({ error, filename }) => {
    if (error && new URL(filename, location.href).pathname.startsWith('/_astro/')) {
      showLoadError(true);
    }
  });
}
