/** The lessons and articles that the site publishes, as `/<lang>/published.json` lists them. */
import { z } from 'zod';
import type { PageId } from './pages.ts';
import { wallClock } from '../shared/time-zone.ts';

/** The page of each kind of entry. */
export const publishedPages = { lessons: 'lesson', articles: 'article' } as const satisfies Record<
  string,
  PageId
>;
const publishedKinds = ['lessons', 'articles'] as const;
export type PublishedKind = (typeof publishedKinds)[number];

/** Texts of an entry in one language. */
const publishedTextSchema = z.strictObject({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(400),
  /** Path of a PNG of 1200 × 630: few email programs show an SVG. */
  picture: z
    .string()
    .regex(/^\/og\/[^\\]+$/)
    .max(300),
});

export const publishedEntrySchema = publishedTextSchema.extend({
  kind: z.enum(publishedKinds),
  /** The same in every language. */
  key: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(100),
  /** The day of the last change that readers must know; null until there is one. */
  revised: z.iso.date().nullable(),
});

/** A language's list. An empty one is invalid, so that nothing is compared with it. */
export const publishedListSchema = z.array(publishedEntrySchema).min(1);

export type PublishedText = z.output<typeof publishedTextSchema>;
export type PublishedEntry = z.output<typeof publishedEntrySchema>;

/** When the day's emails begin to be queued, in hours of the zone. */
const hours = { from: 7, before: 20, zone: 'Europe/Paris' } as const;

/** Whether the day's announcement may begin at this instant. One that has begun is queued to its end. */
export function isContentNewsTime(now: Date): boolean {
  const { hour } = wallClock(now, hours.zone);
  return hour >= hours.from && hour < hours.before;
}
