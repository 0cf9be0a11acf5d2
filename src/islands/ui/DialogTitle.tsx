import { useEffect, useRef } from 'react';

/**
 * The title of a dialog, or of a step of a page. In a step without a field it takes the focus,
 * so that it is announced.
 */
export function DialogTitle({ children }: { readonly children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = ref.current;
    const holder = title?.closest('dialog, .steps')?.querySelector(':focus:not(.close-button)');
    if (!title || holder) return;
    title.tabIndex = -1;
    title.focus();
  }, []);
  return (
    <h2 ref={ref} id="dialog-title">
      {children}
    </h2>
  );
}
