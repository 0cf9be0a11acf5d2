import { lessonKeys, modules } from '../../../domain/course/lessons.ts';
import { lessonState, type Progress } from '../../../domain/course/progress.ts';
import { stopViews, type StopState } from '../../../domain/course/stop-state.ts';
import { fill, plural } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { accessTo } from '../../../stores/course/access.ts';
import { $progress, refreshProgress } from '../../../stores/course/progress.ts';
import { useOnline, useShared } from '../../ui/hooks.ts';
import { LessonMark } from '../../course/map/LessonMark.tsx';
import { LessonStop, type StateWords } from './LessonStop.tsx';
import { useOffer, type OfferedLessons } from './lessons.ts';
import { Part, useRetry, type RetryTexts } from './Part.tsx';
import type { DashboardTexts } from './texts.ts';

interface Props extends OfferedLessons {
  readonly lang: Lang;
  readonly t: DashboardTexts['map'];
  readonly words: StateWords;
  readonly retry: RetryTexts;
  readonly course: string;
}

const $access = accessTo('subscription');

/** Every lesson, by module, as a small picture. States are added once known, without a layout shift. */
export function CourseMap(props: Props) {
  const { t, words, published, total, moduleNames, course } = props;
  const state = useShared($progress, { type: 'loading' });
  const access = useShared($access, 'loading');
  const offer = useOffer(published);
  const here = offer.type === 'known' && offer.offer.type !== 'done' && offer.offer.lesson.key;
  const progress = state.type === 'known' ? state.lessons : undefined;
  const keys = published.map(({ key }) => key);
  // Which lessons are open is unknown while the subscription is loading or could not be read.
  const isKnown = progress && access !== 'loading' && access !== 'unknown';
  const views = isKnown ? stopViews(keys, progress, access === 'open') : [];
  const states: readonly StopState[] = [
    ...(['complete', 'read', 'started', 'unopened'] as const),
    ...(views.some(({ isOpen }) => !isOpen) ? (['locked'] as const) : []),
    ...(published.length < total ? (['planned'] as const) : []),
  ];
  return (
    <Part
      title={t.heading}
      aside={
        <a className="link" href={course}>
          {t.whole}
        </a>
      }
    >
      <Counts {...props} progress={progress ?? {}} />
      <ol className="map">
        {modules.map(({ key: module, lessons }, index) => (
          <li key={module}>
            <h3>{fill(t.module, { n: index + 1, title: moduleNames[index] ?? '' })}</h3>
            <ol>
              {lessons.map((key) => (
                <LessonStop
                  key={key}
                  words={words}
                  lesson={published.find((one) => one.key === key)}
                  isHere={key === here}
                  view={views.find((one) => one.key === key)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <ul className="map-legend" aria-label={t.legend}>
        {states.map((one) => (
          <li key={one}>
            <LessonMark state={one} />
            {words[one]}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** How many lessons are complete, or that this could not be read. */
function Counts(props: Props & { readonly progress: Progress }) {
  const { lang, t, published, progress, retry: texts } = props;
  const { type } = useShared($progress, { type: 'loading' });
  const isOnline = useOnline();
  const { place, isBusy, retry } = useRetry(
    async () => (await refreshProgress()).type !== 'failed',
  );
  if (type === 'failed') {
    return (
      <p ref={place} className="map-counts">
        {isOnline ? t.failed : texts.offline}{' '}
        <button
          type="button"
          className="link"
          aria-disabled={isBusy ? true : undefined}
          onClick={() => void retry(true)}
        >
          {isBusy ? t.loading : texts.retry}
        </button>
      </p>
    );
  }
  const count = (...states: readonly string[]) =>
    lessonKeys.filter((key) => states.includes(lessonState(progress, key))).length;
  const n = count('complete');
  const started = count('started', 'read');
  const values = { n, published: published.length, started };
  const text = n + started === 0 ? t.none : plural(lang, n, t.complete);
  return (
    <p ref={place} className="map-counts">
      {type === 'known' && fill(text, values)}
      {type === 'known' && started > 0 && ` ${fill(t.started, values)}`}
    </p>
  );
}
