import type { FeedSignal } from '../../../../domain/signals/feed/signal-of-events.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { FeedTexts } from '../texts.ts';

/** What every part of a signal's detail is given. */
export interface DetailProps {
  readonly lang: Lang;
  readonly t: FeedTexts;
  readonly signal: FeedSignal;
}
