import { useEffect, useState } from 'react';

/** Distance from the viewport at which an element counts as near. */
const rootMargin = '600px 0px';

/** An element and its number among all that were searched for. */
export interface NumberedPlace {
  readonly place: HTMLElement;
  /** Stays the same when an earlier element comes near later. */
  readonly number: number;
}

/**
 * The elements below `root` that match `selector` and have come near the viewport, in the order
 * of the document. An element stays in the list when it is scrolled away.
 */
export function useNear(root: HTMLElement, selector: string): readonly NumberedPlace[] {
  const [near, setNear] = useState<readonly NumberedPlace[]>([]);
  useEffect(() => {
    const places = [...root.querySelectorAll<HTMLElement>(selector)].map((place, number) => {
      return { place, number };
    });
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          reached.add(target);
          observer.unobserve(target);
        }
        setNear(places.filter(({ place }) => reached.has(place)));
      },
      { rootMargin },
    );
    for (const { place } of places) observer.observe(place);
    return () => observer.disconnect();
  }, [root, selector]);
  return near;
}
