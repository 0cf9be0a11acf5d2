/** The blocks of a lesson: paragraphs, headings, lists, figures and activities, the same in every language. */
export function blocksOf(root: HTMLElement): readonly HTMLElement[] {
  return [...root.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches('.note-slot'),
  );
}
