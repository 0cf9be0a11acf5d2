/** Automatic execution: the reader's webhooks, how to connect one, and how to check what they receive. */
import { useRef, useState } from 'react';
import type { Webhook } from '../../../../domain/api/signal-webhooks.ts';
import { webhooksPerUser } from '../../../../domain/signals/webhook-recipes.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { $shownSecret, $webhooks, refreshWebhooks } from '../../../../stores/signals/webhooks.ts';
import { useShared, useTakenFocus } from '../../../ui/hooks.ts';
import { AsyncSection } from '../AsyncSection.tsx';
import type { SettingsTexts } from '../texts.ts';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './execution.css?url';
import { Guide } from './Guide.tsx';
import { NewWebhook } from './NewWebhook.tsx';
import { Secret } from './Secret.tsx';
import { useWebhookTexts } from './texts.ts';
import { WebhookCard } from './WebhookCard.tsx';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts['common'];
  /** Without a subscription with signals, nothing is sent, and webhooks can only be paused or deleted. */
  readonly hasEnded: boolean;
}

export default function Execution({ lang, t: common, hasEnded }: Props) {
  const t = useWebhookTexts(lang);
  const state = useShared($webhooks, { type: 'loading' });
  return (
    <div className="execution">
      <StyleSheet href={styles} />
      <p>{t.intro}</p>
      <p className="settings-note">{t.custody}</p>
      <div role="status">
        {hasEnded && <p className="webhook-off">{t.ended}</p>}
        {!hasEnded && state.type === 'known' && state.off && <p className="webhook-off">{t.off}</p>}
      </div>
      <AsyncSection
        t={{ ...common, loading: t.loading, unread: t.failed }}
        state={state}
        onRetry={refreshWebhooks}
      >
        {({ webhooks, off }) => <Known lang={lang} webhooks={webhooks} off={off || hasEnded} />}
      </AsyncSection>
      {!hasEnded && <Guide t={t.guide} />}
    </div>
  );
}

interface KnownProps {
  readonly lang: Lang;
  readonly webhooks: readonly Webhook[];
  /** As in `WebhookProps`. */
  readonly off: boolean;
}

function Known({ lang, webhooks, off }: KnownProps) {
  const t = useWebhookTexts(lang);
  const shown = useShared($shownSecret, undefined);
  const [adding, setAdding] = useState(false);
  const [addRef, takeFocus] = useTakenFocus();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const sayDeleted = (text: string): void => {
    setSaid(text);
    requestAnimationFrame(() => status.current?.focus({ preventScroll: true }));
  };
  const isFull = webhooks.length >= webhooksPerUser;
  return (
    <>
      {webhooks.length === 0 && !adding && <p className="execution-empty">{t.empty}</p>}
      <ul className="webhooks">
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            {shown?.webhook === webhook.id ? (
              <Secret t={t.secretStep} name={webhook.name} shown={shown} />
            ) : (
              <WebhookCard {...{ lang, t, webhook, off }} onDeleted={sayDeleted} />
            )}
          </li>
        ))}
      </ul>
      <p ref={status} tabIndex={-1} className="settings-status" role="status">
        {said}
      </p>
      {adding ? (
        <NewWebhook
          lang={lang}
          t={t}
          onCreated={() => setAdding(false)}
          onCancel={() => {
            takeFocus();
            setAdding(false);
          }}
        />
      ) : (
        !off &&
        !shown && (
          <p className="settings-actions">
            <button
              ref={addRef}
              type="button"
              className="btn"
              aria-disabled={isFull ? true : undefined}
              onClick={() => {
                setSaid('');
                setAdding(!isFull);
              }}
            >
              {t.add}
            </button>
            <span className="webhook-count">
              {fill(isFull ? t.full : t.count, { n: webhooks.length, most: webhooksPerUser })}
            </span>
          </p>
        )
      )}
    </>
  );
}
