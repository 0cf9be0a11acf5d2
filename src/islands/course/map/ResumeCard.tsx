import type { LessonKey } from '../../../domain/course/lessons.ts';
import { nextLesson } from '../../../domain/course/next-lesson.ts';
import type { Access } from '../../../domain/shared/access.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import { refreshSubscription } from '../../../stores/billing/subscription.ts';
import { refreshProgress, type ProgressState } from '../../../stores/course/progress.ts';
import { leaveFocus } from '../../ui/hooks.ts';
import { LapsedOffer } from './LapsedOffer.tsx';
import { LessonOffer } from './LessonOffer.tsx';
import type { OwnCourseTexts } from './own-course-texts.ts';
import { ReviewLink } from './ReviewLink.tsx';

interface Props {
  readonly lang: Lang;
  readonly t: OwnCourseTexts;
  readonly access: Access | 'loading';
  readonly progress: ProgressState;
  readonly published: readonly LessonKey[];
}

/** What to continue with: a lesson, its quiz or a plan; or why that is unknown. */
export function ResumeCard({ lang, t, access, progress, published }: Props) {
  if (access === 'loading' || progress.type === 'loading') return null;
  if (access === 'unknown') {
    return <Failed text={t.failed.access} t={t} onRetry={() => void refreshSubscription()} />;
  }
  if (progress.type === 'failed') {
    return <Failed text={t.failed.progress} t={t} onRetry={() => void refreshProgress()} />;
  }
  if (!progress.kept) {
    return (
      <section className="course-card course-card-text">
        <h2>{t.notKept.title}</h2>
        <p>{t.notKept.text}</p>
        <p className="course-actions">
          <a className="btn" href={href(lang, 'settings')}>
            {t.notKept.settings}
          </a>
        </p>
      </section>
    );
  }
  const { lessons } = progress;
  const review = Object.values(lessons).some(({ passed }) => passed) && (
    <ReviewLink lang={lang} t={t.review} />
  );
  const offer = nextLesson(
    published.map((key) => ({ key })),
    lessons,
    access === 'open',
  );
  if (offer.type === 'done') {
    return (
      <section className="course-card course-card-text">
        <h2>{t.done.title}</h2>
        <p>{t.done.text}</p>
        <p className="course-actions">
          <a className="btn btn-primary" href={href(lang, 'certificate')}>
            {t.done.certificate}
          </a>
          {review}
        </p>
      </section>
    );
  }
  const { type, lesson } = offer;
  const card = (
    <LessonOffer lang={lang} t={t} type={type} lesson={lesson.key} progress={lessons}>
      {review}
    </LessonOffer>
  );
  return access === 'open' ? (
    card
  ) : (
    <LapsedOffer lang={lang} t={t} progress={lessons} published={published}>
      {card}
    </LapsedOffer>
  );
}

interface FailedProps {
  readonly text: string;
  readonly t: OwnCourseTexts;
  readonly onRetry: () => void;
}

function Failed({ text, t, onRetry }: FailedProps) {
  return (
    <section className="course-card course-card-text" role="status">
      <p>{text}</p>
      <p className="course-actions">
        <button
          type="button"
          className="btn"
          onClick={({ currentTarget }) => {
            leaveFocus(currentTarget.closest('section'));
            onRetry();
          }}
        >
          {t.failed.retry}
        </button>
      </p>
    </section>
  );
}
