import { createPortal } from 'react-dom';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { WhenLoaded } from '../../ui/WhenLoaded.tsx';
import type { ActivityProps } from './activity.ts';
import { activityKinds, activitySelector, kindOf } from './kinds.ts';
import { useNear } from './use-near.ts';

interface Props extends Pick<ActivityProps, 'lesson' | 'lang'> {
  /** Contains the lesson's HTML. */
  readonly root: HTMLElement;
  readonly failure: FailureTexts;
}

/**
 * Mounts the activities of an opened lesson, each when its place comes near the viewport. They
 * unmount with the lesson.
 */
export default function Activities({ root, failure, ...rest }: Props) {
  return useNear(root, activitySelector).map(({ place, number }) => {
    const Activity = activityKinds[kindOf(place)];
    return (
      Activity &&
      createPortal(
        <ErrorBoundary texts={failure}>
          <WhenLoaded>
            <Activity place={place} {...rest} />
          </WhenLoaded>
        </ErrorBoundary>,
        place,
        `${kindOf(place)} ${number}`,
      )
    );
  });
}
