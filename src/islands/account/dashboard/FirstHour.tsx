import { answerMinutes } from '../../../domain/course/quiz/answer-time.ts';
import { quizHash } from '../../../domain/course/reading-position.ts';
import { fill } from '../../../i18n/format.ts';
import type { OfferedLessons } from './lessons.ts';
import { Part } from './Part.tsx';
import type { DashboardTexts } from './texts.ts';

interface Props extends Pick<OfferedLessons, 'published' | 'total'> {
  readonly t: DashboardTexts['hour'];
  /** Number of questions of a quiz. */
  readonly questions: number;
  readonly course: string;
}

/** A first hour for readers who have opened nothing. It begins with the free lesson. */
export function FirstHour({ t, published, total, questions, course }: Props) {
  const [free] = published;
  if (!free) return null;
  const steps = [
    { href: free.href, title: t.read, text: t.readText, minutes: free.minutes },
    {
      href: `${free.href}#${quizHash}`,
      title: t.quiz,
      text: fill(t.quizText, { n: questions }),
      minutes: answerMinutes(questions),
    },
    { href: course, title: t.plan, text: fill(t.planText, { n: total }) },
  ];
  return (
    <Part id="review" className="review-today" title={t.heading}>
      <ol className="hour">
        {steps.map(({ href, title, text, minutes }) => (
          <li key={title}>
            <a href={href}>{title}</a>
            {minutes !== undefined && <span>{fill(t.minutes, { n: minutes })}</span>}
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-2">{t.later}</p>
    </Part>
  );
}
