/** Links for users who already have a subscription. */
import type { ReactNode } from 'react';
import { href, type Lang } from '../../i18n/index.ts';
import type { DialogTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: DialogTexts['checkout'];
  readonly children?: ReactNode;
}

export function ToDashboard({ lang, t, children }: Props) {
  return (
    <p className="order-links">
      <a className="btn btn-primary" href={href(lang, 'dashboard')}>
        {t.goToDashboard}
      </a>
      {children}
    </p>
  );
}

interface ToBillingProps extends Props {
  readonly label?: string;
}

/** Links to the settings section where a due payment can be settled, or the subscription managed. */
export function ToBilling({ lang, t, label = t.toBilling, children }: ToBillingProps) {
  return (
    <p className="order-links">
      <a className="btn btn-primary" href={`${href(lang, 'settings')}#billing`}>
        {label}
      </a>
      {children}
    </p>
  );
}
