/** Orders that cannot be made: what is said, and that nobody pays for what they have. */
import { errorText } from '../../../src/i18n/errors.ts';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { acceptConditions, dialogTexts, openOrder, payButton } from '../auth/dialogs.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const checkoutFunction = '**/.netlify/functions/stripe-checkout';
const subscriptionRows = '**/rest/v1/subscriptions?*';
const premiumLesson = 'principes-decentralisation';

/** What the function may answer, and the sentence that each answer becomes. */
const refusals: readonly {
  readonly status: number;
  readonly body: string;
  readonly sentence: (lang: Lang) => string;
}[] = [
  {
    status: 500,
    body: '{"error":"Failed to create checkout session"}',
    sentence: (lang) => checkoutErrors(lang).unexpected,
  },
  {
    status: 502,
    body: '<h1>Bad gateway</h1>',
    sentence: (lang) => checkoutErrors(lang).network,
  },
  {
    status: 401,
    body: '{"error":"unauthenticated"}',
    sentence: (lang) => checkoutErrors(lang).unauthenticated,
  },
  {
    status: 409,
    body: '{"error":"already_subscribed"}',
    sentence: (lang) => checkoutErrors(lang).already_subscribed,
  },
  {
    status: 409,
    body: '{"error":"payment_due"}',
    sentence: (lang) => checkoutErrors(lang).payment_due,
  },
  {
    status: 400,
    body: '{"error":"unknown_price"}',
    sentence: (lang) => checkoutErrors(lang).unknown_price,
  },
  {
    status: 400,
    body: '{"error":"invalid_promotion_code"}',
    sentence: (lang) => checkoutErrors(lang).invalid_promotion_code,
  },
  {
    status: 429,
    body: '{"error":"rate_limited"}',
    sentence: (lang) => errorText(lang, checkoutErrors(lang), { code: 'rate_limited' }),
  },
];

