import { useEffect } from 'react';
import { stackNotes, type Extent } from '../../../domain/course/note-stack.ts';
import { isHeading } from './passage.ts';

/** From this width notes are in the margin (notes.css); below, after their block. */
const inMargin = '(width >= 1280px)';

/** Keeps the notes in the margin beside their blocks, below each other, and clear of what is wider than the text. */
export function useMargin(root: HTMLElement): void {
  useEffect(() => {
    const stacks = [...root.querySelectorAll<HTMLElement>(':scope > .note-slot > .note-stack')];
    if (stacks.length === 0) return;
    const place = (): void => {
      if (!matchMedia(inMargin).matches) return;
      const width = root.clientWidth;
      const obstacles = [...root.querySelectorAll<HTMLElement>(':scope > .lab')]
        .filter(({ offsetWidth }) => offsetWidth > width)
        .map(extentOf);
      const tops = stackNotes(stacks.map(besideBlock), obstacles);
      stacks.forEach((stack, index) => {
        stack.style.top = `${tops[index] ?? 0}px`;
      });
    };
    // Called once at the start, and when a figure, an activity or a note changes its height.
    const observer = new ResizeObserver(place);
    for (const element of [root, ...stacks]) observer.observe(element);
    return () => observer.disconnect();
  });
}

function extentOf({ offsetTop: top, offsetHeight: height }: HTMLElement): Extent {
  return { top, height };
}

/** Beside its block; below a heading, whose button is beside it. */
function besideBlock(stack: HTMLElement): Extent {
  const block = stack.parentElement?.previousElementSibling;
  const height = stack.offsetHeight;
  if (!(block instanceof HTMLElement)) return { top: 0, height };
  const { top, height: above } = extentOf(block);
  return { top: isHeading(block) ? top + above + 8 : top, height };
}
