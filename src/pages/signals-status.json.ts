import type { APIRoute } from 'astro';
import type { PublishedStatus } from '../domain/signals/published-status.ts';
import { signalsOpen } from '../domain/signals/signals-open.ts';

/** What this build's pages say, for the emails about the opening (netlify/lib/signals/notice.ts). */
export const GET: APIRoute = () => Response.json({ open: signalsOpen } satisfies PublishedStatus);
