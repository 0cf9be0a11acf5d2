import { lessonMark } from '../../domain/course/progress.ts';
import { lessonKeys } from '../../domain/course/lessons.ts';
import { fill, href, plural, type Lang } from '../../i18n/index.ts';
import { refreshProgress, type ProgressState } from '../../stores/course/progress.ts';
import type { ProgressTexts } from './progress-texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: ProgressTexts['course'];
  readonly marks: ProgressTexts['marks'];
  readonly published: number;
  readonly state: ProgressState;
}

/**
 * One line above the lesson list: how many are finished and a legend of the marks, or why
 * progress is unavailable.
 */
export function CourseLine({ lang, t, marks, published, state }: Props) {
  switch (state.type) {
    case 'loading':
      return <p>{t.loading}</p>;
    case 'failed':
      return (
        <p role="status">
          {t.failed}{' '}
          <button type="button" className="link" onClick={() => void refreshProgress()}>
            {t.retry}
          </button>
        </p>
      );
    case 'known': {
      if (!state.kept) {
        return (
          <p>
            {t.notKept}{' '}
            <a className="link" href={href(lang, 'settings')}>
              {t.settings}
            </a>
          </p>
        );
      }
      const n = lessonKeys.filter((key) => lessonMark(state.lessons, key) === 'finished').length;
      return (
        <p className="course-line">
          {fill(plural(lang, n, t.known), { n, published })}
          {(['finished', 'opened'] as const).map((mark) => (
            <span key={mark}>
              <span className="lesson-mark" data-state={mark} /> {marks[mark]}
            </span>
          ))}
        </p>
      );
    }
  }
}
