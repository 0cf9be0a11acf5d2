import { useState } from 'react';
import type { Recheck } from '../../domain/api/billing.ts';
import { fill, formatPrice } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import { openPortal, recheckPayment } from '../../stores/billing/billing.ts';
import type { SettingsCode } from '../../stores/account/errors.ts';
import { useAction } from '../ui/use-action.ts';
import { ActionStatus } from '../account/settings/ActionStatus.tsx';
import type { SettingsTexts } from '../account/settings/texts.ts';
import { formatDay } from './dates.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  /** Whether Stripe may have this customer, and so a customer portal. */
  readonly known: boolean;
}

/** “I paid but I have no access”, and the link to Stripe's customer portal. */
export function Help({ lang, t, known }: Props) {
  const { help } = t.billing;
  const [found, setFound] = useState<Recheck>();
  const check = useAction<SettingsCode>();
  const portal = useAction<SettingsCode>();
  const recheck = async (): Promise<void> => {
    setFound(undefined);
    const result = await check.run(recheckPayment);
    if (result?.type === 'ok') setFound(result.value);
  };
  return (
    <section className="billing-part" aria-labelledby="billing-help">
      <h3 id="billing-help">{help.heading}</h3>
      <p className="mt-2 text-ink-2">{help.text}</p>
      <p className="settings-actions">
        <button
          type="button"
          className="btn"
          aria-disabled={check.busy ? true : undefined}
          onClick={() => void recheck()}
        >
          {check.busy ? help.busy : help.action}
        </button>
      </p>
      <p className="billing-found" role="status">
        {found && sentence(lang, help.found, found)}
      </p>
      {found?.pay_url && (
        <p className="settings-actions">
          <a className="btn btn-primary" href={found.pay_url} rel="noopener">
            {t.billing.pay.plain}
          </a>
        </p>
      )}
      <ActionStatus lang={lang} t={t.errors} outcome={check.outcome} />
      {known && (
        <>
          <p className="mt-5 text-ink-2">
            {help.portalText}{' '}
            <button
              type="button"
              className="link"
              aria-disabled={portal.busy ? true : undefined}
              onClick={() => void portal.run(() => openPortal(lang))}
            >
              {help.portal}
            </button>
          </p>
          <ActionStatus lang={lang} t={t.errors} outcome={portal.outcome} />
        </>
      )}
    </section>
  );
}

function sentence(
  lang: Lang,
  t: SettingsTexts['billing']['help']['found'],
  { found, ended_at, refunded }: Recheck,
): string {
  if (found === 'returned' && refunded) {
    return fill(t.returned, { amount: formatPrice(lang, refunded.amount, refunded.currency) });
  }
  if (found !== 'ended') return t[found];
  return ended_at === null ? t.endedUnknown : fill(t.ended, { date: formatDay(lang, ended_at) });
}
