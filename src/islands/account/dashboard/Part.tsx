/** A part of the dashboard with its loading and error states. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { useOnline } from '../../ui/hooks.ts';
import { SlowNotice, type SlowTexts } from '../../ui/LoadingCard.tsx';

interface PartProps {
  readonly title: string;
  readonly id?: string;
  /** `part` is separated by a rule; others bring their own frame. */
  readonly className?: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ title, id, className = 'part', aside, children }: PartProps) {
  return (
    <section id={id} className={className}>
      <header className="part-head">
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

interface LoadingProps {
  readonly title: string;
  readonly id?: string;
  readonly className?: string;
  readonly text: string;
  /** Shown after five seconds without a response. */
  readonly slow: SlowTexts;
}

/** A part while it loads. The style sheet reserves its height; a part with a border shows a skeleton. */
export function LoadingPart({ className = 'part', text, slow, ...part }: LoadingProps) {
  return (
    <Part {...part} className={`${className} part-loading`}>
      <p className="text-ink-2" role="status">
        {text}
      </p>
      <SlowNotice t={slow} />
      {className !== 'part' && (
        <div className="part-shape" aria-hidden="true">
          <i className="skeleton" />
          <i className="skeleton" />
          <i className="skeleton" />
        </div>
      )}
    </Part>
  );
}

export interface RetryTexts {
  readonly retry: string;
  readonly offline: string;
}

interface FailedProps {
  readonly title: string;
  readonly id?: string;
  readonly className?: string;
  readonly text: string;
  readonly t: RetryTexts;
  /** The button's text during a retry. */
  readonly busy: string;
  /** Retries; resolves to true if loaded. */
  readonly onRetry: () => Promise<boolean>;
  /** An alternative without the content. */
  readonly children?: ReactNode;
}

/** A load error with a retry button; when offline it says so, and retries once the network is back. */
export function FailedPart(props: FailedProps) {
  const { text, t, busy, onRetry, children, ...part } = props;
  const { place, isBusy, retry } = useRetry(onRetry);
  const online = useOnline();
  return (
    <Part {...part}>
      <Alert>{online ? text : t.offline}</Alert>
      <p ref={place} className="part-links">
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={isBusy ? true : undefined}
          onClick={() => void retry(true)}
        >
          {isBusy ? busy : t.retry}
        </button>
        {children}
      </p>
    </Part>
  );
}

/**
 * Retries on demand and when the network is back. The button disappears with its part: on demand, the focus
 * moves to the title of the part that replaces it.
 */
export function useRetry(onRetry: () => Promise<boolean>) {
  const place = useRef<HTMLParagraphElement>(null);
  const [isBusy, setBusy] = useState(false);
  const retry = async (focuses: boolean): Promise<void> => {
    if (isBusy) return;
    const part = place.current?.closest('section');
    const parent = part?.parentElement;
    const index = part && parent ? [...parent.children].indexOf(part) : -1;
    setBusy(true);
    const loaded = await onRetry();
    setBusy(false);
    if (!loaded || !focuses) return;
    requestAnimationFrame(() => {
      const heading = parent?.children[index]?.querySelector('h2');
      if (heading) heading.tabIndex = -1;
      (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
    });
  };
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const again = () => void latest.current(false);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return { place, isBusy, retry };
}
