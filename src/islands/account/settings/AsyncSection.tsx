import type { ReactNode } from 'react';
import { useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { focusPart, passFocus } from '../../ui/hooks.ts';
import { SlowNotice } from '../../ui/LoadingCard.tsx';
import type { SettingsTexts } from './texts.ts';

interface Props<State extends { readonly type: string }> {
  readonly t: SettingsTexts['common'];
  readonly state: State;
  readonly onRetry: () => Promise<{ readonly type: string }>;
  readonly children: (known: Exclude<State, { type: 'loading' | 'failed' }>) => ReactNode;
}

/** A section that loads data first: skeleton, error, or content. */
export function AsyncSection<State extends { readonly type: string }>(props: Props<State>) {
  const { t, state, onRetry, children } = props;
  const [retrying, setRetrying] = useState(false);
  if (state.type === 'loading') {
    return (
      <div className="notice-loading">
        <p className="sr-only">{t.loading}</p>
        <SlowNotice t={t} />
        <div className="skeleton" />
        <div className="skeleton" />
      </div>
    );
  }
  if (state.type === 'failed') {
    return (
      <>
        <Alert>{t.unread}</Alert>
        <p className="settings-actions">
          <button
            type="button"
            className="btn"
            aria-disabled={retrying ? true : undefined}
            onClick={({ currentTarget }) => {
              if (retrying) return;
              const section = currentTarget.closest('section');
              setRetrying(true);
              void onRetry().finally(() => {
                setRetrying(false);
                passFocus(currentTarget, () => focusPart(section));
              });
            }}
          >
            {retrying ? t.busy : t.retry}
          </button>
        </p>
      </>
    );
  }
  return children(state as Exclude<State, { type: 'loading' | 'failed' }>);
}
