/**
 * Unsubscribes from an optional email. GET shows a page with a button and changes nothing, because mail scanners
 * open links; POST unsubscribes, from that button or the one-click header of RFC 8058.
 */
import type { Config } from '@netlify/functions';
import { defaultLang, isLang } from '../../src/i18n/locales.ts';
import { readUnsubscription, unsubscribe } from '../lib/outbox/unsubscribe.ts';
import { unsubscribePage } from '../lib/outbox/unsubscribe-page.ts';
import { describeError, log } from '../lib/platform/log.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export default async function answer(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('lang');
  const lang = isLang(asked) ? asked : defaultLang;
  try {
    const given = readUnsubscription(searchParams);
    if (!given) return unsubscribePage(lang, { type: 'invalid' });
    const { purpose } = given;
    if (request.method !== 'POST') return unsubscribePage(lang, { type: 'ask', purpose });
    await unsubscribe(serviceClient(), given);
    return unsubscribePage(lang, { type: 'done', purpose });
  } catch (error) {
    log('error', 'An optional email could not be ended.', describeError(error));
    return unsubscribePage(lang, { type: 'failed' });
  }
}

/**
 * As generous as for `market`: mail scanners open the links of many recipients from few addresses, and a link is
 * signed and may be repeated.
 */
export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