for (const lang of langsOf(import.meta.filename)) {
  const { checkout, common } = dialogTexts(lang);
  const t = texts(lang);

  test.describe(`in ${lang}`, () => {
    test('an order without its two ticks is not sent', async ({ page, signIn }) => {
      const sent: string[] = [];
      await signIn(page, 'member');
      page.on('request', (request) => {
        // Asking whether lessons are open is a question, sent as a POST.
        if (request.method() === 'POST' && !request.url().endsWith('/has_access')) {
          sent.push(request.url());
        }
      });
      const dialog = await openOrder(page, lang, 'formation');
      const pay = payButton(dialog, lang, 'formation');
      await pay.click();
      const terms = dialog.getByLabel(checkout.termsBefore);
      await expect(terms).toHaveAccessibleDescription(checkout.acceptTerms);
      await expect(terms).toBeFocused();
      await terms.check();
      await pay.click();
      const waiver = dialog.getByLabel(checkout.waiver);
      await expect(waiver).toHaveAccessibleDescription(checkout.acceptWaiver);
      await expect(waiver).toBeFocused();
      await expect(dialog.getByText(checkout.acceptTerms)).toHaveCount(0);
      expect(sent).toEqual([]);
    });

    test('each refusal of the checkout function has its sentence, and can be tried again', async ({
      page,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of \d{3} .*\/stripe-checkout/);
      await signIn(page, 'member');
      const dialog = await openOrder(page, lang, 'formation');
      await acceptConditions(dialog, lang);
      for (const { status, body, sentence } of refusals) {
        await page.route(checkoutFunction, (route) => route.fulfill({ status, body }));
        await payButton(dialog, lang, 'formation').click();
        await expect(dialog.getByRole('alert'), body).toHaveText(sentence(lang));
        await expect(payButton(dialog, lang, 'formation')).toBeEnabled();
        await page.unroute(checkoutFunction);
      }
      await expect(page).toHaveURL(href(lang, 'pricing'));
    });

    test('a promotion code nobody gave is refused by the function itself', async ({
      page,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 400 .*\/stripe-checkout/);
      await signIn(page, 'member');
      const dialog = await openOrder(page, lang, 'formationEtSignaux');
      await dialog.getByRole('button', { name: checkout.promo }).click();
      await dialog.getByLabel(checkout.promoLabel).fill('NO-SUCH-CODE');
      await acceptConditions(dialog, lang);
      await payButton(dialog, lang, 'formationEtSignaux').click();
      await expect(dialog.getByRole('alert')).toHaveText(checkout.errors.invalid_promotion_code);
      await expect(dialog.getByLabel(checkout.promoLabel)).toHaveValue('NO-SUCH-CODE');
    });

    test('a subscriber is told so, and is not asked to pay', async ({ page, signIn }) => {
      await signIn(page, 'formation');
      const dialog = await openOrder(page, lang, 'formationEtSignaux');
      await expect(dialog.getByText(checkout.errors.already_subscribed)).toBeVisible();
      for (const [name, page] of [
        [checkout.goToDashboard, 'dashboard'],
        [checkout.goToCourse, 'course'],
      ] as const) {
        await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href(lang, page));
      }
      await expect(payButton(dialog, lang, 'formationEtSignaux')).toHaveCount(0);
    });

    test('a subscription that cannot be read is unknown, not missing', async ({
      page,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 500 .*\/rest\/v1\/subscriptions/);
      await signIn(page, 'formation');
      await page.route(subscriptionRows, (route) => route.fulfill({ status: 500, body: '{}' }));

      const dialog = await openOrder(page, lang, 'formation');
      await expect(dialog.getByRole('alert')).toContainText(checkout.accessUnknown);
      await expect(payButton(dialog, lang, 'formation')).toHaveCount(0);

      await page.goto(href(lang, 'lesson', premiumLesson));
      const retry = page.getByRole('button', { name: t.gate.retry });
      await expect(page.getByRole('alert')).toHaveText(t.gate.errors.access);
      await expect(page.getByRole('heading', { name: t.gate.premium.title })).toHaveCount(0);
      await retry.click();
      await expect(page.getByRole('alert')).toHaveText(t.gate.errors.access);
      await page.unroute(subscriptionRows);
      await retry.click();
      await expect(page.locator('.sealed .prose')).toBeVisible();
    });

    test('the dialog that could not read the subscription reads it on request', async ({
      page,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 500 .*\/rest\/v1\/subscriptions/);
      await signIn(page, 'member');
      await page.route(subscriptionRows, (route) => route.fulfill({ status: 500, body: '{}' }));
      const dialog = await openOrder(page, lang, 'formation');
      await expect(dialog.getByRole('alert')).toContainText(checkout.accessUnknown);
      await page.unroute(subscriptionRows);
      await dialog.getByRole('button', { name: common.retry }).click();
      await expect(payButton(dialog, lang, 'formation')).toBeVisible();
    });
  });
}

test('a Supabase client that did not arrive is fetched again on request', async ({
  page,
  signIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await signIn(page, 'member');
  // The module that holds supabase-js, known by what it holds.
  let lost = true;
  await page.route('**/_astro/*.js', async (route) => {
    if (!lost) return route.continue();
    const response = await route.fetch();
    const isClient = (await response.text()).includes('auth/v1');
    return isClient ? route.abort() : route.fulfill({ response });
  });
  await page.goto(href('fr', 'lesson', premiumLesson));
  const { gate } = texts('fr');
  await expect(page.getByRole('alert')).toHaveText(gate.errors.access);
  lost = false;
  await page.getByRole('button', { name: gate.retry }).click();
  await expect(page.getByRole('heading', { name: gate.premium.title })).toBeVisible();
});

function checkoutErrors(lang: Lang): ReturnType<typeof dialogTexts>['checkout']['errors'] {
  return dialogTexts(lang).checkout.errors;
}
