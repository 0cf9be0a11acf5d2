/** Passages in the HTML of an opened lesson: from a selection to a quote, and back. */
import { quoteOf } from '../../../domain/course/note-quotes.ts';

/** A passage that can be noted. */
export interface Passage {
  /** Index of its block. */
  readonly block: number;
  readonly quote: string;
}

/** Elements whose texts are separate although no space is between them. */
const separate = 'td, th, li, p, dt, dd, figcaption, label, h2, h3, h4';

/** True for headings, which are followed by a button for a note on their section. */
export function isHeading(block: Element): boolean {
  return /^H[23]$/.test(block.tagName);
}

/** The selected part of the first block that a selection touches; undefined outside of the text. */
export function selectedRange(
  blocks: readonly HTMLElement[],
  selection: Selection | null,
): { readonly block: number; readonly range: Range } | undefined {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const index = blocks.findIndex((block) => block.contains(range.startContainer));
  const block = blocks[index];
  if (!block) return undefined;
  if (!block.contains(range.endContainer)) range.setEnd(block, block.childNodes.length);
  return { block: index, range };
}

/** The quote of a range within a block; empty if it holds no text. */
export function quoteOfRange(block: HTMLElement, range: Range): string {
  let before: Element | null | undefined;
  let text = '';
  for (const node of textNodes(block)) {
    if (!range.intersectsNode(node)) continue;
    const start = node === range.startContainer ? range.startOffset : 0;
    const end = node === range.endContainer ? range.endOffset : node.length;
    const holder = node.parentElement?.closest(separate);
    text += (holder === before ? '' : ' ') + node.data.slice(start, end);
    before = holder;
  }
  return quoteOf(text);
}

/** The range of the characters from `start` to `end` of a block's text. */
export function rangeOf(block: HTMLElement, [start, end]: readonly [number, number]): Range {
  const range = document.createRange();
  range.selectNodeContents(block);
  let at = 0;
  for (const node of textNodes(block)) {
    const next = at + node.length;
    if (at <= start && start < next) range.setStart(node, start - at);
    if (at < end && end <= next) range.setEnd(node, end - at);
    at = next;
  }
  return range;
}

function* textNodes(block: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}
