import { useEffect, useRef, useState } from 'react';
import { fill, formatDate, plural } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { $addressStep, beginTwoFactor } from '../../../../stores/account/address-proof.ts';
import {
  $twoFactorStep,
  renewCodes,
  stopTwoFactor,
  type FactorsState,
} from '../../../../stores/account/factors.ts';
import { useShared } from '../../../ui/hooks.ts';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { useAction } from '../../../ui/use-action.ts';
import { CodeStep } from './CodeStep.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { Enrolment } from './Enrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly factors: Extract<FactorsState, { type: 'on' | 'off' }>;
}

/** The second factor: off, waiting for a verified address, enrolling, showing its codes, on. */
export function TwoFactor({ lang, t, factors }: Props) {
  const step = useShared($twoFactorStep, { type: 'none' });
  const address = useShared($addressStep, { type: 'none' });
  const [stopped, setStopped] = useState(false);
  if (step.type === 'scan') return <Enrolment lang={lang} t={t} step={step} />;
  if (step.type === 'codes')
    return <RecoveryCodes lang={lang} t={t.twoFactor} codes={step.codes} />;
  if (factors.type === 'off' && address.type === 'asked')
    return <ConfirmAddress lang={lang} t={t} step={address} />;
  return factors.type === 'on' ? (
    <On lang={lang} t={t} factors={factors} onStopped={() => setStopped(true)} />
  ) : (
    <Off lang={lang} t={t} stopped={stopped} />
  );
}

function Off({ lang, t, stopped }: Pick<Props, 'lang' | 't'> & { readonly stopped: boolean }) {
  const { busy, outcome, run } = useAction<SettingsCode>();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (stopped) status.current?.focus();
  }, [stopped]);
  return (
    <>
      {stopped && (
        <p ref={status} tabIndex={-1} className="mb-3 font-semibold">
          {t.twoFactor.stopped}
        </p>
      )}
      <p className="text-ink-2">{t.twoFactor.off}</p>
      <p className="settings-actions">
        <button
          type="button"
          className="btn"
          aria-disabled={busy ? true : undefined}
          onClick={() => void run(beginTwoFactor)}
        >
          {busy ? t.common.busy : t.twoFactor.start}
        </button>
      </p>
      <ActionStatus lang={lang} t={t.errors} outcome={outcome} />
    </>
  );
}

interface OnProps extends Props {
  readonly factors: Extract<FactorsState, { type: 'on' }>;
  readonly onStopped: () => void;
}

function On({ lang, t, factors, onStopped }: OnProps) {
  const { twoFactor } = t;
  const [confirming, setConfirming] = useState<'renew' | 'stop'>();
  const renewal = useAction<SettingsCode>();
  const { codesLeft } = factors;
  const title = useRef<HTMLParagraphElement>(null);
  // The button of the codes step is gone: the status takes the focus.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  const close = () => {
    setConfirming(undefined);
    title.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <p ref={title} tabIndex={-1} className="settings-on">
        {fill(twoFactor.on, { date: formatDate(lang, new Date(factors.since)) })}
      </p>
      <p className="mt-1 text-ink-2">
        {codesLeft === undefined && twoFactor.uncounted}
        {codesLeft === 0 && twoFactor.none}
        {codesLeft !== undefined &&
          codesLeft > 0 &&
          fill(plural(lang, codesLeft, twoFactor.left), { n: codesLeft })}
      </p>
      {confirming === undefined && (
        <p className="settings-actions">
          <button type="button" className="btn" onClick={() => setConfirming('renew')}>
            {twoFactor.renew}
          </button>
          <button type="button" className="btn" onClick={() => setConfirming('stop')}>
            {twoFactor.stop}
          </button>
        </p>
      )}
      {confirming === 'renew' && (
        <>
          <p className="mt-4">{twoFactor.renewText}</p>
          <p className="settings-actions">
            <button
              type="button"
              className="btn btn-primary"
              autoFocus
              aria-disabled={renewal.busy ? true : undefined}
              onClick={() => void renewal.run(renewCodes)}
            >
              {renewal.busy ? t.common.busy : twoFactor.renewConfirm}
            </button>
            <button type="button" className="btn" onClick={close}>
              {t.common.cancel}
            </button>
          </p>
          <ActionStatus lang={lang} t={t.errors} outcome={renewal.outcome} />
        </>
      )}
      {confirming === 'stop' && (
        <CodeStep
          lang={lang}
          t={t}
          submit={twoFactor.stopConfirm}
          send={stopTwoFactor}
          onSuccess={onStopped}
          onCancel={close}
          focus
        >
          <p>{twoFactor.stopText}</p>
        </CodeStep>
      )}
    </>
  );
}
