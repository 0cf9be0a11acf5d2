import { fold } from '../shared/fold.ts';

/** The key of an article, a term or a lesson: the name of its files, and the end of its address. */
const keyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text is lower-case letters and digits with single hyphens between. */
export function isContentKey(text: string): boolean {
  return keyPattern.test(text);
}

/** The key that a text becomes without accents, capitals and signs; empty if it has no letter or digit. */
export function contentKeyOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
