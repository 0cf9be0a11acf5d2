import { site } from '../../site.ts';

/** An address that opens a mail to us with its subject written. */
export function mailTo(subject: string): string {
  return `mailto:${site.contact.email}?subject=${encodeURIComponent(subject)}`;
}
