import { useEffect, useRef } from 'react';

/** Names the dialog, or the step of a page. A step that has no field takes the focus here, so that it is read out. */
export function DialogTitle({ children }: { readonly children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = ref.current;
    const holder = title?.closest('dialog, .steps')?.querySelector(':focus:not(.dialog-close)');
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
