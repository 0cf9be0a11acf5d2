import type { StopState } from '../../../domain/course/stop-state.ts';

interface Props {
  readonly state: StopState;
  /** The state in words; without it the shape is decoration, beside the words. */
  readonly label?: string;
  /** True if it was reworked since the reader read it. */
  readonly isChanged?: boolean;
}

/** The state of a lesson as a shape. Its styles are in lesson-mark.css. */
export function LessonMark({ state, label, isChanged = false }: Props) {
  return (
    <span
      className="lesson-mark"
      data-state={state}
      data-changed={isChanged || undefined}
      title={label}
    >
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
