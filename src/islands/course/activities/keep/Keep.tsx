import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../ui/use-texts.ts';
import { useLab } from '../../labs/kit/use-lab.ts';
import type { ActivityProps } from '../activity.ts';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from '../live.css?url&no-inline';
import { keyOf, liveIn } from '../place.ts';
import { loadActivityTexts } from '../texts.ts';
import { copiedText } from './copied-text.ts';
import { printAlone } from './print-alone.ts';

const noTrials = {};
/** Indexes of the ticked items, with commas between them. */
const initial = { ticked: '' };

const boxesOf = (place: HTMLElement): HTMLInputElement[] => [
  ...place.querySelectorAll<HTMLInputElement>('.keep-page input'),
];

/** Indexes of the boxes that are ticked now. */
function tickedIn(place: HTMLElement): string {
  return boxesOf(place)
    .flatMap((box, index) => (box.checked ? [index] : []))
    .join(',');
}

/** A checklist or a plan: its ticks are stored; it can be printed alone and copied. */
export default function Keep(props: ActivityProps) {
  const { place, lang } = props;
  const t = useTexts(lang, loadActivityTexts)[0].keep;
  const { state, change, reset } = useLab(keyOf(props, 'keep'), initial, noTrials);
  const [said, setSaid] = useState('');
  const { ticked } = state;

  // Boxes ticked before this was mounted count too.
  const [early] = useState(() => [ticked, tickedIn(place)].filter(Boolean).join(','));
  useEffect(() => {
    if (early) change({ ticked: early });
  }, [early, change]);
  useEffect(() => {
    const indexes = ticked.split(',');
    boxesOf(place).forEach((box, index) => (box.checked = indexes.includes(String(index))));
  }, [place, ticked]);
  useEffect(() => {
    const onChange = (): void => {
      setSaid('');
      change({ ticked: tickedIn(place) });
    };
    place.addEventListener('change', onChange);
    return () => place.removeEventListener('change', onChange);
  }, [place, change]);

  const clear = (): void => {
    // The button is removed with the last tick.
    boxesOf(place)[0]?.focus();
    reset();
    setSaid(t.cleared);
  };
  const copy = async (): Promise<void> => {
    // The same text again would not be announced.
    setSaid('');
    const copied = await navigator.clipboard.writeText(copiedText(place)).then(
      () => true,
      () => false,
    );
    setSaid(copied ? t.copied : t.notCopied);
  };
  return createPortal(
    <>
      <StyleSheet href={styles} />
      <p className="activity-buttons">
        <button type="button" className="btn btn-small" onClick={() => printAlone(place)}>
          {t.print}
        </button>
        <button type="button" className="btn btn-small" onClick={() => void copy()}>
          {t.copy}
        </button>
        {ticked !== '' && (
          <button type="button" className="link" onClick={clear}>
            {t.clear}
          </button>
        )}
      </p>
      <p role="status" className="activity-said">
        {said}
      </p>
    </>,
    liveIn(place),
  );
}
