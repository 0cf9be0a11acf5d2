import { countStates, type StopView } from '../../../domain/course/stop-state.ts';
import { fill, formatList, plural } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { ProgressState } from '../../../stores/course/progress.ts';
import type { OwnCourseTexts } from './own-course-texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: OwnCourseTexts['summary'];
  readonly progress: ProgressState;
  /** Undefined while loading. */
  readonly views: readonly StopView[] | undefined;
}

/** How many lessons are in each state, in one sentence; nothing if progress cannot be read or is not kept. */
export function Summary({ lang, t, progress, views }: Props) {
  if (!views || progress.type === 'loading') return <p role="status">{t.loading}</p>;
  if (progress.type === 'failed' || !progress.kept) return null;
  const counts = countStates(views);
  const published = views.length;
  if (counts.length === 1 && counts[0]?.state === 'complete')
    return <p>{fill(t.all, { published })}</p>;
  const list = formatList(
    lang,
    counts.map(({ state, n }) => fill(plural(lang, n, t.counts[state]), { n })),
  );
  return <p>{fill(t.some, { published, list })}</p>;
}
