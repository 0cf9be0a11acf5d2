/** Stripe's card fields, loaded on demand. */
import { useEffect, useRef, useState } from 'react';
import type { Lang } from '../../../i18n/locales.ts';
import { openPortal } from '../../../stores/billing/billing.ts';
import { enterCard, type CardEntry } from '../../../stores/billing/card.ts';
import type { SettingsCode, SettingsError } from '../../../stores/account/errors.ts';
import { useAction } from '../../ui/use-action.ts';
import { ActionStatus } from '../../account/settings/ActionStatus.tsx';
import type { SettingsTexts } from '../../account/settings/texts.ts';
import { useForm } from '../../ui/use-form.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { cardAppearance } from './appearance.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  /** A payment is due. */
  readonly due: boolean;
  /** Receives whether the card was saved. */
  readonly onLeave: (saved: boolean) => void;
}

export default function CardForm({ lang, t, due, onLeave }: Props) {
  const { card } = t.billing;
  const place = useRef<HTMLDivElement>(null);
  const intro = useRef<HTMLParagraphElement>(null);
  const [entry, setEntry] = useState<CardEntry | SettingsError>();
  const { busy, outcome, run } = useAction<SettingsCode>();
  useEffect(() => {
    intro.current?.focus();
    const element = place.current;
    if (!element) return;
    let unmounted = false;
    let opened: CardEntry | undefined;
    void enterCard(element, lang, cardAppearance(element)).then((result) => {
      opened = result.type === 'ok' ? result.value : undefined;
      if (unmounted) opened?.close();
      else setEntry(result.type === 'ok' ? result.value : result);
    });
    return () => {
      unmounted = true;
      opened?.close();
    };
  }, [lang]);

  const ready = entry !== undefined && 'save' in entry;
  const error = entry !== undefined && !ready ? entry : undefined;
  const { form } = useForm({
    fields: {},
    texts: {},
    submit: () => {
      if (!ready) return;
      void run(entry.save).then((result) => {
        if (result?.type === 'ok') onLeave(true);
      });
    },
  });
  return (
    <form {...form} className="settings-note billing-entry">
      <p ref={intro} tabIndex={-1} className="text-ink-2">
        {due ? card.textDue : card.text}
      </p>
      {entry === undefined && (
        <p className="mt-3 text-ink-2" role="status">
          {card.opening}
        </p>
      )}
      <div ref={place} className="billing-fields" hidden={error !== undefined} />
      <ActionStatus lang={lang} t={t.errors} outcome={error ?? outcome} />
      <p className="settings-actions">
        {error ? (
          <PortalButton lang={lang} t={t} text={card.stripePage} />
        ) : (
          <SubmitButton busy={busy} off={!ready}>
            {busy ? t.common.busy : due ? card.savePay : card.save}
          </SubmitButton>
        )}
        <button
          type="button"
          className="btn"
          aria-disabled={busy ? true : undefined}
          onClick={() => {
            if (!busy) onLeave(false);
          }}
        >
          {t.common.cancel}
        </button>
      </p>
    </form>
  );
}

/** Opens Stripe's customer portal. */
function PortalButton({ lang, t, text }: Pick<Props, 'lang' | 't'> & { readonly text: string }) {
  const { busy, outcome, run } = useAction<SettingsCode>();
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-disabled={busy ? true : undefined}
        onClick={() => void run(() => openPortal(lang))}
      >
        {busy ? t.common.busy : text}
      </button>
      <ActionStatus lang={lang} t={t.errors} outcome={outcome} />
    </>
  );
}
