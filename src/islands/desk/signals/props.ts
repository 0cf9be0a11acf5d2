import type { FeedTexts } from '../../signals/feed/texts.ts';
import type { PartProps } from '../props.ts';
import type { DeskSignalsTexts } from '../texts.ts';

/** Props of the parts that write and follow signals. */
export interface SignalsProps extends PartProps {
  /** Texts of this part. */
  readonly s: DeskSignalsTexts;
  /** Texts of the subscribers' feed, for what is shown as they see it. */
  readonly feed: FeedTexts;
}
