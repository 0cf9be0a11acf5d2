/** What the function answered about an address of the waiting list. */
import { useEffect, useRef } from 'react';
import { errorText } from '../../i18n/errors.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import { followLink, type NoticeStore } from '../../stores/signals/notice.ts';
import { Alert } from '../ui/Alert.tsx';
import type { FailureTexts } from '../ui/ErrorBoundary.tsx';
import type { NoticeTexts } from './notice-texts.ts';

interface Props {
  readonly lang: Lang;
  /** `failed`: they could not be loaded. */
  readonly t: NoticeTexts | 'failed' | undefined;
  /** Shown for an error whose own text could not be loaded: the connection is lost. */
  readonly network: string;
  readonly failure: FailureTexts;
  readonly state: NoticeStore;
}

/** An error, or the result for the address. */
export function NoticeResult({ lang, t, network, failure, state }: Props) {
  if (!state.error && state.step.type === 'form') return null;
  if (t === 'failed')
    return <Alert>{state.error ? network : `${failure.title} ${failure.text}`}</Alert>;
  return t && <Loaded lang={lang} t={t} state={state} />;
}

function Loaded({ lang, t, state }: Pick<Props, 'lang' | 'state'> & { readonly t: NoticeTexts }) {
  const { step } = state;
  const place = useRef<HTMLDivElement>(null);
  const result = step.type === 'form' ? '' : `${step.type} ${step.type === 'link' && step.state}`;
  useEffect(() => {
    if (result) place.current?.focus();
  }, [result]);
  return (
    <>
      {state.error && <Alert>{errorText(lang, t.errors, state.error)}</Alert>}
      {step.type !== 'form' && (
        <div ref={place} tabIndex={-1} className="grid gap-4">
          {step.type === 'sent' ? (
            <p role="status">{fill(t.sent, { email: step.email })}</p>
          ) : step.type === 'incomplete-link' ? (
            <p role="status">{t.link.incomplete}</p>
          ) : (
            <LinkState t={t.link} state={step.state} busy={state.busy} failed={!!state.error} />
          )}
        </div>
      )}
    </>
  );
}

interface LinkProps {
  readonly t: NoticeTexts['link'];
  readonly state: Extract<NoticeStore['step'], { type: 'link' }>['state'];
  readonly busy: NoticeStore['busy'];
  readonly failed: boolean;
}

/** The state of the link's address, and the actions it allows. */
function LinkState({ t, state, busy, failed }: LinkProps) {
  const button = (action: 'show' | 'confirm' | 'stop', label: string, className = 'btn') => (
    <button
      type="button"
      className={className}
      aria-disabled={busy === 'no' ? undefined : true}
      onClick={({ currentTarget }) => {
        // This button disappears during the request.
        if (action === 'show') currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
        void followLink(action);
      }}
    >
      {label}
    </button>
  );
  if (state === undefined) {
    return failed ? <p>{button('show', t.retry)}</p> : <p role="status">{t.loading}</p>;
  }
  return (
    <>
      <p role="status">{t[state]}</p>
      {state === 'unconfirmed' && (
        <p className="flex flex-wrap gap-3">
          {button('confirm', t.confirm, 'btn btn-primary')}
          {button('stop', t.decline)}
        </p>
      )}
      {state === 'confirmed' && <p>{button('stop', t.stop)}</p>}
      {state === 'open' && <p>{button('stop', t.remove)}</p>}
    </>
  );
}
