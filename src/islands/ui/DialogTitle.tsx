import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The title of a dialog, or of a step of a page. In a step without a field it takes the focus,
 * so that it is announced.
 */
export function DialogTitle({ children }: { readonly children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  // Names its dialog. In a page the id would name the dialogs opened over it.
  useLayoutEffect(() => {
    if (ref.current?.closest('dialog')) ref.current.id = 'dialog-title';
  }, []);
  useEffect(() => {
    const title = ref.current;
    const holder = title?.closest('dialog, .steps')?.querySelector(':focus:not(.close-button)');
    if (!title || holder) return;
    title.tabIndex = -1;
    title.focus();
  }, []);
  return <h2 ref={ref}>{children}</h2>;
}
