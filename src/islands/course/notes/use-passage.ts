import { useEffect, useState } from 'react';
import { quoteOfRange, selectedRange, type Passage } from './passage.ts';

/** A selected passage, and where a button for it goes. */
export interface SelectedPassage extends Passage {
  /** Pixels from the left and the top of the text. */
  readonly left: number;
  readonly top: number;
}

/** Milliseconds without a change after which a selection counts; a tap on the button ends it first. */
const settledMs = 180;
const goneMs = 400;
/** Room below the selection: its handles on touch screens. */
const below = { fine: 8, coarse: 34 } as const;
/** Width that the button may need. */
const buttonWidth = 132;

/** The passage that is selected in the text, by mouse, touch or keyboard. */
export function usePassage(
  root: HTMLElement,
  blocks: readonly HTMLElement[],
): SelectedPassage | undefined {
  const [passage, setPassage] = useState<SelectedPassage>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = (): void => {
      clearTimeout(timer);
      const isGone = document.getSelection()?.isCollapsed !== false;
      timer = setTimeout(() => setPassage(read(root, blocks)), isGone ? goneMs : settledMs);
    };
    // Selected before this code was there.
    onChange();
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [root, blocks]);
  return passage;
}

function read(root: HTMLElement, blocks: readonly HTMLElement[]): SelectedPassage | undefined {
  const selected = selectedRange(blocks, document.getSelection());
  const block = selected && blocks[selected.block];
  const quote = block ? quoteOfRange(block, selected.range) : '';
  const end = selected && [...selected.range.getClientRects()].at(-1);
  if (!end || quote === '') return undefined;
  const { left, top, width } = root.getBoundingClientRect();
  const pointer = matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine';
  return {
    block: selected.block,
    quote,
    left: Math.max(0, Math.min(end.right - left, width - buttonWidth)),
    top: end.bottom - top + below[pointer],
  };
}
