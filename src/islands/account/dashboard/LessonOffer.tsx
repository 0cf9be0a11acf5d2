import { lessonPlace } from '../../../domain/course/lessons.ts';
import { missingParts, type Progress } from '../../../domain/course/progress.ts';
import { quizHash, resumeHash, type ReadingLeft } from '../../../domain/course/reading-position.ts';
import { fill } from '../../../i18n/format.ts';
import { $inactiveReason } from '../../../stores/billing/subscription-rows.ts';
import { billingPage } from '../../billing/SubscriptionLink.tsx';
import { useShared } from '../../ui/hooks.ts';
import { leftOf, type Offer } from './lessons.ts';
import { ResumeFrame, type ResumeProps } from './ResumeFrame.tsx';

interface Props extends ResumeProps {
  readonly offer: Exclude<Offer, { readonly type: 'done' }>;
  readonly progress: Progress;
}

/** One lesson to begin or continue. */
export function LessonOffer(props: Props) {
  const { t, moduleNames, offer, progress } = props;
  const { next } = t.dashboard;
  const { lesson, type } = offer;
  const { moduleNumber, number } = lessonPlace(lesson.key);
  const place = { offer: next[type], module: moduleNames[moduleNumber - 1] ?? '', n: number };
  const left = leftOf(lesson, progress);
  const text = lessonText(props, left);
  return (
    <ResumeFrame
      {...props}
      picture={lesson.picture}
      kicker={fill(next.place, place)}
      title={lesson.title}
    >
      {type === 'locked' ? (
        <Locked {...props} />
      ) : (
        <>
          {text !== undefined && <p>{text}</p>}
          {type === 'resume' && <Segments left={left} />}
          <p className="part-links">
            <a className="btn btn-primary" href={`${lesson.href}${fragments[type] ?? ''}`}>
              {type === 'quiz'
                ? next.openQuiz
                : left.minutes === 0
                  ? next.openEnd
                  : fill(next.open[type], { n: left.minutes })}
            </a>
          </p>
        </>
      )}
    </ResumeFrame>
  );
}

/** Links to the plans and to the lesson's public part. After a subscription has ended, the notice has the plans. */
function Locked({ lang, t, links, offer: { lesson } }: Props) {
  const { next } = t.dashboard;
  const isNew = useShared($inactiveReason, { type: 'loading' }).type === 'never';
  return (
    <>
      {isNew && <p>{next.lockedText}</p>}
      <p className="part-links">
        {isNew && (
          <a className="btn btn-primary" href={links.pricing}>
            {next.plans}
          </a>
        )}
        <a className="btn" href={lesson.href}>
          {next.openLocked}
        </a>
        {isNew && (
          <a className="link" href={billingPage(lang)}>
            {t.badge.check}
          </a>
        )}
      </p>
    </>
  );
}

const fragments: Partial<Record<Offer['type'], string>> = {
  resume: `#${resumeHash}`,
  quiz: `#${quizHash}`,
};

function lessonText({ t, offer, progress }: Props, left: ReadingLeft): string | undefined {
  const { next } = t.dashboard;
  const { lesson, type } = offer;
  if (type === 'quiz') return next.quizText;
  if (type !== 'resume') return undefined;
  const { section, sections } = left;
  const text = fill(next.section, { section, sections });
  const needsQuiz = missingParts(progress, lesson.key).includes('quiz');
  return needsQuiz ? fill(next.andQuiz, { section: text }) : `${text}.`;
}

/** One segment for each section; the text beside it says the same. */
function Segments({ left: { section, sections } }: { readonly left: ReadingLeft }) {
  return (
    <span className="segments" aria-hidden="true">
      {Array.from({ length: sections }, (_, at) => (
        <i
          key={at}
          data-state={at + 1 < section ? 'read' : at + 1 === section ? 'here' : undefined}
        />
      ))}
    </span>
  );
}
