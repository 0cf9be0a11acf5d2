import type * as webhooks from '../../../../i18n/fr/signals/webhooks.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { useTexts } from '../../../ui/use-texts.ts';

export type WebhookTexts = (typeof webhooks)['signalWebhooks'];

const load = textsLoader(
  import.meta.glob<typeof webhooks>('../../../../i18n/*/signals/webhooks.ts'),
);

/** Texts of the section, fetched with it; suspends until loaded. */
export function useWebhookTexts(lang: Lang): WebhookTexts {
  const [{ signalWebhooks }] = useTexts(lang, load);
  return signalWebhooks;
}
