import { useState } from 'react';
import { readOlderSignals } from '../../../stores/signals/feed.ts';
import { Alert } from '../../ui/Alert.tsx';
import type { FeedTexts } from './texts.ts';

/** Loads older closed signals. */
export function Older({ t }: { readonly t: FeedTexts }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const read = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    setState((await readOlderSignals()) ? 'idle' : 'failed');
  };
  return (
    <>
      {state === 'failed' && <Alert>{t.list.olderFailed}</Alert>}
      <p className="feed-older">
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={state === 'busy' ? true : undefined}
          onClick={() => void read()}
        >
          {state === 'busy' ? t.loading : t.list.older}
        </button>
      </p>
    </>
  );
}
