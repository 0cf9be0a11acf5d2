import type { Webhook } from '../../../../domain/api/signal-webhooks.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { WebhookTexts } from './texts.ts';

/** Props of every part of a webhook's card. */
export interface WebhookProps {
  readonly lang: Lang;
  readonly t: WebhookTexts;
  readonly webhook: Webhook;
  /** Switched off for everybody, or no longer included in the owner's plan: log, pause and delete only. */
  readonly off: boolean;
}
