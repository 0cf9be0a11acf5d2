/**
 * Progress marks of a lesson list: rendered into placeholders of the page (`data-lesson`), so
 * that nothing shifts and visitors download nothing.
 */
import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { isLessonKey } from '../../domain/course/lessons.ts';
import { lessonMark, type Progress } from '../../domain/course/progress.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $progress } from '../../stores/course/progress.ts';
import { accessTo } from '../../stores/course/access.ts';
import { $session } from '../../stores/auth/session.ts';
import { ErrorBoundary, type FailureTexts } from '../ui/ErrorBoundary.tsx';
import { useSession, useShared } from '../ui/hooks.ts';
import { CourseLine } from './CourseLine.tsx';
import { useProgressTexts, type ProgressTexts } from './progress-texts.ts';

interface Props {
  readonly lang: Lang;
  /** Number of published lessons, if the list has a summary line. */
  readonly published?: number;
  readonly failure: FailureTexts;
}

export default function ProgressMarks(props: Props) {
  return (
    <ErrorBoundary texts={props.failure} place="toast">
      <SignedInMarks {...props} />
    </ErrorBoundary>
  );
}

/** Renders nothing on the server and for visitors: the texts are fetched after sign-in. */
function SignedInMarks(props: Props) {
  useSession();
  const session = useShared($session, { type: 'loading' });
  if (session.type !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <Marks {...props} />
    </Suspense>
  );
}

const $access = accessTo('subscription');

/** Tells the style sheet of the page whether the lessons are the reader's. */
function useAccessMark(): void {
  const access = useShared($access, 'loading');
  useEffect(() => {
    if (access !== 'loading') document.documentElement.dataset['access'] = access;
    return () => {
      delete document.documentElement.dataset['access'];
    };
  }, [access]);
}

function Marks({ lang, published }: Props) {
  useAccessMark();
  const t = useProgressTexts(lang);
  const state = useShared($progress, { type: 'loading' });
  return (
    <>
      {published !== undefined && (
        <CourseLine lang={lang} t={t.course} marks={t.marks} published={published} state={state} />
      )}
      {state.type === 'known' && <Drawn t={t.marks} progress={state.lessons} />}
    </>
  );
}

interface DrawnProps {
  readonly t: ProgressTexts['marks'];
  readonly progress: Progress;
}

function Drawn({ t, progress }: DrawnProps) {
  return [...document.querySelectorAll<HTMLElement>('[data-lesson]')].map((place) => {
    const key = place.dataset['lesson'];
    const mark = isLessonKey(key) && lessonMark(progress, key);
    if (!mark) return null;
    return createPortal(
      <span className="lesson-mark" data-state={mark} title={t[mark]}>
        <span className="sr-only">{t[mark]}</span>
      </span>,
      place,
      key,
    );
  });
}
