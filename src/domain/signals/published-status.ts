/** What the deployed pages say about signals, as a file of each build: functions read it. */
import { z } from 'zod';

/** The file's path in the site. */
export const publishedStatusPath = '/signals-status.json';

/** `open`: whether the pages of this build say that signals are open. */
export const publishedStatusSchema = z.object({ open: z.boolean() });
export type PublishedStatus = z.output<typeof publishedStatusSchema>;
