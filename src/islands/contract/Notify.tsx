/** The final confirmation, after the form's review or an email link. */
import type { ReactNode } from 'react';
import type { ContractEnd as Kind, PendingEnd } from '../../domain/api/contract-end.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import { formatParisTime } from '../../i18n/clock.ts';
import {
  $contractEnd,
  confirmLink,
  correctDeclaration,
  notify,
  type Declaration,
} from '../../stores/contract/contract-end.ts';
import { isPaidUp } from '../../domain/billing/stripe-status.ts';
import { findContract, type OwnContract } from '../../domain/contract/cancellation-options.ts';
import { $subscriptionRows } from '../../stores/billing/subscription-rows.ts';
import { $session } from '../../stores/auth/session.ts';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { useShared } from '../ui/hooks.ts';
import { useForm } from '../ui/use-form.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { EndAlert } from './EndAlert.tsx';
import { planNameOf, Recap } from './Recap.tsx';
import type { StepTexts } from './texts.ts';

interface DeclaredProps {
  readonly lang: Lang;
  readonly kind: Kind;
  readonly texts: StepTexts;
  readonly declaration: Declaration;
}

/** The typed values and their effect, for review. */
export function Declared({ lang, kind, texts, declaration }: DeclaredProps) {
  const { steps: t } = texts;
  const { name, email, reference } = declaration;
  const session = useShared($session, { type: 'loading' });
  const own = useShared($subscriptionRows, { type: 'loading' });
  // An address other than the account's must be confirmed by email.
  const isImmediate =
    session.type === 'signed-in' && session.member.email.toLowerCase() === email.toLowerCase();
  const contract =
    isImmediate && own.type === 'known' ? findContract(own.rows, reference) : undefined;
  return (
    <Notice
      lang={lang}
      texts={texts}
      kind={kind}
      title={t[kind].recap}
      intro={t[kind].recapText}
      rows={[
        [t.rows.request, requestOf(t, kind, contract)],
        [t.rows.name, name],
        [t.rows.email, email],
        [t.rows.plan, contract && planNameOf(texts, contract)],
        [t.rows.reference, reference || t.rows.noReference],
        [t.rows.effect, isImmediate ? effectOf(lang, t, kind, contract) : t[kind].byMail],
        [t.rows.refund, kind === 'withdrawal' ? t.withdrawal.whole : undefined],
      ]}
      onSubmit={() => void notify(kind, lang)}
    >
      <button type="button" className="btn" onClick={correctDeclaration}>
        {t.back}
      </button>
    </Notice>
  );
}

function requestOf(t: StepTexts['steps'], kind: Kind, contract: OwnContract | undefined): string {
  const now = kind === 'cancellation' && contract && !isPaidUp(contract.stripe_status);
  return now ? t.cancellation.requestNow : t[kind].request;
}

function effectOf(
  lang: Lang,
  t: StepTexts['steps'],
  kind: Kind,
  contract: OwnContract | undefined,
): string | undefined {
  if (kind === 'withdrawal' || (contract && !isPaidUp(contract.stripe_status)))
    return t.withdrawal.atOnce;
  const end = contract?.paid_until;
  return end ? fill(t.moment, { date: formatParisTime(lang, new Date(end)) }) : undefined;
}

interface PendingProps {
  readonly lang: Lang;
  readonly texts: StepTexts;
  readonly pending: PendingEnd;
}

/** The declaration of an email link, and the button that confirms it. */
export function Pending({ lang, texts, pending }: PendingProps) {
  const { steps: t } = texts;
  const { kind, reference, declared_at: declared, ends_at: end } = pending;
  const instant = (value: string) =>
    fill(t.moment, { date: formatParisTime(lang, new Date(value)) });
  const effect = end === null ? t.withdrawal.atOnce : instant(end);
  return (
    <Notice
      lang={lang}
      texts={texts}
      kind={kind}
      title={t[kind].pending}
      intro={t[kind].pendingText}
      rows={[
        [t.rows.plan, planNameOf(texts, pending)],
        [t.rows.reference, reference],
        [t.rows.declared, instant(declared)],
        [t.rows.effect, effect],
        [t.rows.refund, kind === 'withdrawal' ? t.withdrawal.whole : undefined],
      ]}
      onSubmit={() => void confirmLink()}
    />
  );
}

interface NoticeProps {
  readonly lang: Lang;
  readonly texts: StepTexts;
  readonly kind: Kind;
  readonly title: string;
  readonly intro: string;
  readonly rows: readonly (readonly [string, string | undefined])[];
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

function Notice({ lang, texts, kind, title, intro, rows, onSubmit, children }: NoticeProps) {
  const { steps: t } = texts;
  const { busy } = useShared($contractEnd, $contractEnd.get());
  const { form } = useForm({ fields: {}, texts: {}, submit: onSubmit });
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <p className="dialog-intro">{intro}</p>
      <Recap rows={rows} />
      <EndAlert lang={lang} t={t} />
      <form {...form}>
        <SubmitButton busy={busy}>{busy ? t.busy : t[kind].submit}</SubmitButton>
        {children}
      </form>
    </>
  );
}
