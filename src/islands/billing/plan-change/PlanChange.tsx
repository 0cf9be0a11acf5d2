import { Fragment, useRef, useState } from 'react';
import type { BilledSubscription, PlanPreview } from '../../../domain/api/billing.ts';
import { plans, type PlanKey } from '../../../domain/billing/plans.ts';
import { fill, formatPrice } from '../../../i18n/format.ts';
import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { changePlan, previewPlan } from '../../../stores/billing/billing.ts';
import type { SettingsCode } from '../../../stores/account/errors.ts';
import { useAction } from '../../ui/use-action.ts';
import { ActionStatus } from '../../account/settings/ActionStatus.tsx';
import type { SettingsTexts } from '../../account/settings/texts.ts';
import { PlanCost } from './PlanCost.tsx';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly planNames: typeof checkoutReturn.planNames;
  readonly subscription: BilledSubscription;
  /** Plans on sale. */
  readonly offered: readonly PlanKey[];
}

/** The other plans: the exact cost of each, then the change itself. */
export function PlanChange({ lang, t, planNames, subscription, offered }: Props) {
  const { change } = t.billing;
  const { plan: present, state } = subscription;
  const [preview, setPreview] = useState<PlanPreview>();
  /** The plan just chosen, and the bank's page if it must be authenticated. */
  const [changed, setChanged] = useState<{
    readonly plan: PlanKey;
    readonly page: string | null;
  }>();
  const { busy, outcome, run, clear } = useAction<SettingsCode>();
  const title = useRef<HTMLHeadingElement>(null);
  const others = offered.filter((key) => key !== present);
  if (present === null || others.length === 0) return null;
  if (!['active', 'trial', 'ending'].includes(state) && changed === undefined) return null;

  const focusTitle = (): void => title.current?.focus({ preventScroll: true });
  const showCost = async (plan: PlanKey): Promise<void> => {
    setChanged(undefined);
    const result = await run(() => previewPlan(plan));
    if (result?.type === 'ok') setPreview(result.value);
  };
  const agree = async (shown: PlanPreview): Promise<void> => {
    const result = await run(() => changePlan(shown));
    if (result?.type === 'ok') {
      setPreview(undefined);
      setChanged({ plan: shown.plan, page: result.value });
      focusTitle();
    } else if (result?.code === 'changed' || result?.code === 'preview_expired') {
      // The current cost, shown below the message; nothing changes before it is confirmed.
      const updated = await previewPlan(shown.plan);
      setPreview(updated.type === 'ok' ? updated.value : undefined);
    }
  };
  const leave = (): void => {
    clear();
    setPreview(undefined);
    focusTitle();
  };

  return (
    <section className="billing-part" aria-labelledby="billing-change">
      <h3 id="billing-change" ref={title} tabIndex={-1}>
        {change.heading}
      </h3>
      {changed?.page ? (
        <>
          <p className="mt-2">{change.authenticate}</p>
          {state !== 'confirmChange' && (
            <p className="settings-actions">
              <a className="btn btn-primary" href={changed.page} rel="noopener">
                {t.billing.pay.authenticate}
              </a>
            </p>
          )}
        </>
      ) : state === 'ending' ? (
        <p className="mt-2 text-ink-2">{change.ending}</p>
      ) : preview ? (
        <PlanCost
          lang={lang}
          t={t}
          planNames={planNames}
          present={present}
          preview={preview}
          busy={busy}
          onConfirm={() => void agree(preview)}
          onLeave={leave}
        />
      ) : (
        others.map((other) => (
          <Fragment key={other}>
            <p className="mt-2 text-ink-2">
              {fill(change.text[other], { price: formatPrice(lang, plans[other].amount) })}
            </p>
            <p className="settings-actions">
              <button
                type="button"
                className="btn"
                aria-disabled={busy ? true : undefined}
                onClick={() => void showCost(other)}
              >
                {busy ? t.common.busy : fill(change.begin, { plan: planNames[other] })}
              </button>
            </p>
          </Fragment>
        ))
      )}
      <ActionStatus
        lang={lang}
        t={t.errors}
        outcome={changed ? { type: 'done' } : outcome.type === 'done' ? { type: 'none' } : outcome}
        {...(changed?.page === null && {
          done: fill(change.done, { plan: planNames[changed.plan] }),
        })}
      />
    </section>
  );
}
