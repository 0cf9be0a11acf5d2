/** Places of the five modules and their twenty pictures on the certificate. */
import { lessonKeys, modules, type LessonKey } from '../../lessons.ts';

/** The frame of the page, in points. */
export const frame = { left: 26, top: 26, right: 816, bottom: 569 } as const;

/** The band of the modules, over the width of the frame. */
export const band = { top: 312, bottom: 462 } as const;

/** Width of a module's column. */
const columnWidth = (frame.right - frame.left) / modules.length;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Padding between the frame's rules and the content. */
export const inset = 16;

const picture = { width: 65, height: 40.6, gap: 4 } as const;
const perRow = 2;
/** A drawing has a margin inside its own box: its ink begins at the inset. */
const margin = inset - 4;

/** Left edge of a module's column. */
export function columnLeft(index: number): number {
  return frame.left + index * columnWidth;
}

/** Where each lesson's picture is drawn. */
export const pictureBoxes: readonly (Box & { readonly lesson: LessonKey })[] = lessonKeys.map(
  (lesson, index) => {
    const size = lessonKeys.length / modules.length;
    const column = Math.floor(index / size);
    const [across, down] = [index % perRow, Math.floor((index % size) / perRow)];
    return {
      lesson,
      x: columnLeft(column) + margin + across * (picture.width + picture.gap),
      y: band.top + 45 + down * (picture.height + picture.gap),
      width: picture.width,
      height: picture.height,
    };
  },
);
