/** Stripe's customer portal. */
import type { PortalResponse } from '../../../src/domain/api/billing.ts';
import { href, type Lang } from '../../../src/i18n/index.ts';
import type { CustomerContext } from './context.ts';

/** Returns a portal URL, valid for some minutes; its return link leads to `origin`. */
export async function openPortal(
  { stripe, customer }: CustomerContext,
  lang: Lang,
  origin: string,
): Promise<PortalResponse> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    locale: lang,
    return_url: `${origin}${href(lang, 'settings')}`,
  });
  return { url };
}
