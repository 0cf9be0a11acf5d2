import { useEffect } from 'react';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import { isComplete, lessonMark } from '../../../domain/course/progress.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import { $progress, markOpened, refreshProgress } from '../../../stores/course/progress.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useShared } from '../../ui/hooks.ts';
import { useProgressTexts, type ProgressTexts } from '../progress-texts.ts';
import styles from './finish.css?url';
import { Ring } from './Ring.tsx';
import { GoOn } from './GoOn.tsx';
import type { NextLesson } from './next-lesson.ts';
import { Both } from './Both.tsx';

interface Props {
  readonly lang: Lang;
  readonly lesson: LessonKey;
  /** The published lesson after this one; absent after the last. */
  readonly next: NextLesson | undefined;
}

/** The end of an open lesson: marks it as finished and leads to the next one. Records that it was opened. */
export default function FinishLesson({ lang, lesson, next }: Props) {
  const t = useProgressTexts(lang).lesson;
  const progress = useShared($progress, { type: 'loading' });
  const known = progress.type === 'known';
  const mark = known ? lessonMark(progress.lessons, lesson) : undefined;
  const isUnrecorded = known && progress.kept && !mark;
  useEffect(() => {
    if (isUnrecorded) void markOpened(lesson);
  }, [isUnrecorded, lesson]);
  const isMarked = progress.type === 'loading' || (known && progress.kept);
  const finished = mark === 'finished';

  return (
    <section className="finish" aria-labelledby="finish-title">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="finish-head">
        {isMarked && <Ring t={t} progress={known ? progress.lessons : {}} />}
        <div>
          <h2 id="finish-title">{t.heading}</h2>
          {isMarked && (
            <p className="finish-text" role="status">
              {finished ? (
                <>
                  <strong className="text-up">
                    <span aria-hidden="true">✓ </span>
                    {t.finished}
                  </strong>{' '}
                  {t.finishedText}
                </>
              ) : (
                t.text
              )}
            </p>
          )}
          {progress.type === 'failed' && <ProgressError t={t} />}
          {known && !progress.kept && (
            <p className="finish-text">
              {t.notKept}{' '}
              <a className="link" href={href(lang, 'settings')}>
                {t.settings}
              </a>
            </p>
          )}
          {known && progress.kept && (
            <Both
              t={t}
              read={finished}
              passed={progress.passed.includes(lesson)}
              complete={isComplete(progress.lessons, progress.passed, lesson)}
            />
          )}
        </div>
      </div>
      <GoOn
        t={t}
        lang={lang}
        lesson={lesson}
        next={next}
        finished={finished}
        marks={isMarked}
        ready={known}
      />
    </section>
  );
}

/** The button disappears on success and hands the focus to the page. */
function ProgressError({ t }: { readonly t: ProgressTexts['lesson'] }) {
  const onRetry = async (): Promise<void> => {
    const { type } = await refreshProgress();
    if (type !== 'failed') document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="mt-4">
      <Alert>{t.unread}</Alert>
      <p className="mt-4">
        <button type="button" className="btn" onClick={() => void onRetry()}>
          {t.retry}
        </button>
      </p>
    </div>
  );
}
