import type * as feed from '../../../i18n/fr/signals/feed.ts';
import { textsLoader } from '../../../i18n/load.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { useTexts } from '../../ui/use-texts.ts';

export type FeedTexts = (typeof feed)['signalFeed'];

const load = textsLoader(import.meta.glob<typeof feed>('../../../i18n/*/signals/feed.ts'));

/** Texts of the feed, fetched after sign-in; suspends until loaded. */
export function useFeedTexts(lang: Lang): FeedTexts {
  const [{ signalFeed }] = useTexts(lang, load);
  return signalFeed;
}
