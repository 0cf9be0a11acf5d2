import { useEffect } from 'react';
import type { LessonKey } from '../../domain/course/lessons.ts';
import { isComplete, lessonMark } from '../../domain/course/progress.ts';
import { fill, href, type Lang } from '../../i18n/index.ts';
import {
  $progress,
  $progressChange,
  markOpened,
  refreshProgress,
  setFinished,
} from '../../stores/course/progress.ts';
import { Alert } from '../ui/Alert.tsx';
import { useShared } from '../ui/hooks.ts';
import { useProgressTexts, type ProgressTexts } from './progress-texts.ts';

interface Props {
  readonly lang: Lang;
  readonly lesson: LessonKey;
}

/** The end of an open lesson: records that it was opened, and marks it as finished. */
export default function FinishLesson({ lang, lesson }: Props) {
  const t = useProgressTexts(lang).lesson;
  const progress = useShared($progress, { type: 'loading' });
  const known = progress.type === 'known';
  const mark = known ? lessonMark(progress.lessons, lesson) : undefined;
  const isUnrecorded = known && progress.kept && !mark;
  useEffect(() => {
    if (isUnrecorded) void markOpened(lesson);
  }, [isUnrecorded, lesson]);

  return (
    <section className="card finish" aria-labelledby="finish-title">
      <h2 id="finish-title">{t.heading}</h2>
      {progress.type === 'failed' && <ProgressError t={t} />}
      {known && !progress.kept && (
        <p className="mt-2 text-ink-2">
          {t.notKept}{' '}
          <a className="link" href={href(lang, 'settings')}>
            {t.settings}
          </a>
        </p>
      )}
      {(progress.type === 'loading' || (known && progress.kept)) && (
        <FinishButton
          t={t}
          lesson={lesson}
          finished={mark === 'finished'}
          ready={known}
          dashboard={href(lang, 'dashboard')}
        />
      )}
      {known && progress.kept && (
        <Both
          t={t}
          read={mark === 'finished'}
          passed={progress.passed.includes(lesson)}
          complete={isComplete(progress.lessons, progress.passed, lesson)}
        />
      )}
    </section>
  );
}

interface BothProps {
  readonly t: ProgressTexts['lesson'];
  readonly read: boolean;
  readonly passed: boolean;
  readonly complete: boolean;
}

/** Reading and quiz, each on its own: a lesson is complete with both. */
function Both({ t, read, passed, complete }: BothProps) {
  const { states } = t;
  return (
    <>
      <ul className="finish-states">
        <li data-done={read ? '' : undefined}>
          {fill(t.read, { state: read ? states.read : states.unread })}
        </li>
        <li data-done={passed ? '' : undefined}>
          {fill(t.quiz, { state: passed ? states.passed : states.notPassed })}
        </li>
      </ul>
      {complete && <p className="mt-2 font-semibold">{t.complete}</p>}
    </>
  );
}

interface MarkProps {
  readonly t: ProgressTexts['lesson'];
  readonly lesson: LessonKey;
  readonly finished: boolean;
  /** False until the stored progress is loaded. */
  readonly ready: boolean;
  readonly dashboard: string;
}

/** One button for both directions, so that it keeps the focus. */
function FinishButton({ t, lesson, finished, ready, dashboard }: MarkProps) {
  const change = useShared($progressChange, { type: 'none' });
  return (
    <>
      <p className="mt-2 text-ink-2" role="status">
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
      {change.type === 'failed' && change.lesson === lesson && (
        <div className="mt-4">
          <Alert>{t.failed}</Alert>
        </div>
      )}
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="button"
          className={finished ? 'btn' : 'btn btn-primary'}
          aria-disabled={ready ? undefined : true}
          onClick={() => {
            if (ready) void setFinished(lesson, !finished);
          }}
        >
          {finished ? t.takeBack : t.finish}
        </button>
        {finished && (
          <a className="link" href={dashboard}>
            {t.dashboard}
          </a>
        )}
      </p>
    </>
  );
}

/** The button disappears on success and hands the focus to the page. */
function ProgressError({ t }: Pick<MarkProps, 't'>) {
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
