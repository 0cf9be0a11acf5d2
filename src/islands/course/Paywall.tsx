/** The place of a lesson's body: paywall, loading, or the lesson itself. */
import type { StoreValue } from 'nanostores';
import { useEffect, useMemo } from 'react';
import { accessTo } from '../../stores/course/access.ts';
import { rememberLesson } from '../../stores/checkout/confirmation.ts';
import { $lesson, openSealedLesson, wipeLesson } from '../../stores/course/lesson.ts';
import { memberIdOf } from '../../stores/auth/member-id.ts';
import { $session, retrySession } from '../../stores/auth/session.ts';
import { $inactiveReason } from '../../stores/billing/subscription-rows.ts';
import { refreshSubscription } from '../../stores/billing/subscription.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useSession, useShared } from '../ui/hooks.ts';
import { LoadingCard } from '../ui/LoadingCard.tsx';
import { Failure } from './Failure.tsx';
import { LapsedCard } from './LapsedCard.tsx';
import { OnHoldCard } from './OnHoldCard.tsx';
import { PaywallCard } from './PaywallCard.tsx';
import type { PaywallProps } from './paywall-props.ts';
import { LessonText } from './LessonText.tsx';

export default function Paywall(props: PaywallProps) {
  return (
    <ErrorBoundary texts={props.failure}>
      <LessonContent {...props} />
    </ErrorBoundary>
  );
}

/** The status is there before the lesson: a region mounted together with its text is not announced. */
function LessonContent(props: PaywallProps) {
  const { requirement, t } = props;
  useSession();
  const $access = useMemo(() => accessTo(requirement), [requirement]);
  const access = useShared($access, 'loading');
  const lesson = useShared($lesson, { type: 'closed' });
  return (
    <>
      <p className="sr-only" role="status">
        {access === 'open' && lesson.type === 'open' && t.opened}
      </p>
      <LessonOrPaywall {...props} access={access} lesson={lesson} />
    </>
  );
}

interface ContentProps extends PaywallProps {
  readonly access: StoreValue<ReturnType<typeof accessTo>>;
  readonly lesson: StoreValue<typeof $lesson>;
}

function LessonOrPaywall({ access, lesson, ...props }: ContentProps) {
  const { id, t } = props;
  const reader = memberIdOf(useShared($session, { type: 'loading' }));

  useEffect(() => {
    if (access === 'open') void openSealedLesson(id);
    else if (access !== 'loading') wipeLesson();
    if (access === 'subscribe') rememberLesson(id.lesson);
  }, [access, id, reader]);

  if (access === 'loading') return <PendingPaywall {...props} />;
  if (access === 'unknown') {
    return <Failure text={t.errors.access} action={t.retry} onAction={checkAgain} />;
  }
  if (access === 'subscribe') return <NoSubscription {...props} />;
  if (access !== 'open') return <PaywallCard {...props} access={access} />;

  switch (lesson.type) {
    case 'open':
      return (
        <LessonText
          body={lesson.body}
          id={id}
          lang={props.lang}
          minutes={props.minutes}
          next={props.next}
          failure={props.failure}
        />
      );
    case 'failed':
      return lesson.error === 'network' || lesson.error === 'unavailable' ? (
        <Failure
          text={t.errors[lesson.error]}
          action={t.retry}
          onAction={() => void openSealedLesson(id)}
        />
      ) : (
        <Failure
          text={t.errors[lesson.error]}
          action={t.reload}
          onAction={() => location.reload()}
        />
      );
    default:
      return <LoadingCard text={t.opening} t={t} />;
  }
}

/** Signed in without access; the card says so if a subscription has ended or is on hold. */
function NoSubscription(props: PaywallProps) {
  const reason = useShared($inactiveReason, { type: 'loading' });
  if (reason.type === 'loading') return <LoadingCard text={props.t.checking} t={props.t} />;
  if (reason.type === 'ended') return <LapsedCard {...props} {...reason} />;
  if (reason.type !== 'never') return <OnHoldCard {...props} />;
  return <PaywallCard {...props} access="subscribe" />;
}

/**
 * Before session and subscription are known: the paywall for a browser without a session, a
 * skeleton for one with.
 */
function PendingPaywall(props: PaywallProps) {
  return (
    <>
      <div className="signed-out-only">
        <PaywallCard {...props} access="sign-in" />
      </div>
      <div className="signed-in-only">
        <LoadingCard text={props.t.checking} t={props.t} />
      </div>
    </>
  );
}

function checkAgain(): void {
  void retrySession().then(refreshSubscription);
}
