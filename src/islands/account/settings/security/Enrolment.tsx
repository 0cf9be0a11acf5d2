import {
  cancelTwoFactor,
  confirmTwoFactor,
  type TwoFactorStep,
} from '../../../../stores/account/factors.ts';
import { CodeStep } from './CodeStep.tsx';
import { CopyButton } from './CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import { useFocused } from '../../../ui/hooks.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly step: Extract<TwoFactorStep, { type: 'scan' }>;
}

/** Connects an authenticator app: a QR code to scan or a key to copy, then six digits. */
export function Enrolment({ lang, t, step }: Props) {
  const { scan } = t.twoFactor;
  const title = useFocused<HTMLHeadingElement>();
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {scan.heading}
      </h3>
      <ol className="settings-steps">
        {scan.steps.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
      <div className="settings-scan">
        <QrCode text={step.uri} label={scan.picture} />
        <div>
          <p className="text-sm font-semibold">{scan.secret}</p>
          <p className="settings-secret">{inFours(step.secret)}</p>
          <CopyButton t={t.twoFactor} text={step.secret} label={scan.copySecret} />
        </div>
      </div>
      <CodeStep
        lang={lang}
        t={t}
        submit={scan.confirm}
        send={confirmTwoFactor}
        onCancel={() => void cancelTwoFactor()}
        primary
      />
    </>
  );
}

function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
