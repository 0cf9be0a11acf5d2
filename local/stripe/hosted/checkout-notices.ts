import type { CheckoutSession } from '../core/objects.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { html } from './html.ts';
import { money, pageResponse, type Lang } from './layout.ts';

/** The pretend bank's page: confirm the payment, or let it fail. */
export function authenticationPage(lang: Lang, session: CheckoutSession): Response {
  const t = CHECKOUT_TEXTS[lang];
  return pageResponse({
    lang,
    title: t.secureTitle,
    body: html`<main class="narrow">
      <form class="card stack" method="post">
        <h1>${t.secureTitle}</h1>
        <p class="amount">${money(lang, session.amount_total ?? 0)}</p>
        <p class="muted">${t.secureText}</p>
        <button class="primary" name="outcome" value="complete">${t.secureComplete}</button>
        <button class="danger" name="outcome" value="fail">${t.secureFail}</button>
      </form>
    </main>`,
  });
}

/** Said in place of the payment page when there is nothing to pay there. */
export function noticePage(
  lang: Lang,
  notice: 'complete' | 'expired' | 'unknown',
  address: string | null,
): Response {
  const t = CHECKOUT_TEXTS[lang];
  const texts = {
    complete: [t.completeTitle, t.completeText, t.continue],
    expired: [t.expiredTitle, t.expiredText, t.back],
    unknown: [t.unknownTitle, t.unknownText, t.back],
  } as const;
  const [title, text, label] = texts[notice];
  return pageResponse({
    lang,
    title,
    status: notice === 'unknown' ? 404 : 200,
    body: html`<main class="narrow">
      <section class="card stack">
        <h1>${title}</h1>
        <p class="muted">${text}</p>
        ${address !== null && html`<p><a href="${address}">${label}</a></p>`}
      </section>
    </main>`,
  });
}
