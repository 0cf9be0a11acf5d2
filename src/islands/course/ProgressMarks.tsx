/**
 * Progress marks of a lesson list: rendered into placeholders of the page (`data-lesson`), so
 * that nothing shifts and visitors download nothing.
 */
import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { isLessonKey } from '../../domain/course/lessons.ts';
import { changedSince, lessonState, type Progress } from '../../domain/course/progress.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $progress } from '../../stores/course/progress.ts';
import { $session } from '../../stores/auth/session.ts';
import { ErrorBoundary, type FailureTexts } from '../ui/ErrorBoundary.tsx';
import { useSession, useShared } from '../ui/hooks.ts';
import { useAccessMark } from './access-mark.ts';
import { LessonMark } from './map/LessonMark.tsx';
import { useProgressTexts, type ProgressTexts } from './progress-texts.ts';

interface Props {
  readonly lang: Lang;
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

function Marks({ lang }: Props) {
  useAccessMark();
  const t = useProgressTexts(lang);
  const state = useShared($progress, { type: 'loading' });
  return state.type === 'known' && <Drawn lang={lang} t={t} progress={state.lessons} />;
}

interface DrawnProps {
  readonly lang: Lang;
  readonly t: ProgressTexts;
  readonly progress: Progress;
}

function Drawn({ lang, t, progress }: DrawnProps) {
  return [...document.querySelectorAll<HTMLElement>('[data-lesson]')].map((place) => {
    const key = place.dataset['lesson'];
    if (!isLessonKey(key)) return null;
    const state = lessonState(progress, key);
    if (state === 'unopened') return null;
    const changed = changedSince(progress, key);
    const label =
      changed === undefined
        ? t.marks[state]
        : `${t.marks[state]}. ${fill(t.changed, { date: formatDate(lang, new Date(changed)) })}`;
    return createPortal(
      <LessonMark state={state} label={label} isChanged={changed !== undefined} />,
      place,
      key,
    );
  });
}
