import { useState } from 'react';
import type { ContractEnded } from '../../domain/api/contract-end.ts';
import { fill, formatPrice, type Lang } from '../../i18n/index.ts';
import { formatParisTime } from '../../i18n/clock.ts';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { EndFromLink } from './EndFromLink.tsx';
import { planNameOf, Recap } from './Recap.tsx';
import type { StepTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: StepTexts;
  readonly ended: ContractEnded;
}

/** The recorded declaration: receipt address, remaining access, and how to come back. */
export function Ended({ lang, texts, ended }: Props) {
  const { steps: t } = texts;
  const { kind, reference, declared_at, ends_at, refund, currency, receipt_to } = ended;
  const instant = (value: string) =>
    fill(t.moment, { date: formatParisTime(lang, new Date(value)) });
  const money = refund === null ? t.withdrawal.reviewAmount : formatPrice(lang, refund, currency);
  const [now] = useState(() => new Date());
  const over = new Date(ends_at) <= now;
  return (
    <>
      <DialogTitle>{t[kind].ended}</DialogTitle>
      <p className="dialog-intro">{fill(t.receipt, { email: receipt_to })}</p>
      <Recap
        rows={[
          [t.rows.plan, planNameOf(texts, ended)],
          [t.rows.reference, reference],
          [t.rows.declared, instant(declared_at)],
          [t.rows.ends, instant(ends_at)],
          [t.rows.refund, kind === 'withdrawal' ? money : undefined],
        ]}
      />
      {kind === 'withdrawal' ? (
        <p className="mt-4">{t.withdrawal[refundState(refund)]}</p>
      ) : (
        !over && <p className="mt-4">{t.cancellation.untilThen}</p>
      )}
      <p className="mt-4 text-ink-2">
        <EndFromLink
          lang={lang}
          text={kind === 'cancellation' && over ? t.cancellation.backNow : t[kind].back}
        />
      </p>
    </>
  );
}

/** What became of the refund: undecided, nothing due, or sent. */
function refundState(refund: number | null): 'review' | 'nothingDue' | 'refunded' {
  if (refund === null) return 'review';
  return refund === 0 ? 'nothingDue' : 'refunded';
}
