import { useEffect, useRef } from 'react';
import styles from '../../ui/dialog.css?url';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { ReturnProps } from './props.ts';
import { useHold } from './hold.ts';

interface Props extends Pick<ReturnProps, 't'> {
  readonly onClose: () => void;
}

/** Milliseconds until it closes (specification, sections 4 and 9). */
const closeMs = 3_000;

/** A thank-you dialog over the confirmation. Closes by itself unless hovered or focused. */
export function ThankYou({ t, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isHeld = useHold(place);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close.current(), closeMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <Modal closeLabel={t.close} onClose={onClose}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div ref={place} className="thanks">
        <svg width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true">
          <circle cx="28" cy="28" r="26" stroke="var(--up)" strokeWidth="3" />
          <path d="M17 29l8 8 15-17" stroke="var(--up)" strokeWidth="4" strokeLinecap="round" />
        </svg>
        <DialogTitle>{t.thanks}</DialogTitle>
        <p>{t.thanksText}</p>
        <p className="hint">{t.thanksCloses}</p>
      </div>
    </Modal>
  );
}
