import { lazy, Suspense, useState } from 'react';
import type { LessonBody, SealId } from '../../domain/course/encryption.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { NextLesson } from './finish/next-lesson.ts';
import { ErrorBoundary, type FailureTexts } from '../ui/ErrorBoundary.tsx';

const Resume = lazy(() => import('./reading/Resume.tsx'));
const ReadingNav = lazy(() => import('./reading/ReadingNav.tsx'));
const Activities = lazy(() => import('./activities/Activities.tsx'));
const Notes = lazy(() => import('./notes/Notes.tsx'));
const Quiz = lazy(() => import('./Quiz.tsx'));
const FinishLesson = lazy(() => import('./finish/FinishLesson.tsx'));

interface Props {
  readonly body: LessonBody;
  readonly id: SealId;
  /** Language of the page; the lesson's may differ. */
  readonly lang: Lang;
  /** Reading time. */
  readonly minutes: number;
  /** The published lesson after this one; absent after the last. */
  readonly next: NextLesson | undefined;
  readonly failure: FailureTexts;
}

/** A decrypted lesson. Its HTML comes from our own build and is authenticated by its encryption. */
export function LessonText({ body, id, lang, minutes, next, failure }: Props) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <>
      {root && (
        <Suspense fallback={null}>
          <ReadingNav lang={lang} root={root} minutes={minutes} />
          <Resume lang={lang} lesson={id.lesson} root={root} />
        </Suspense>
      )}
      <div ref={setRoot} className="prose mt-8" dangerouslySetInnerHTML={{ __html: body.html }} />
      {root && (
        <Suspense fallback={null}>
          <Activities root={root} lesson={id.lesson} lang={id.lang} failure={failure} />
        </Suspense>
      )}
      {root && (
        <ErrorBoundary texts={failure}>
          <Suspense fallback={null}>
            <Notes lang={lang} textLang={id.lang} lesson={id.lesson} root={root} />
          </Suspense>
        </ErrorBoundary>
      )}
      <ErrorBoundary texts={failure}>
        <Suspense fallback={null}>
          <Quiz id={id} lang={lang} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary texts={failure}>
        <Suspense fallback={null}>
          <FinishLesson lang={lang} lesson={id.lesson} next={next} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
