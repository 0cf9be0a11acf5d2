import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the user is interacting with the surrounding dialog: hovers it, or has focused a
 * control in it.
 */
export function useHold(inside: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // The backdrop's events target the dialog too; only their coordinates tell them apart.
    const onPointer = ({ clientX: x, clientY: y }: PointerEvent) => {
      const box = dialog.getBoundingClientRect();
      setPointed(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    };
    dialog.addEventListener('pointermove', onPointer, { signal });
    dialog.addEventListener('pointerdown', onPointer, { signal });
    dialog.addEventListener('pointerleave', () => setPointed(false), { signal });
    // The title is focused on opening, which is no interaction.
    const onFocus = ({ target }: FocusEvent) =>
      setFocused(target instanceof Element && target.matches('a, button'));
    dialog.addEventListener('focusin', onFocus, { signal });
    dialog.addEventListener('focusout', () => setFocused(false), { signal });
    return () => stop.abort();
  }, [inside]);
  return pointed || focused;
}
