/** Loads the script of an article's contents on the first scroll. */
addEventListener('scroll', () => void import('./contents.ts').catch(() => undefined), {
  once: true,
  passive: true,
});
