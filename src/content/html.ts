/** HTML as a tree with positions, and edits at such positions: the rest stays byte-identical. */
import { isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** An edit: replaces the text from `start` up to `end` with `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The tree of a page or a fragment; entities are decoded. */
export function parseHtml(html: string): Document {
  return parseDocument(html, { withStartIndices: true, withEndIndices: true });
}

/** Start and end of a node in the parsed text. */
export function placeOf(node: ChildNode): { readonly start: number; readonly end: number } {
  return { start: node.startIndex ?? 0, end: (node.endIndex ?? -1) + 1 };
}

const inline = new Set(['a', 'b', 'i', 'em', 'strong', 'code', 'span', 'sup', 'sub']);
const nonText = new Set(['script', 'style']);

/**
 * The visible text of some nodes: block elements are separated by a space, inline elements are
 * joined. `skip` excludes elements.
 */
export function visibleText(
  nodes: readonly ChildNode[],
  skip: (element: Element) => boolean = () => false,
): string {
  const pieces: string[] = [];
  const visit = (node: ChildNode): void => {
    if (isText(node)) pieces.push(node.data);
    if (!isTag(node)) return;
    const gap = inline.has(node.name) ? '' : ' ';
    pieces.push(gap);
    if (!nonText.has(node.name) && !skip(node)) node.children.forEach(visit);
    pieces.push(gap);
  };
  nodes.forEach(visit);
  return pieces.join('');
}

/** All elements of some nodes, in document order. `skip` excludes elements and their content. */
export function* elementsIn(
  nodes: readonly ChildNode[],
  skip: (element: Element) => boolean = () => false,
): Generator<Element> {
  for (const node of nodes) {
    if (!isTag(node) || skip(node)) continue;
    yield node;
    yield* elementsIn(node.children, skip);
  }
}

/** Applies edits, which must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
