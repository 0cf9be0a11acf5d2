/**
 * The course index of a signed-in reader: a summary, the lesson to continue with, and their states drawn into the
 * static map. The page reserves space for everything, so that nothing shifts, and visitors download nothing.
 */
import { Suspense, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { lessonKeys } from '../../../domain/course/lessons.ts';
import { publishedMinutes } from '../../../domain/course/published-lessons.ts';
import { stopViews, type StopState, type StopView } from '../../../domain/course/stop-state.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $session } from '../../../stores/auth/session.ts';
import { $progress } from '../../../stores/course/progress.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useSession, useShared } from '../../ui/hooks.ts';
import { useAccessMark } from '../access-mark.ts';
import { useOwnCourseTexts } from './own-course-texts.ts';
import { ResumeCard } from './ResumeCard.tsx';
import { drawStops } from './stops-on-page.ts';
import { wordsOf } from './stop-words.ts';
import { Summary } from './Summary.tsx';

interface Props {
  readonly lang: Lang;
  /** Words of the states, as in the key of the map. */
  readonly states: Readonly<Record<StopState, string>>;
  /** `{n} min`. */
  readonly minutes: string;
  readonly failure: FailureTexts;
}

/** Id of the place of the summary, beside the heading. */
const summaryPlace = 'course-summary';

const published = lessonKeys.filter((key) => publishedMinutes[key] !== undefined);

export default function OwnCourse(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <SignedInCourse {...props} />
    </ErrorBoundary>
  );
}

/** Renders nothing on the server and for visitors: the texts are fetched after sign-in. */
function SignedInCourse(props: Props) {
  useSession();
  const session = useShared($session, { type: 'loading' });
  if (session.type !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <Course {...props} />
    </Suspense>
  );
}

function Course({ lang, states, minutes }: Props) {
  const access = useAccessMark();
  const t = useOwnCourseTexts(lang);
  const progress = useShared($progress, { type: 'loading' });
  const views = useMemo(
    (): readonly StopView[] | undefined =>
      access === 'loading' || progress.type === 'loading'
        ? undefined
        : stopViews(
            published,
            progress.type === 'known' ? progress.lessons : {},
            // A failed check does not ask for payment: each lesson checks again.
            access === 'open' || access === 'unknown',
          ),
    [access, progress],
  );
  useEffect(() => {
    if (!views) return undefined;
    const lessons = progress.type === 'known' ? progress.lessons : {};
    return drawStops(views, (view) => wordsOf(view, lessons, { lang, states, minutes, t }));
  }, [views, progress, lang, states, minutes, t]);
  const place = document.getElementById(summaryPlace);
  return (
    <>
      {place &&
        createPortal(
          <Summary lang={lang} t={t.summary} progress={progress} views={views} />,
          place,
        )}
      <ResumeCard lang={lang} t={t} access={access} progress={progress} published={published} />
    </>
  );
}
