/** The lessons of the course as stops on its map. */
import type { LessonData } from '../../../content/schemas.ts';
import { freeLesson, type LessonKey } from '../../../domain/course/lessons.ts';
import { pathKeys, paths, type Needs, type PathKey } from '../../../domain/course/paths.ts';
import type { StopState } from '../../../domain/course/stop-state.ts';
import type { Lang } from '../../../i18n/index.ts';
import { texts } from '../../../i18n/texts.ts';

/** A lesson as a visitor finds it: open with an account, locked until they subscribe, or still planned. */
export interface Stop {
  readonly key: LessonKey;
  readonly title: string;
  readonly state: 'unopened' | 'locked' | 'planned';
  /** Reading time; a planned lesson has none. */
  readonly minutes: number | undefined;
  readonly needs: readonly LessonKey[];
}

/** The stop of a lesson, from its front matter. */
export function stopOf(key: LessonKey, data: LessonData): Stop {
  const { title } = data;
  return data.state === 'planned'
    ? { key, title, state: 'planned', minutes: undefined, needs: [] }
    : {
        key,
        title,
        state: key === freeLesson ? 'unopened' : 'locked',
        minutes: data.minutes,
        needs: data.needs,
      };
}

/** Minutes of reading of some stops together. */
export function minutesOf(stops: readonly Stop[]): number {
  return stops.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}

/** The prerequisites of each lesson. */
export function needsOf(stops: readonly Stop[]): Needs {
  return Object.fromEntries(stops.map(({ key, needs }) => [key, needs]));
}

/** The stops of a path, in its order. */
export function stopsOn(path: PathKey, stops: readonly Stop[]): readonly Stop[] {
  return paths[path].flatMap((key) => stops.find((stop) => stop.key === key) ?? []);
}

/** Attributes with the place (from 1) of a lesson in each path it is on: `data-begin="2"`. */
export function placesOf(key: LessonKey): Readonly<Record<`data-${string}`, number>> {
  return Object.fromEntries(
    pathKeys.flatMap((path) => {
      const place = (paths[path] as readonly LessonKey[]).indexOf(key) + 1;
      return place > 0 ? [[`data-${path}`, place]] : [];
    }),
  );
}

/** The word for each state. */
export function stateWords(lang: Lang): Readonly<Record<StopState, string>> {
  const { course, progress } = texts(lang);
  return { ...course.states, ...progress.marks };
}
