import type { LessonKey } from '../../../domain/course/lessons.ts';
import { nextLesson, type NextLesson as Offer } from '../../../domain/course/progress.ts';
import type { members } from '../../../i18n/fr/account/members.ts';
import { fill } from '../../../i18n/format.ts';
import { $progress, refreshProgress } from '../../../stores/course/progress.ts';
import { $subscription } from '../../../stores/billing/subscription.ts';
import { useShared } from '../../ui/hooks.ts';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import { FailedCard, LoadingCard } from './Panel.tsx';

interface OfferedLesson {
  readonly key: LessonKey;
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly number: number;
  readonly minutes: number;
  /** Address of its drawn picture. */
  readonly picture: string;
}

export interface OfferedLessons {
  /** The published lessons, in teaching order. */
  readonly published: readonly OfferedLesson[];
  /** Total number of planned lessons. */
  readonly total: number;
  /** How many of them are published, in words; empty once all are. */
  readonly announced: string;
  /** Names of the modules, in teaching order. */
  readonly moduleNames: readonly string[];
}

interface Props extends Pick<OfferedLessons, 'published' | 'total'> {
  readonly t: typeof members.dashboard;
  readonly slow: SlowTexts;
  readonly links: { readonly pricing: string; readonly course: string };
}

/** The lesson to continue with, and the published ones after it. */
export function NextLesson(props: Props) {
  const { t, slow, published, links } = props;
  const subscription = useShared($subscription, { type: 'loading' });
  const progress = useShared($progress, { type: 'loading' });
  if (progress.type === 'loading' || subscription.type === 'loading') {
    return (
      <LoadingCard
        title={t.next.heading}
        text={t.next.loading}
        slow={slow}
        lines={6}
        className="min-h-[370px]"
      />
    );
  }
  if (progress.type === 'failed') {
    return (
      <FailedCard
        title={t.next.heading}
        text={t.progress.failed}
        retry={t.progress.retry}
        busy={t.progress.loading}
        onRetry={async () => (await refreshProgress()).type !== 'failed'}
      >
        <a className="link" href={links.course}>
          {t.progress.programme}
        </a>
      </FailedCard>
    );
  }
  // A failed check does not ask for payment: the lesson itself checks again.
  const subscribed = subscription.type !== 'none';
  const offer = nextLesson(published, progress.lessons, subscribed);
  return offer.type === 'done' ? (
    <Done {...props} />
  ) : (
    <Lesson {...props} offer={offer} subscribed={subscribed} />
  );
}

interface LessonProps extends Props {
  readonly offer: Exclude<Offer<OfferedLesson>, { readonly type: 'done' }>;
  readonly subscribed: boolean;
}

function Lesson({ t, total, links, offer, subscribed }: LessonProps) {
  const { lesson, then, type } = offer;
  return (
    <section className="card panel">
      <img
        className="drawn resume-picture"
        src={lesson.picture}
        width={240}
        height={150}
        alt=""
        loading="lazy"
      />
      <h2>{fill(t.next[type], { title: lesson.title })}</h2>
      <p className="numbers text-sm text-ink-2">
        {fill(t.next.place, { n: lesson.number, total })} ·{' '}
        {fill(t.next.minutes, { n: lesson.minutes })}
      </p>
      <p className="mt-3">{lesson.text}</p>
      {type === 'locked' && <p className="mt-3 text-ink-2">{t.next.lockedText}</p>}
      <p className="mt-5 flex flex-wrap gap-3">
        {type === 'locked' && (
          <a className="btn btn-primary" href={links.pricing}>
            {t.next.plans}
          </a>
        )}
        <a className={type === 'locked' ? 'btn' : 'btn btn-primary'} href={lesson.href}>
          {type === 'resume' ? t.next.resumeOpen : t.next.open}
        </a>
      </p>
      {then.length > 0 && (
        <>
          <h3 className="mt-8">{subscribed ? t.next.then : t.next.thenLocked}</h3>
          <ol className="offers">
            {then.map(({ href, title, number, minutes }) => (
              <li key={href}>
                <span aria-hidden="true">{number}</span>
                <a href={href}>{title}</a>
                <span>{fill(t.next.minutes, { n: minutes })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Done({ t, links }: Props) {
  return (
    <section className="card panel">
      <h2>{t.next.done}</h2>
      <p className="text-ink-2">{t.next.doneText}</p>
      <p className="mt-5">
        <a className="btn" href={links.course}>
          {t.next.again}
        </a>
      </p>
    </section>
  );
}
