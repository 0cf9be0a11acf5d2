/** Texts that can be stored and displayed as typed. */

/** Code points of a text, as the contracts count them. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Control characters and lone surrogates. */
const unprintable = /[\p{Cc}\p{Cs}]/u;
/** In a line, also line separators and direction overrides. */
const misleading = /[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text fits on one line, such as a name or a subject. */
export function isPrintableLine(text: string): boolean {
  return !unprintable.test(text) && !misleading.test(text);
}

/** The same for several lines, such as a message: line breaks and tabs are allowed. */
export function isPrintableText(text: string): boolean {
  return !unprintable.test(text.replace(/[\n\r\t]/g, ' '));
}
