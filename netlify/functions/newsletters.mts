/**
 * Scheduled every ten minutes: queues the optional emails about new content and the weekly market email. `deliver`
 * sends them. A failing part does not block the other. Only the platform can call it.
 */
import type { Config } from '@netlify/functions';
import { jsonResponse } from '../lib/http/json-response.ts';
import { market } from '../lib/market/index.ts';
import { mailMarketWeek } from '../lib/market/week.ts';
import { attempt } from '../lib/platform/attempt.ts';
import { serviceClient } from '../lib/platform/supabase.ts';
import { announceContent } from '../lib/site/content-news.ts';

export default async function newsletters(): Promise<Response> {
  const service = serviceClient();
  const now = new Date();
  const content = await attempt('content', () => announceContent(service, now));
  const week = await attempt('week', () => mailMarketWeek(service, market, now));
  const failed = content === undefined || week === undefined;
  return jsonResponse(failed ? 500 : 200, { content, week });
}

export const config: Config = { schedule: '*/10 * * * *' };
