/**
 * The email link that confirms the end of a contract: the page's inline script removes it from
 * the URL before any other script runs (src/components/contract/MailLink.astro).
 */
export { hasStoredSession } from '../../services/session-mark.ts';

/** Sent on the window when the URL contained a link; hydrates the island. */
export const linkEvent = 'open-contract-link';

/** The token of the link, once. */
export function takeLink(): string | undefined {
  const { dataset } = document.documentElement;
  const { contractLink } = dataset;
  delete dataset['contractLink'];
  return contractLink;
}
