import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { html } from './html.ts';
import { money, pageResponse, type Lang } from './layout.ts';

/**
 * The pretend bank's page: confirm the payment, or let it fail.
 * @param amount in cents; `null` when a card is saved and nothing paid.
 */
export function authenticationPage(lang: Lang, amount: number | null): Response {
  const t = CHECKOUT_TEXTS[lang];
  return pageResponse({
    lang,
    title: t.secureTitle,
    body: html`<main class="narrow">
      <form class="card stack" method="post">
        <h1>${t.secureTitle}</h1>
        ${amount !== null && html`<p class="amount">${money(lang, amount)}</p>`}
        <p class="muted">${amount === null ? t.secureCardText : t.secureText}</p>
        <button class="primary" name="outcome" value="complete">
          ${amount === null ? t.secureCardComplete : t.secureComplete}
        </button>
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
