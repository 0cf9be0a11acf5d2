/** HTML as a tree with positions, and changes of the text at such positions: what is not changed stays as it was. */
import { isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** A change of a text: what stands from `start` up to `end` becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The tree of a page or a part of one; entities are decoded. */
export function parseHtml(html: string): Document {
  return parseDocument(html, { withStartIndices: true, withEndIndices: true });
}

/** Where a node begins and where it ends, in the text it was parsed from. */
export function placeOf(node: ChildNode): { readonly start: number; readonly end: number } {
  return { start: node.startIndex ?? 0, end: (node.endIndex ?? -1) + 1 };
}

const inline = new Set(['a', 'b', 'i', 'em', 'strong', 'code', 'span', 'sup', 'sub']);
const silent = new Set(['script', 'style']);

/** Text of some nodes as a reader sees it: a space parts what no inline element joins. `skip` leaves elements out. */
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
    if (!silent.has(node.name) && !skip(node)) node.children.forEach(visit);
    pieces.push(gap);
  };
  nodes.forEach(visit);
  return pieces.join('');
}

/** All elements of some nodes, in their order. `skip` leaves elements out, and what is in them. */
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

/** A text after some changes, none of which overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
