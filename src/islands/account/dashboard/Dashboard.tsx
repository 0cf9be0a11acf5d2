/** The user's dashboard: today's tasks, the lesson to resume, the review, the map, appointments. */
import type { planNames } from '../../../i18n/fr/billing/plan-names.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { AppointmentsCard } from './AppointmentsCard.tsx';
import { CourseMap } from './CourseMap.tsx';
import { FirstHour } from './FirstHour.tsx';
import { Head } from './Head.tsx';
import { KeepCard } from './KeepCard.tsx';
import type { OfferedLessons } from './lessons.ts';
import type { StateWords } from './LessonStop.tsx';
import { MembersOnly } from '../MembersOnly.tsx';
import { Resume } from './Resume.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { SignalsCard } from './SignalsCard.tsx';
import type { MemberTexts } from './texts.ts';

interface Props extends OfferedLessons {
  readonly lang: Lang;
  readonly t: MemberTexts;
  readonly planNames: typeof planNames;
  /** The word for each state of a lesson. */
  readonly words: StateWords;
  /** Number of questions of a quiz. */
  readonly questions: number;
  readonly signalsOpen: boolean;
  readonly links: {
    readonly pricing: string;
    readonly signals: string;
    readonly course: string;
    readonly appointment: string;
  };
  readonly failure: FailureTexts;
}

export default function Dashboard(props: Props) {
  const { lang, t, planNames, published, links, failure } = props;
  return (
    <ErrorBoundary texts={failure}>
      <Head lang={lang} t={t} planNames={planNames} published={published} pricing={links.pricing} />
      <MembersOnly
        t={t.membersOnly}
        signedOut={t.dashboard.signedOut}
        waiting={<Parts {...props} />}
      >
        {() => <Parts {...props} />}
      </MembersOnly>
    </ErrorBoundary>
  );
}

/** Each part loads and fails on its own, so the page renders before any data is there. */
function Parts(props: Props) {
  const { lang, t, published, total, moduleNames, links, failure } = props;
  const { dashboard, membersOnly: slow } = t;
  const lessons = { published, total, moduleNames };
  return (
    <>
      <div className="dashboard-now">
        <ErrorBoundary texts={failure}>
          <Resume lang={lang} t={t} slow={slow} links={links} {...lessons} />
        </ErrorBoundary>
        <ErrorBoundary texts={failure}>
          <ReviewCard
            lang={lang}
            t={dashboard}
            slow={slow}
            published={published}
            firstHour={
              <FirstHour
                t={dashboard.hour}
                questions={props.questions}
                course={links.course}
                {...lessons}
              />
            }
          />
        </ErrorBoundary>
      </div>
      <ErrorBoundary texts={failure}>
        <CourseMap
          lang={lang}
          t={dashboard.map}
          words={props.words}
          retry={dashboard}
          course={links.course}
          {...lessons}
        />
      </ErrorBoundary>
      <div className="dashboard-rest">
        <ErrorBoundary texts={failure}>
          <KeepCard lang={lang} t={dashboard} slow={slow} published={published} />
        </ErrorBoundary>
        <SignalsCard
          lang={lang}
          t={dashboard.signals}
          slow={slow}
          failure={failure}
          signals={links.signals}
          open={props.signalsOpen}
        />
        <ErrorBoundary texts={failure}>
          <AppointmentsCard
            lang={lang}
            t={dashboard.appointments}
            slow={slow}
            retry={dashboard}
            page={links.appointment}
          />
        </ErrorBoundary>
      </div>
    </>
  );
}
