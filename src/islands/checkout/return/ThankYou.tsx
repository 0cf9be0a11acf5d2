import { useEffect, useRef, useState } from 'react';
import type { ReturnProps } from './props.ts';

interface Props extends Pick<ReturnProps, 't'> {
  /** `hadFocus`: whether the focus was on the notice. */
  readonly onClose: (hadFocus: boolean) => void;
}

/** Milliseconds until the notice closes (specification, sections 4 and 9). */
const closeMs = 3_000;

/**
 * A thank-you notice for a new subscription, in a corner of the page; it does not take the focus. It closes by itself,
 * unless the pointer or the focus is on it; the page below says the same (CheckoutReturn.tsx).
 */
export function ThankYou({ t, onClose }: Props) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (pointed || focused) return undefined;
    const timer = setTimeout(() => close.current(false), closeMs);
    return () => clearTimeout(timer);
  }, [pointed, focused]);
  return (
    <section
      className="thanks"
      aria-label={t.thanks}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{t.thanks}</p>
      <button type="button" aria-label={t.close} onClick={() => onClose(focused)}>
        <svg width="14" height="14" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
