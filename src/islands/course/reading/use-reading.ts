import { useEffect, useState } from 'react';
import { readingPlace } from '../../../domain/site/reading-place.ts';

/** Attributes that mark activities in a lesson's HTML, in the order of their names in the contents. */
const activityKinds = ['lab', 'predict', 'case', 'keep', 'sheet'] as const;

/** Something to do in a section, named in the contents. */
export type SectionActivity = (typeof activityKinds)[number];

export interface LessonSection {
  readonly id: string;
  readonly title: string;
  readonly activities: readonly SectionActivity[];
}

export interface Reading {
  /** Index of the section being read; -1 before the first. */
  readonly section: number;
  readonly minutesLeft: number;
  /** Part of the text above the line of sight, from 0 to 100. */
  readonly percent: number;
}

/** The sections of a lesson's HTML, in its order, with the activities between one heading and the next. */
export function sectionsOf(root: HTMLElement): LessonSection[] {
  return [...root.querySelectorAll<HTMLElement>(':scope > h2[id]')].map((head) => {
    const found = new Set<SectionActivity>();
    for (let part = head.nextElementSibling; part && part.tagName !== 'H2';) {
      for (const kind of activityKinds) {
        if (part.matches(`[data-${kind}]`) || part.querySelector(`[data-${kind}]`)) found.add(kind);
      }
      part = part.nextElementSibling;
    }
    return { id: head.id, title: head.textContent, activities: [...found] };
  });
}

/**
 * Where the reader is in a lesson, kept up to date while they scroll.
 * @param minutes Reading time of the whole lesson.
 */
export function useReading(root: HTMLElement, minutes: number): Reading {
  const [reading, setReading] = useState<Reading>({
    section: -1,
    minutesLeft: minutes,
    percent: 0,
  });
  useEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const { top, height } = root.getBoundingClientRect();
      const heads = [...root.querySelectorAll(':scope > h2[id]')];
      const line = innerHeight * 0.35 - top;
      const { section, minutesLeft } = readingPlace(
        line,
        heads.map((head) => head.getBoundingClientRect().top - top),
        height,
        minutes,
      );
      const percent = Math.round(100 * Math.min(1, Math.max(0, line / height)));
      setReading((last) =>
        last.section === section && last.percent === percent
          ? last
          : { section, minutesLeft, percent },
      );
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [root, minutes]);
  return reading;
}
