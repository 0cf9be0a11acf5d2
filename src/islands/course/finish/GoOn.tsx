import { useMemo } from 'react';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import { accessTo } from '../../../stores/course/access.ts';
import { $progressChange, setRead } from '../../../stores/course/progress.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useShared } from '../../ui/hooks.ts';
import type { ProgressTexts } from '../progress-texts.ts';
import type { NextLesson } from './next-lesson.ts';

interface Props {
  readonly t: ProgressTexts['lesson'];
  readonly lang: Lang;
  readonly lesson: LessonKey;
  readonly next: NextLesson | undefined;
  readonly read: boolean;
  /** Whether the lesson can be marked as read: progress is stored and has not failed to load. */
  readonly marks: boolean;
  /** False until the stored progress is loaded. */
  readonly ready: boolean;
}

/** The next lesson with the button that leads to it, and a small one that only marks this lesson. */
export function GoOn({ t, lang, lesson, next, read, marks, ready }: Props) {
  const change = useShared($progressChange, { type: 'none' });
  // Read only once saved, so that the pressed button stays and keeps the focus if saving fails.
  const isRead = read && !(change.type === 'saving' && change.lesson === lesson);
  const readAndGo = async (): Promise<void> => {
    await setRead(lesson, true);
    if (next && $progressChange.get().type === 'none') location.assign(next.href);
  };
  return (
    <>
      {next && <NextCard t={t} next={next} />}
      {change.type === 'failed' && change.lesson === lesson && (
        <div className="mt-4">
          <Alert>{t.failed}</Alert>
        </div>
      )}
      <p className="finish-actions">
        {next && marks && !isRead ? (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={ready ? undefined : true}
            onClick={() => {
              if (ready) void readAndGo();
            }}
          >
            {t.readAndGoOn} <span aria-hidden="true">→</span>
          </button>
        ) : (
          <a className="btn btn-primary" href={next?.href ?? href(lang, 'dashboard')}>
            {next ? t.next : t.dashboard} <span aria-hidden="true">→</span>
          </a>
        )}
        {marks && (
          <button
            type="button"
            className="link"
            aria-disabled={ready ? undefined : true}
            onClick={() => {
              if (ready) void setRead(lesson, !read);
            }}
          >
            {read ? t.takeBack : t.markRead}
          </button>
        )}
      </p>
    </>
  );
}

/** Picture and title of the next lesson; its requirement, if the reader's plan does not open it. */
function NextCard({ t, next }: { readonly t: Props['t']; readonly next: NextLesson }) {
  const $access = useMemo(() => accessTo('subscription'), []);
  const access = useShared($access, 'loading');
  return (
    <div className="finish-next">
      <img src={next.picture} width="160" height="100" alt="" className="drawn" loading="lazy" />
      <p>
        <span className="finish-facts">{next.facts}</span>
        <a href={next.href}>{next.title}</a>
        {access === 'subscribe' && <span className="finish-facts">{t.needsPlan}</span>}
      </p>
    </div>
  );
}
