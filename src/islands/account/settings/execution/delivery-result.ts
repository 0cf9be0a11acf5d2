import type { Delivery } from '../../../../domain/api/signal-webhooks.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { WebhookTexts } from './texts.ts';

/** The result of a delivery: `reçu, réponse 200, 2 tentatives`. */
export function resultOf(lang: Lang, { log }: WebhookTexts, delivery: Delivery): string {
  const { state, status_code: code, error, attempts } = delivery;
  const reasons: Readonly<Record<string, string>> = log.errors;
  return [
    log.states[state],
    ...(code === null ? [] : [fill(log.code, { code })]),
    ...(error === null ? [] : [reasons[error] ?? log.errors.other]),
    ...(attempts > 1 ? [fill(plural(lang, attempts, log.attempts), { n: attempts })] : []),
  ].join(', ');
}
