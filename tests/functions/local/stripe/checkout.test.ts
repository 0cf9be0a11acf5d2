/** Checkout sessions and the hosted payment page. */
import { describe, expect, it } from 'vitest';
import { press, visit } from './page.ts';
import { card, checkout, delivered, idOf, openShop, pay, prices, site } from './shop.ts';

const code = 'promo_local_bienvenue10';

describe('a session', () => {
  it.each([
    ['an unknown price', { line_items: [{ price: 'price_x', quantity: 1 }] }, 'resource_missing'],
    ['an unknown customer', { customer: 'cus_x' }, 'resource_missing'],
    [
      'an expired code',
      { discounts: [{ promotion_code: 'promo_local_expire2024' }] },
      'coupon_expired',
    ],
    ['an invalid URL', { success_url: 'fr/ok' }, 'url_invalid'],
    ['no line item', { line_items: [] }, 'parameter_missing'],
    ['another mode', { mode: 'payment' as const }, undefined],
  ])('rejects %s', async (_, changes, expected) => {
    const { stripe } = await openShop();
    const [param = ''] = Object.keys(changes);
    await expect(checkout({ stripe }, changes)).rejects.toMatchObject({
      ...{ type: 'StripeInvalidRequestError', statusCode: 400, code: expected },
      param: expect.stringContaining(param) as string,
    });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });

  it('requires saving the address and name that automatic tax needs', async () => {
    const shop = await openShop();
    const asked = { automatic_tax: { enabled: true }, tax_id_collection: { enabled: true } };
    await expect(checkout(shop, asked)).rejects.toMatchObject({
      ...{ statusCode: 400, code: 'customer_tax_location_invalid' },
    });
    const session = await checkout(shop, {
      ...asked,
      customer_update: { address: 'auto', name: 'auto' },
    });
    expect(session).toMatchObject({
      automatic_tax: { enabled: true, status: 'requires_location_inputs' },
      tax_id_collection: { enabled: true },
    });
  });

  it('is listed with the others of its customer, newest first, whatever its status', async () => {
    const shop = await openShop();
    const first = await checkout(shop);
    const customer = idOf(first.customer);
    const second = await checkout(shop, { customer });
    const third = await checkout(shop, { customer });
    await pay(first.url);
    await shop.stripe.checkout.sessions.expire(second.id);
    const { data } = await shop.stripe.checkout.sessions.list({ customer });
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [third.id, 'open'],
      [second.id, 'expired'],
      [first.id, 'complete'],
    ]);
  });
});

