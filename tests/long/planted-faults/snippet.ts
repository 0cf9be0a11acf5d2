/** Line breaks and indents, but not no-break spaces, which belong to a text. */
const blank = '[ \\t\\r\\n]+';

/** Positions of a snippet in a text, regardless of line breaks. */
function places(text: string, snippet: string): RegExpExecArray[] {
  const words = snippet.split(new RegExp(blank)).filter((word) => word !== '');
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return [...text.matchAll(new RegExp(escaped.join(blank), 'g'))];
}

/** Number of occurrences of a snippet in a text; line breaks and indents count as one space. */
export function countSnippet(text: string, snippet: string): number {
  return places(text, snippet).length;
}

/** The text with a snippet replaced. Throws unless it occurs exactly once. */
export function replaceSnippet(text: string, snippet: string, by: string): string {
  const found = places(text, snippet);
  const [place] = found;
  if (!place || found.length > 1) {
    throw new Error(`The snippet stands ${found.length} times in the file: ${snippet}`);
  }
  return text.slice(0, place.index) + by + text.slice(place.index + place[0].length);
}
