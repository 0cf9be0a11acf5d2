import { site } from '../../site.ts';

/** A `mailto:` URL to us with a subject. */
export function mailTo(subject: string): string {
  return `mailto:${site.contact.email}?subject=${encodeURIComponent(subject)}`;
}
