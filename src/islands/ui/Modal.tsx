import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface Props {
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Its first `h2` has the id `dialog-title` and names the dialog. */
  readonly children: ReactNode;
}

/**
 * A modal dialog, closed by Escape, a press outside or its button. The focus returns to the
 * opener, or to its place if signing in has removed it.
 */
export function Modal({ closeLabel, onClose, wide = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const place = document.activeElement?.closest<HTMLElement>('.sealed') ?? mainPart();
    dialog?.showModal();
    // Not the button above the form, such as Google's.
    dialog?.querySelector<HTMLElement>('form input:enabled')?.focus();
    return () => {
      dialog?.close();
      const holder = document.activeElement;
      const isLost = holder === document.body || dialog?.contains(holder);
      if (!isLost || !place) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
  }, []);

  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutside(event)) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby="dialog-title"
      onMouseDown={onPress}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <button type="button" className="close-button" aria-label={closeLabel} onClick={onClose}>
        <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </dialog>
  );
}

function mainPart(): HTMLElement | null {
  return document.querySelector('main');
}

/** Presses on the backdrop target the dialog itself; only their coordinates tell them apart. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
