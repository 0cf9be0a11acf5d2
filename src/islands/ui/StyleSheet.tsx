/** The style sheet of an island, loaded when the island renders. */
import { preinit } from 'react-dom';

// React inserts its first style sheet at the start of the head, unless the head has one of the same
// precedence. There the page's own styles would override those of its islands.
if (typeof document !== 'undefined') {
  const pageStyles = [...document.head.querySelectorAll('style')].at(-1);
  if (pageStyles) pageStyles.dataset['precedence'] = 'default';
}

/** @param href Address of the sheet: `import styles from './name.css?url'`. */
export function StyleSheet({ href }: { readonly href: string }) {
  // React itself would preload it until the first commit: browsers warn of a preload that is used late.
  if (typeof document !== 'undefined') loadStyleSheet(href);
  return <link rel="stylesheet" href={href} precedence="default" />;
}

/** Loads a style sheet before the component that needs it renders. */
export function loadStyleSheet(href: string): void {
  preinit(href, { as: 'style', precedence: 'default' });
}
