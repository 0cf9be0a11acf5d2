import type { ReactNode } from 'react';
import { plans } from '../../../domain/billing/plans.ts';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { NextLesson } from '../../../domain/course/next-lesson.ts';
import { missingParts, type Progress } from '../../../domain/course/progress.ts';
import { publishedMinutes } from '../../../domain/course/published-lessons.ts';
import { quizHash, readingLeft, resumeHash } from '../../../domain/course/reading-position.ts';
import { fill, formatPrice } from '../../../i18n/format.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import type { OwnCourseTexts } from './own-course-texts.ts';
import { stopOnPage } from './stops-on-page.ts';

interface Props {
  readonly lang: Lang;
  readonly t: OwnCourseTexts;
  readonly type: Exclude<NextLesson<unknown>['type'], 'done'>;
  readonly lesson: LessonKey;
  readonly progress: Progress;
  /** A second link. */
  readonly children: ReactNode;
}

/** The lesson to continue with: its picture, the section reached, and one button. */
export function LessonOffer({ lang, t, type, lesson, progress, children }: Props) {
  const { title, module, href: address, picture } = stopOnPage(lesson);
  const { reached = 0 } = progress[lesson] ?? {};
  const left = type === 'resume' && reached > 0 ? readingLeft(lesson, reached) : undefined;
  const hash = type === 'quiz' ? `#${quizHash}` : left ? `#${resumeHash}` : '';
  return (
    <section className="course-card" aria-labelledby="course-next">
      <img
        className="drawn"
        src={type === 'locked' ? `${picture}#plan` : picture}
        width={400}
        height={250}
        alt=""
      />
      <div>
        <p className="text-sm">
          {t.kicks[type]} · {module}
        </p>
        <h2 id="course-next">{title}</h2>
        <p>{placeOf()}</p>
        {left && (
          <span className="course-steps" aria-hidden="true">
            {Array.from({ length: left.sections }, (_, index) => (
              <i
                key={index}
                data-state={
                  index + 1 < left.section ? 'read' : index + 1 === left.section ? 'here' : 'ahead'
                }
              />
            ))}
          </span>
        )}
        <p className="course-actions">
          <a
            className="btn btn-primary"
            href={type === 'locked' ? href(lang, 'pricing') : address + hash}
          >
            {t.actions[type]}
          </a>
          {children}
        </p>
      </div>
    </section>
  );

  function placeOf(): string {
    if (type === 'quiz') return t.quiz;
    if (type === 'locked') {
      return fill(t.locked, { price: formatPrice(lang, plans.formation.amount) });
    }
    if (!left) return fill(t.whole, { minutes: publishedMinutes[lesson] ?? 0 });
    return fill(missingParts(progress, lesson).includes('quiz') ? t.place : t.placeOnly, {
      ...left,
    });
  }
}
