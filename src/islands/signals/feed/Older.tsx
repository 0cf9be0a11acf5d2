import { useState, type RefObject } from 'react';
import { readOlderSignals } from '../../../stores/signals/feed.ts';
import { Alert } from '../../ui/Alert.tsx';
import { passFocus } from '../../ui/hooks.ts';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly t: FeedTexts;
  /** The list of signals. */
  readonly rows: RefObject<HTMLElement | null>;
}

/** Loads older closed signals. With the oldest ones it disappears: the focus passes to the first that was added. */
export function Older({ t, rows }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const read = async (button: HTMLElement): Promise<void> => {
    if (state === 'busy') return;
    const before = rows.current?.children.length ?? 0;
    setState('busy');
    setState((await readOlderSignals()) ? 'idle' : 'failed');
    passFocus(button, () => {
      const row = rows.current?.children.item(before) ?? rows.current?.lastElementChild;
      row?.querySelector('a')?.focus();
    });
  };
  return (
    <>
      {state === 'failed' && <Alert>{t.list.olderFailed}</Alert>}
      <p className="feed-older">
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={state === 'busy' ? true : undefined}
          onClick={({ currentTarget }) => void read(currentTarget)}
        >
          {state === 'busy' ? t.loading : t.list.older}
        </button>
      </p>
    </>
  );
}
