/**
 * The form of a signed-in user, limited to what their contracts allow; or why nothing can be
 * declared.
 */
import { useEffect, useState } from 'react';
import type { ContractEnd as Kind } from '../../domain/api/contract-end.ts';
import { fill, href, type Lang } from '../../i18n/index.ts';
import { formatParisTime } from '../../i18n/clock.ts';
import {
  cancellationOptions,
  type CancellationOptions,
  type OwnContract,
} from '../../domain/contract/cancellation-options.ts';
import {
  $subscriptionRows,
  refreshSubscriptionRows,
} from '../../stores/billing/subscription-rows.ts';
import { $contractEnd } from '../../stores/contract/contract-end.ts';
import { $profile } from '../../stores/account/profile.ts';
import { signOut, type Member } from '../../stores/auth/session.ts';
import { useShared } from '../ui/hooks.ts';
import { EndForm, type EndFormTexts } from './EndForm.tsx';
import { EndFromLink } from './EndFromLink.tsx';
import { planNameOf, Recap } from './Recap.tsx';
import { useStepTexts, type StepTexts } from './texts.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly lang: Lang;
  readonly kind: Kind;
  readonly t: EndFormTexts & { readonly loading: string };
  readonly member: Member;
}

export default function OwnForm({ lang, kind, t, member }: Props) {
  const texts = useStepTexts(lang);
  const contracts = useShared($subscriptionRows, { type: 'loading' });
  const profile = useShared($profile, { type: 'loading' });
  // A clock that is ahead must not prevent a withdrawal: the function checks the period.
  const [isFormAsked, setFormAsked] = useState(() => $contractEnd.get().draft !== undefined);
  const now = useNow(contracts.type === 'known' ? contracts.rows : [], kind);
  if (contracts.type === 'loading' || profile.type === 'loading') {
    return <Waiting text={t.loading} />;
  }
  const name =
    profile.type === 'known'
      ? `${profile.profile.first_name} ${profile.profile.last_name}`.trim()
      : member.firstName;
  const known = { name, email: member.email };
  // A failed read does not block the declaration: the function checks it.
  if (contracts.type === 'failed') return <EndForm t={t} note={t.signedIn} known={known} />;
  const options = cancellationOptions(kind, contracts.rows, now);
  if (options.type === 'over' && isFormAsked) {
    const { reference } = options.contract;
    return <EndForm t={t} note={t.signedIn} known={{ ...known, reference }} autoFocus />;
  }
  if (options.type !== 'open') {
    return (
      <Closed
        lang={lang}
        texts={texts}
        options={options}
        email={member.email}
        onDeclare={() => setFormAsked(true)}
      />
    );
  }
  const until = options.until && formatParisTime(lang, options.until);
  return (
    <EndForm
      t={t}
      note={t.signedIn}
      until={until && fill(texts.steps.open, { date: until })}
      known={{ ...known, reference: options.contract.reference }}
    />
  );
}

/** The current time, updated when the last second of a withdrawal passes. */
function useNow(contracts: readonly OwnContract[], kind: Kind): Date {
  const [now, setNow] = useState(() => new Date());
  const options = cancellationOptions(kind, contracts, now);
  const until = options.type === 'open' ? options.until?.getTime() : undefined;
  useEffect(() => {
    if (until === undefined) return;
    const left = until + 1_000 - Date.now();
    // setTimeout is limited to 24 days; a withdrawal has fourteen and a few.
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until]);
  return now;
}

interface ClosedProps {
  readonly lang: Lang;
  readonly texts: StepTexts;
  readonly options: Exclude<CancellationOptions, { type: 'open' }>;
  readonly email: string;
  readonly onDeclare: () => void;
}

function Closed({ lang, texts, options, email, onDeclare }: ClosedProps) {
  const { steps: t } = texts;
  const instant = (value: string) =>
    fill(t.moment, { date: formatParisTime(lang, new Date(value)) });
  if (options.type === 'none') {
    return (
      <>
        <h2>{t.none.title}</h2>
        <p className="dialog-intro">{fill(t.none.text, { email })}</p>
        <div className="form-actions">
          <button type="button" className="btn" onClick={() => void refreshSubscriptionRows()}>
            {t.readAgain}
          </button>
          <button type="button" className="btn" onClick={() => void signOut()}>
            {t.none.signOut}
          </button>
        </div>
      </>
    );
  }
  const { contract } = options;
  const rows: [string, string | undefined][] = [
    [t.rows.plan, planNameOf(texts, contract)],
    [t.rows.reference, contract.reference],
  ];
  if (options.type === 'over') {
    return (
      <>
        <h2>{t.over.title}</h2>
        <p className="dialog-intro">{t.over.text}</p>
        <Recap rows={[...rows, [t.over.closed, instant(options.since.toISOString())]]} />
        <p className="dialog-intro">{t.over.clock}</p>
        <div className="form-actions">
          <button type="button" className="btn" onClick={onDeclare}>
            {t.over.declare}
          </button>
          <a className="btn" href={href(lang, 'cancelContract')}>
            {t.over.cancel}
          </a>
        </div>
      </>
    );
  }
  const { canceled_at: declared, paid_until: end } = contract;
  return (
    <>
      <h2>{t.ending.title}</h2>
      <p className="dialog-intro">
        <EndFromLink lang={lang} text={t.ending.text} />
      </p>
      <Recap
        rows={[
          ...rows,
          [t.rows.declared, declared ? instant(declared) : undefined],
          [t.rows.ends, end ? instant(end) : undefined],
        ]}
      />
    </>
  );
}
