/**
 * A position in the text of a lesson: a thousand times the section, from 0, plus thousandths of its
 * paragraphs. The same in every language, and nearly the same after a small change of the text.
 */
import type { LessonKey } from './lessons.ts';
import { publishedSections } from './published-lessons.ts';

const perSection = 1000;

/** Fragments of a lesson's address: where the reader was, and its quiz. */
export const resumeHash = 'resume';
export const quizHash = 'quiz-title';

/**
 * The position of a paragraph, or another block.
 * @param section Index of its section.
 * @param block Its index in the section, the heading being 0.
 * @param blocks Number of blocks of the section.
 */
export function positionOf(section: number, block: number, blocks: number): number {
  const part = blocks > 0 ? Math.floor((perSection * block) / blocks) : 0;
  return perSection * section + Math.min(perSection - 1, Math.max(0, part));
}

/** The position after the last section. */
export function endPosition(sections: number): number {
  return perSection * sections;
}

/** Index of the section of a position. */
export function sectionOf(position: number): number {
  return Math.floor(position / perSection);
}

/** Index of the block that a position means in a section of so many blocks. */
export function blockOf(position: number, blocks: number): number {
  return Math.min(Math.max(0, blocks - 1), Math.round(partOf(position) * blocks));
}

export interface ReadingLeft {
  /** Number of the section, from 1. */
  readonly section: number;
  readonly sections: number;
  /** Whole minutes of reading, without the quiz; 0 only at the end of the text. */
  readonly minutes: number;
}

/** What is left of a lesson after a position; undefined for one that is not published. */
export function readingLeft(lesson: LessonKey, reached: number): ReadingLeft | undefined {
  const minutes = publishedSections[lesson];
  if (!minutes) return undefined;
  const sections = minutes.length;
  const at = sectionOf(reached);
  if (at >= sections) return { section: sections, sections, minutes: 0 };
  const after = minutes.slice(at + 1).reduce((sum, each) => sum + each, 0);
  const left = after + (minutes[at] ?? 0) * (1 - partOf(reached));
  return { section: at + 1, sections, minutes: Math.max(1, Math.round(left)) };
}

/** How much of its section is before a position, from 0 to less than 1. */
function partOf(position: number): number {
  return (position % perSection) / perSection;
}
