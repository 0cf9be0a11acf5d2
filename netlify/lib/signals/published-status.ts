/** Reads what the deployed pages say about signals. */
import {
  publishedStatusPath,
  publishedStatusSchema,
} from '../../../src/domain/signals/published-status.ts';
import { SettingError, siteOrigins } from '../platform/env.ts';

/** Of the time of `deliver`, in milliseconds. */
const timeoutMs = 2_000;

/** Whether the deployed pages say that signals are open. Throws when their file cannot be read. */
export async function pagesSayOpen(): Promise<boolean> {
  const [origin] = siteOrigins();
  if (origin === undefined) throw new SettingError('URL is not set: the site has no address.');
  const response = await fetch(`${origin}${publishedStatusPath}`, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The status of the pages answered ${response.status}.`);
  return publishedStatusSchema.parse(await response.json()).open;
}
