/**
 * The link of a mail that confirms the end of a contract, as the page's inline script keeps it: taken out of
 * the address before anything else runs (src/components/contract/MailLink.astro).
 */
export { hasStoredSession } from '../../services/session-mark.ts';

/** Sent on the window when the address has brought a link; wakes the island. */
export const linkEvent = 'open-contract-link';

/** The token of the link, once. */
export function takeLink(): string | undefined {
  const { dataset } = document.documentElement;
  const { contractLink } = dataset;
  delete dataset['contractLink'];
  return contractLink;
}
