import {
  pictureFragment,
  type StopState,
  type StopView,
} from '../../../domain/course/stop-state.ts';
import { LessonMark } from '../../course/map/LessonMark.tsx';
import type { OfferedLesson } from './lessons.ts';

/** The word for each state. */
export type StateWords = Readonly<Record<StopState, string>>;

interface Props {
  readonly words: StateWords;
  /** Undefined if it is not published yet. */
  readonly lesson: OfferedLesson | undefined;
  /** Whether it is the lesson to continue with. */
  readonly isHere: boolean;
  /** Undefined while it is unknown. */
  readonly view: StopView | undefined;
}

/** A lesson on the map: its small picture, its state as a shape, its title and state in words. */
export function LessonStop({ words, lesson, isHere, view }: Props) {
  if (!lesson) {
    return (
      <li className="map-stop" data-state="planned">
        <span className="sr-only">{words.planned}</span>
      </li>
    );
  }
  const { title, href, picture } = lesson;
  return (
    <li className="map-stop" data-here={isHere ? '' : undefined}>
      <a href={href} title={title}>
        <img
          src={view ? picture + pictureFragment(view) : picture}
          width={96}
          height={60}
          alt=""
          loading="lazy"
        />
        {view && <LessonMark state={view.state} />}
        <span className="sr-only">{view ? `${title}, ${words[view.state]}` : title}</span>
      </a>
    </li>
  );
}