describe('the payment page', () => {
  it('accepts a card that pays, and redirects the browser back', async () => {
    const shop = await openShop();
    const opened = await checkout(shop);
    const paid = await pay(opened.url);
    expect(paid.status).toBe(303);
    expect(paid.location).toBe(`${site}/fr/checkout/success?success=true&id=${opened.id}`);

    const session = await shop.stripe.checkout.sessions.retrieve(opened.id, {
      expand: ['subscription', 'invoice.payments'],
    });
    expect(session).toMatchObject({
      ...{ status: 'complete', payment_status: 'paid', url: null },
      customer_details: { email: 'lea@example.com', name: 'Léa Roy' },
      subscription: {
        ...{ status: 'active', metadata: { user_id: 'user-1' }, customer: opened.customer },
        items: { data: [{ price: { id: prices.formation, unit_amount: 24_999 } }] },
      },
      invoice: {
        ...{ status: 'paid', amount_paid: 24_999, billing_reason: 'subscription_create' },
        payments: { data: [{ amount_paid: 24_999, status: 'paid' }] },
      },
    });
    await delivered(
      shop,
      ...['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'],
    );
  });

  it('uses the session’s language and says that it is a local stand-in', async () => {
    const shop = await openShop();
    const french = await visit((await checkout(shop)).url);
    expect(french.html).toContain('Payer 249,99\u00a0€ et s’abonner');
    expect(french.html).toContain('Doublure de Stripe sur cette machine');
    const english = await visit((await checkout(shop, { locale: 'en' })).url);
    expect(english.html).toContain('lang="en"');
    expect(english.html).toContain('Pay €249.99 and subscribe');
    expect(english.html).not.toMatch(/ style=|<script| on\w+=/);
    expect(english.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; [^;]*; base-uri 'none'; frame-ancestors 'none'$/,
    );
  });

  it.each([
    ['declined', '4000000000000002', /a été refusée/, 'generic_decline'],
    ['without funds', '4000000000009995', /Provision insuffisante/, 'insufficient_funds'],
    ['expired for the bank', '4000000000000069', /a expiré/, 'expired_card'],
    ['with a wrong code', '4000000000000127', /code CVC .* incorrect/, 'incorrect_cvc'],
    ['declined once charged', '4000000000000341', /a été refusée/, 'generic_decline'],
  ])('refuses a card that is %s, and accepts another', async (_, number, alert, expected) => {
    const shop = await openShop();
    const { id, url } = await checkout(shop);
    const refused = await pay(url, { number });
    expect(refused.status).toBe(200);
    expect(refused.alert).toMatch(alert);
    expect(refused.html).toContain('value="Léa Roy"');
    expect(refused.html).not.toContain('value="123"');
    expect((await shop.stripe.subscriptions.list()).data).toEqual([]);
    const { data } = await shop.stripe.paymentIntents.list();
    const error = data[0]?.last_payment_error;
    expect([error?.code, error?.decline_code]).toContain(expected);
    expect((await pay(url)).status).toBe(303);
    expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('complete');
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'n’est pas valide'],
    [{ number: '4111 1111 1111 1111' }, 'pas une carte de test'],
    [{ expiry: '01 / 20' }, 'Votre carte a expiré'],
    [{ expiry: '13 / 34' }, 'un mois et une année'],
    [{ cvc: '1' }, 'le code à 3 chiffres'],
    [{ name: ' ' }, 'le nom inscrit'],
  ])('explains what is wrong with %o', async (typed, problem) => {
    const shop = await openShop();
    expect((await pay((await checkout(shop)).url, typed)).alert).toContain(problem);
    expect((await shop.stripe.paymentIntents.list()).data).toEqual([]);
  });

  it('asks for 3-D Secure, and again after it failed', async () => {
    const shop = await openShop();
    const { url } = await checkout(shop);
    const asked = await pay(url, card('4000002500003155'));
    const bank = await visit(asked.location ?? '');
    expect(bank.html).toContain('249,99\u00a0€');
    const failed = await visit((await press(bank, 'outcome=fail')).location ?? '');
    expect(failed.alert).toContain('L’authentification 3-D Secure a échoué');
    expect((await shop.stripe.subscriptions.list()).data).toEqual([]);
    const again = await visit((await pay(url, card('4000002500003155'))).location ?? '');
    expect((await press(again, 'outcome=complete')).location).toContain('/fr/checkout/success');
    expect((await shop.stripe.subscriptions.list()).data).toHaveLength(1);
  });

  it('fills in a test card without paying', async () => {
    const shop = await openShop();
    const { url } = await checkout(shop);
    const filled = await press(await visit(url), 'fill=4000000000009995', { name: 'Léa Roy' });
    expect(filled.alert).toBeUndefined();
    expect((await press(filled, 'action=pay')).alert).toContain('Provision');
  });

  it('discounts the first invoice by the promotion code, and no other', async () => {
    const shop = await openShop();
    const session = await checkout(shop, { discounts: [{ promotion_code: code }] });
    expect(session).toMatchObject({ amount_subtotal: 24_999, amount_total: 22_499 });
    expect((await visit(session.url)).html).toContain('Payer 224,99\u00a0€');
    await pay(session.url);
    shop.local.advance(32 * 86_400);
    const { data } = await shop.stripe.invoices.list();
    expect(data.map(({ amount_paid }) => amount_paid)).toEqual([24_999, 22_499]);
  });

  it('asks for the terms where the session does, stores the consent and escapes its input', async () => {
    const shop = await openShop();
    const { url, id } = await checkout(shop, {
      consent_collection: { terms_of_service: 'required' },
      custom_text: {
        submit: { message: 'Perte <b>' },
        terms_of_service_acceptance: { message: 'Lu <i> [ici](http://localhost/fr).' },
      },
    });
    const page = await pay(url, { name: '"><script>' });
    expect(page.alert).toContain('Acceptez les conditions pour continuer.');
    expect(page.html).toContain('Perte &#60;b&#62;');
    expect(page.html).toMatch(/Lu &#60;i&#62; <a href="http:\/\/localhost\/fr"[^>]*>ici<\/a>\./);
    expect(page.html).not.toContain('<script>');
    const accepted = { cvc: '123', terms: 'on' };
    expect((await press(page, 'action=pay', accepted)).status).toBe(303);
    const done = await shop.stripe.checkout.sessions.retrieve(id);
    expect(done.consent).toMatchObject({ terms_of_service: 'accepted' });
  });

  it('treats two concurrent submits as one payment', async () => {
    const shop = await openShop();
    const { url } = await checkout(shop);
    const page = await visit(url);
    const presses = await Promise.all([1, 2, 3].map(() => press(page, 'action=pay', card())));
    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await shop.stripe.subscriptions.list()).data).toHaveLength(1);
    expect((await visit(url)).html).toContain('Page fermée');
  });

  it('rejects other sites, expired sessions and unknown paths', async () => {
    const shop = await openShop();
    const { url, id } = await checkout(shop);
    const page = await visit(url);
    for (const from of ['cross-site', 'same-site']) {
      const foreign = await press(page, 'action=pay', card(), { 'sec-fetch-site': from });
      expect(foreign.status).toBe(403);
    }
    shop.local.advance(86_400);
    expect((await press(page, 'action=pay', card())).html).toContain('Page fermée');
    expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    expect((await shop.stripe.subscriptions.list()).data).toEqual([]);
    expect((await visit(`${shop.local.url}/c/pay/cs_test_x`)).status).toBe(404);
  });
});
