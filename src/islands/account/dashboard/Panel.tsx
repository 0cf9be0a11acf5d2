/** A dashboard card with its loading and error states. */
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { SlowNotice, type SlowTexts } from '../../ui/LoadingCard.tsx';

interface PanelProps {
  readonly title: string;
  /** Sets its minimum size. */
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, className = '', children }: PanelProps) {
  return (
    <section className={`card panel ${className}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface LoadingProps {
  readonly title: string;
  readonly text: string;
  /** Shown after five seconds without an answer. */
  readonly slow: SlowTexts;
  /** Number of skeleton bars. */
  readonly lines: number;
  /** Reserves the space of the loaded content, to avoid layout shift. */
  readonly className: string;
}

export function LoadingCard({ title, text, slow, lines, className }: LoadingProps) {
  return (
    <Panel title={title} className={className}>
      <div className="notice-loading">
        <p className="text-ink-2" role="status">
          {text}
        </p>
        <SlowNotice t={slow} />
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className="skeleton" />
        ))}
      </div>
    </Panel>
  );
}

interface FailedProps {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  /** The button's text during a retry. */
  readonly busy: string;
  /** Retries; resolves to true if loaded. */
  readonly onRetry: () => Promise<boolean>;
  /** An alternative without the content. */
  readonly children?: ReactNode;
}

/**
 * Its button disappears with the card; the focus moves to the title of the card that replaces
 * it.
 */
export function FailedCard({ title, text, retry, busy, onRetry, children }: FailedProps) {
  const [retrying, setRetrying] = useState(false);
  const retryNow = async ({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    if (retrying) return;
    const card = currentTarget.closest('section');
    const parent = card?.parentElement;
    const place = card && parent ? [...parent.children].indexOf(card) : -1;
    setRetrying(true);
    const read = await onRetry();
    setRetrying(false);
    if (!read) return;
    requestAnimationFrame(() => {
      const title = parent?.children[place]?.querySelector('h2');
      if (title) title.tabIndex = -1;
      (title ?? document.querySelector('main'))?.focus({ preventScroll: true });
    });
  };
  return (
    <Panel title={title}>
      <Alert>{text}</Alert>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="button"
          className="btn"
          aria-disabled={retrying ? true : undefined}
          onClick={(event) => void retryNow(event)}
        >
          {retrying ? busy : retry}
        </button>
        {children}
      </p>
    </Panel>
  );
}
