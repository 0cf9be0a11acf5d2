import { useEffect, useState } from 'react';

/** Distance from the viewport at which an element counts as near. */
const rootMargin = '600px 0px';

/**
 * The elements below `root` that match `selector` and have come near the viewport, in the order
 * of the document. An element stays in the list when it is scrolled away.
 */
export function useNear(root: HTMLElement, selector: string): readonly HTMLElement[] {
  const [near, setNear] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const places = [...root.querySelectorAll<HTMLElement>(selector)];
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          reached.add(target);
          observer.unobserve(target);
        }
        setNear(places.filter((place) => reached.has(place)));
      },
      { rootMargin },
    );
    for (const place of places) observer.observe(place);
    return () => observer.disconnect();
  }, [root, selector]);
  return near;
}
