/** Detects new and revised content after a deploy, and queues the emails about it. */
import {
  isContentNewsTime,
  publishedListSchema,
  type PublishedEntry,
} from '../../../src/domain/site/published-content.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';
import { emailsPerMinute } from '../outbox/outbox.ts';
import type { PublishedRow } from '../platform/database/site.ts';
import { SettingError, siteOrigins } from '../platform/env.ts';
import type { Client } from '../platform/supabase.ts';

/** Timeout of one list, in milliseconds. */
const timeoutMs = 5_000;

/** Largest number of emails queued by one call: those that can be sent until the next, ten minutes later. */
const batch = 10 * emailsPerMinute;

/**
 * Compares the published lists with the stored ones and queues emails about new content; in the evening only those
 * that are left of the day's announcement. Returns their number. Throws when a list cannot be read, and the database's
 * error: nothing is then recorded or queued.
 */
export async function announceContent(service: Client, now: Date): Promise<number> {
  const lists = await Promise.all(langs.map(async (lang) => [lang, await listIn(lang)] as const));
  const recorded = await service.rpc('record_published_content', { p_entries: merge(lists) });
  if (recorded.error) throw recorded.error;
  const { data, error } = await service.rpc('enqueue_content_news', {
    p_limit: batch,
    p_may_begin: isContentNewsTime(now),
  });
  if (error) throw error;
  return data;
}

async function listIn(lang: Lang): Promise<readonly PublishedEntry[]> {
  const [origin] = siteOrigins();
  if (origin === undefined) throw new SettingError('URL is not set: the site has no address.');
  const response = await fetch(`${origin}/${lang}/published.json`, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The list of published content answered ${response.status}.`);
  return publishedListSchema.parse(await response.json());
}

/** One row for each entry, with its texts in every language. */
function merge(
  lists: readonly (readonly [Lang, readonly PublishedEntry[]])[],
): readonly PublishedRow[] {
  const rows = new Map<string, PublishedRow>();
  for (const [lang, entries] of lists) {
    for (const { kind, key, revised, ...text } of entries) {
      const row = rows.get(`${kind}/${key}`) ?? { kind, key, revised, texts: {} };
      rows.set(`${kind}/${key}`, { ...row, texts: { ...row.texts, [lang]: text } });
    }
  }
  return [...rows.values()];
}
