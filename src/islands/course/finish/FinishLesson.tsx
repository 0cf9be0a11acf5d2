import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import { changedSince, missingParts } from '../../../domain/course/progress.ts';
import { fill, formatDate, href, type Lang } from '../../../i18n/index.ts';
import {
  $progress,
  markOpened,
  refreshProgress,
  setRead,
} from '../../../stores/course/progress.ts';
import { Alert } from '../../ui/Alert.tsx';
import { passFocus, useShared } from '../../ui/hooks.ts';
import { useProgressTexts, type ProgressTexts } from '../progress-texts.ts';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
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

/** The end of an open lesson: marks it as read and leads to the next one. Records that it was opened. */
export default function FinishLesson({ lang, lesson, next }: Props) {
  const { changed, lesson: t } = useProgressTexts(lang);
  const progress = useShared($progress, { type: 'loading' });
  const known = progress.type === 'known';
  const mine = known ? progress.lessons[lesson] : undefined;
  const isKept = known && progress.kept;
  useEffect(() => {
    if (isKept) void markOpened(lesson);
  }, [isKept, lesson]);
  const isMarked = progress.type === 'loading' || isKept;
  const reworked = isKept ? changedSince(progress.lessons, lesson) : undefined;
  const read = (mine?.readAt ?? null) !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  // The new version was marked as read just now: the status says so.
  const [isAgain, setAgain] = useState(false);
  const onReadAgain = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    setAgain(true);
    void setRead(lesson, true);
    passFocus(currentTarget, () => heading.current?.focus());
  };

  return (
    <section className="finish" aria-labelledby="finish-title">
      <StyleSheet href={styles} />
      <div className="finish-head">
        {isMarked && <Ring t={t} progress={known ? progress.lessons : {}} />}
        <div>
          <h2 id="finish-title" ref={heading} tabIndex={-1}>
            {t.heading}
          </h2>
          {isMarked && (
            <p className="finish-text" role="status">
              {read ? (
                <strong className="text-up">
                  <span aria-hidden="true">✓ </span>
                  {isAgain ? t.isReadAgain : t.isRead}
                </strong>
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
          {isKept && <Both t={t} missing={missingParts(progress.lessons, lesson)} />}
          {reworked !== undefined && (
            <p className="mt-2">
              {fill(changed, { date: formatDate(lang, new Date(reworked)) })}{' '}
              <button type="button" className="link" onClick={onReadAgain}>
                {t.readAgain}
              </button>
            </p>
          )}
        </div>
      </div>
      <GoOn
        t={t}
        lang={lang}
        lesson={lesson}
        next={next}
        read={read}
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
