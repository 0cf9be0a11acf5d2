import type { members } from '../../../i18n/fr/account/members.ts';
import type { memberSignals } from '../../../i18n/fr/signals/member-page.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { FailureTexts } from '../../ui/ErrorBoundary.tsx';

/** Props the page passes to the feed. */
export interface SignalsFeedProps {
  readonly lang: Lang;
  readonly t: {
    readonly membersOnly: typeof members.membersOnly;
    readonly badge: typeof members.badge;
    readonly signedOut: (typeof memberSignals)['signedOut'];
  };
  readonly failure: FailureTexts;
}
