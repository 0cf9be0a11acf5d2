/** A check or a part that is still loading. */
import { useEffect, useState } from 'react';
import { useDebounced } from './hooks.ts';

/** Milliseconds without a response before the wait is explained. */
const slowMs = 5_000;

export interface SlowTexts {
  readonly slow: string;
  readonly retry: string;
}

interface Props {
  readonly text: string;
  readonly t: SlowTexts;
}

/**
 * A skeleton for loading content. Its text is inserted once more while the status is there: a region mounted together
 * with its text is not announced.
 */
export function LoadingCard({ text, t }: Props) {
  const announced = useDebounced(text);
  return (
    <div className="notice notice-loading">
      <p role="status">
        <span key={announced}>{text}</span>
      </p>
      <SlowNotice t={t} />
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}

interface NoticeProps {
  readonly t: SlowTexts;
  readonly onRetry?: () => void;
}

/**
 * After five seconds says that a response is late, and offers to reload the page: a request that hangs would hold up
 * the next one of the session.
 */
export function SlowNotice({ t, onRetry }: NoticeProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {slow && (
        <p className="pb-6">
          {t.slow}{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              onRetry?.();
              location.reload();
            }}
          >
            {t.retry}
          </button>
        </p>
      )}
    </div>
  );
}
