import { createContext, useId, useState, type ReactNode } from 'react';
import type { KitTexts } from './texts.ts';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './kit.css?url&no-inline';

interface Props {
  readonly title: string;
  readonly t: KitTexts;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** Whether the reader has done something in the lab around. */
export const LabUsed = createContext(false);

/** The frame of a lab: its name and Reset, and below them what the lab renders. */
export function LabFrame({ title, t, onReset, children }: Props) {
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  const use = () => setUsed(true);
  return (
    <div
      className="lab-frame"
      role="group"
      aria-labelledby={id}
      onClickCapture={use}
      onInputCapture={use}
      onPointerDownCapture={use}
    >
      <StyleSheet href={styles} />
      <div className="lab-head">
        <span className="lab-tag">{t.tag}</span>
        <h3 id={id}>{title}</h3>
        <button type="button" className="link lab-reset" onClick={onReset}>
          {t.reset}
        </button>
      </div>
      <LabUsed value={isUsed}>{children}</LabUsed>
    </div>
  );
}

/** Controls beside the drawing; on a phone below it, and the drawing stays in view. */
export function LabBench({ controls, children }: { controls: ReactNode; children: ReactNode }) {
  return (
    <div className="lab-bench">
      <div className="lab-controls">{controls}</div>
      <div className="lab-drawing">{children}</div>
    </div>
  );
}
