/** Positions in the HTML of an open lesson: src/domain/course/reading-position.ts has their meaning. */
import {
  blockOf,
  endPosition,
  positionOf,
  sectionOf,
} from '../../../domain/course/reading-position.ts';
import { blocksOf } from './blocks.ts';

/** The line of sight: what is above it has been read. A part of the viewport's height. */
const lineOfSight = 0.35;

/** The blocks of each section, its heading first. */
function sectionsIn(root: HTMLElement): HTMLElement[][] {
  const sections: HTMLElement[][] = [];
  for (const block of blocksOf(root)) {
    if (block.matches('h2[id]')) sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return sections;
}

/** The position on the screen; undefined above the first section. */
export function shownPosition(root: HTMLElement): number | undefined {
  const sections = sectionsIn(root);
  if (root.getBoundingClientRect().bottom <= innerHeight) return endPosition(sections.length);
  const line = innerHeight * lineOfSight;
  const isAbove = (block: HTMLElement) => block.getBoundingClientRect().top <= line;
  const section = sections.findLastIndex(([head]) => head && isAbove(head));
  const blocks = sections[section];
  return blocks && positionOf(section, blocks.findLastIndex(isAbove), blocks.length);
}

/** The content at a position. */
export interface PlaceInText {
  readonly block: HTMLElement;
  /** Title and number of its section, from 1. */
  readonly title: string;
  readonly section: number;
  readonly sections: number;
  /** True at the first blocks of the text: there is nothing to go back to. */
  readonly isStart: boolean;
}

/** The place of a position; undefined at the end of the text. */
export function placeIn(root: HTMLElement, position: number): PlaceInText | undefined {
  const sections = sectionsIn(root);
  const section = sectionOf(position);
  const blocks = sections[section];
  if (!blocks) return undefined;
  const at = blockOf(position, blocks.length);
  const block = blocks[at];
  return (
    block && {
      block,
      title: blocks[0]?.textContent ?? '',
      section: section + 1,
      sections: sections.length,
      isStart: section === 0 && at < 2,
    }
  );
}
