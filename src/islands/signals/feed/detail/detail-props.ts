import type { FeedSignal } from '../../../../domain/signals/feed/signal-of-events.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { FeedTexts } from '../texts.ts';

/** Props of every part of a signal's detail. */
export interface DetailProps {
  readonly lang: Lang;
  readonly t: FeedTexts;
  readonly signal: FeedSignal;
}
