/** Rule for drafts: what `npm run new` writes between [[ and ]] has to be replaced. */
import type { Entry, Finding, Rule } from './entry.ts';

/** Guidance in `[[…]]`, but not a table of values such as `[['a', 1]]`. */
const guidance = /\[\[(\p{L}[^\]]*)\]\]/gu;

export const noGuidance: Rule = {
  name: 'no guidance is left in a draft',
  fault: 'guidance of the draft is left',
  find: (entries) => entries.flatMap(checkEntry),
};

function checkEntry({ file, head, body, bodyLine }: Entry): Finding[] {
  const inHead = linesWith(head).map(([line, text]) => finding(file, line + 2, text));
  const inBody = linesWith(body).map(([line, text]) => finding(file, line + bodyLine, text));
  return [...inHead, ...inBody];
}

/** Index of the line and text of each guidance. */
function linesWith(text: string): [number, string][] {
  return [...text.matchAll(guidance)].map(({ 1: words = '', index }) => [
    text.slice(0, index).split('\n').length - 1,
    words.trim(),
  ]);
}

function finding(file: string, line: number, text: string): Finding {
  const change = `replace it, brackets included: [[${text}]]`;
  return { level: 'error', file, field: `body:${line}`, change, line };
}
