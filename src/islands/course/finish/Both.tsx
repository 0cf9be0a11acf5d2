import type { LessonPart } from '../../../domain/course/progress.ts';
import { quizHash } from '../../../domain/course/reading-position.ts';
import { fill } from '../../../i18n/format.ts';
import type { ProgressTexts } from '../progress-texts.ts';

interface Props {
  readonly t: ProgressTexts['lesson'];
  readonly missing: readonly LessonPart[];
}

/** Status of reading and of quiz: a lesson is complete with both. */
export function Both({ t, missing }: Props) {
  const { states } = t;
  const read = !missing.includes('text');
  const passed = !missing.includes('quiz');
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
      {read && passed && <p className="mt-2 font-semibold">{t.complete}</p>}
      {read && !passed && (
        <p className="mt-2">
          {t.missing.quiz}{' '}
          <a className="link" href={`#${quizHash}`}>
            {t.takeQuiz}
          </a>
        </p>
      )}
      {passed && !read && <p className="mt-2">{t.missing.text}</p>}
    </>
  );
}
