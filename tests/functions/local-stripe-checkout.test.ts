import { describe, expect, it } from 'vitest';
import { enter, press, visit } from './local-stripe/page.ts';
import {
  card,
  checkout,
  delivered,
  idOf,
  openShop,
  pay,
  PRICES,
  SITE,
} from './local-stripe/shop.ts';

describe('a session', () => {
  it('says what it reckoned of the tax, and keeps the address', async () => {
    const shop = await openShop();
    const asked = {
      automatic_tax: { enabled: true },
      billing_address_collection: 'required' as const,
      tax_id_collection: { enabled: true },
    };
    await expect(checkout(shop, asked)).rejects.toMatchObject({
      ...{ statusCode: 400, code: 'customer_tax_location_invalid' },
    });
    const session = await checkout(shop, {
      ...asked,
      customer_update: { address: 'auto', name: 'auto' },
    });
    expect(session).toMatchObject({
      automatic_tax: { enabled: true, status: 'requires_location_inputs' },
      ...{ billing_address_collection: 'required', tax_id_collection: { enabled: true } },
    });
    expect((await visit(session.url)).html).toContain('41,67');
    await pay(session.url);
    const done = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] });
    expect(done).toMatchObject({
      ...{ payment_status: 'paid', automatic_tax: { status: 'complete' } },
      total_details: { amount_tax: 4_167 },
      invoice: { total: 24_999, total_excluding_tax: 20_832 },
    });
    const customer = await shop.stripe.customers.retrieve(idOf(done.customer));
    expect(customer).toMatchObject({ address: { country: 'FR' } });
  });

  it('keeps what was accepted there', async () => {
    const shop = await openShop();
    const session = await checkout(shop, {
      consent_collection: { terms_of_service: 'required' },
    });
    const refused = await pay(session.url);
    expect(refused.html).toContain('Acceptez les conditions pour continuer.');
    await press(refused, 'action=pay', { ...card(), terms: 'on' });
    const done = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(done.consent).toMatchObject({ terms_of_service: 'accepted' });
  });

  it('is listed with the others of its customer, newest first, whatever became of it', async () => {
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
    const { data: told } = await shop.stripe.events.list({ type: 'checkout.session.expired' });
    expect(told).toHaveLength(1);
  });
});

describe('payment page', () => {
  it('takes a card that pays, and sends the browser back', async () => {
    const shop = await openShop();
    const opened = await checkout(shop);
    const paid = await pay(opened.url);
    expect(paid.status).toBe(303);
    expect(paid.location).toBe(`${SITE}/fr/checkout/success?success=true&id=${opened.id}`);

    const session = await shop.stripe.checkout.sessions.retrieve(opened.id, {
      expand: ['subscription', 'invoice.payments'],
    });
    expect(session).toMatchObject({
      ...{ status: 'complete', payment_status: 'paid', url: null },
      customer_details: { email: 'lea@example.com', name: 'Léa Roy' },
      subscription: {
        ...{ status: 'active', metadata: { user_id: 'user-1' }, customer: opened.customer },
        items: { data: [{ price: { id: PRICES.formation, unit_amount: 24_999 } }] },
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

  it('speaks the session’s language and says that it is a stand-in', async () => {
    const shop = await openShop();
    const french = await visit((await checkout(shop)).url);
    expect(french.html).toContain('lang="fr"');
    expect(french.html).toContain('Payer 249,99\u00a0€ et s’abonner');
    expect(french.html).toContain('Doublure de Stripe sur cette machine');
    const english = await visit((await checkout(shop, { locale: 'en' })).url);
    expect(english.html).toContain('lang="en"');
    expect(english.html).toContain('Pay €249.99 and subscribe');
    expect(english.html).toContain('A stand-in for Stripe on this machine');
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
  ])('refuses a card %s, then takes another', async (_, number, alert, code) => {
    const shop = await openShop();
    const { id, url } = await checkout(shop);
    const refused = await pay(url, { number });
    expect(refused.status).toBe(200);
    expect(refused.alert).toMatch(alert);
    expect(refused.html).toContain('value="Léa Roy"');
    expect((await shop.stripe.subscriptions.list()).data).toEqual([]);
    const { data } = await shop.stripe.paymentIntents.list();
    const error = data[0]?.last_payment_error;
    expect([error?.code, error?.decline_code]).toContain(code);
    expect((await pay(url)).status).toBe(303);
    expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('complete');
  });

  it.each([
    ['number', { number: '4242 4242 4242 4241' }, 'n’est pas valide'],
    ['number', { number: '4111 1111 1111 1111' }, 'pas une carte de test'],
    ['expiry', { expiry: '01 / 20' }, 'Cette carte a expiré'],
    ['expiry', { expiry: '13 / 34' }, 'un mois et une année'],
    ['cvc', { cvc: '1' }, 'le code à 3 chiffres'],
    ['name', { name: ' ' }, 'le nom inscrit'],
  ])('marks the field %s for %o', async (field, typed, fault) => {
    const shop = await openShop();
    const page = await pay((await checkout(shop)).url, typed);
    expect(page.alert).toContain('Corrigez les champs');
    const marks = [...page.html.matchAll(/aria-describedby="(\w+)-fault"/g)];
    expect(marks.map(([, name]) => name)).toEqual([field]);
    expect(page.html).toContain(fault);
    expect(page.html).not.toContain('value="123"');
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

  it('fills in a test card without taking its payment', async () => {
    const shop = await openShop();
    const { url } = await checkout(shop);
    const filled = await press(await visit(url), 'fill=4000000000009995', { name: 'Léa Roy' });
    expect((await press(filled, 'action=pay', { cvc: '123' })).alert).toContain('Provision');
  });

  it('applies a promotion code typed there, once only on the invoices', async () => {
    const shop = await openShop();
    const { url, id } = await checkout(shop, { allow_promotion_codes: true });
    for (const code of ['EXPIRE2024', 'NOTHING']) {
      expect((await enter(await visit(url), 'promotion', code)).html).toContain('plus valable');
    }
    const applied = await enter(await visit(url), 'promotion', 'bienvenue10');
    expect((await visit(applied.location ?? '')).html).toContain('Payer 224,99\u00a0€');
    await pay(url);
    const { amount_total } = await shop.stripe.checkout.sessions.retrieve(id);
    expect(amount_total).toBe(22_499);
    shop.local.advance(32 * 86_400);
    const { data } = await shop.stripe.invoices.list();
    expect(data.map(({ amount_paid }) => amount_paid)).toEqual([24_999, 22_499]);
  });

  it('asks for the terms where the session does, and escapes what it is given', async () => {
    const shop = await openShop();
    const message = 'J’accepte les [conditions](https://example.com/c?a=1&b=2) <b>';
    const { url } = await checkout(shop, {
      consent_collection: { terms_of_service: 'required' },
      custom_text: { terms_of_service_acceptance: { message } },
    });
    const page = await pay(url, { name: '"><script>' });
    expect(page.html).toContain('Acceptez les conditions pour continuer.');
    expect(page.html).toContain(
      '<a href="https://example.com/c?a=1&amp;b=2">conditions</a> &lt;b&gt;',
    );
    expect(page.html).not.toContain('<script>');
    const accepted = { number: '4242424242424242', cvc: '123', terms: 'on' };
    expect((await press(page, 'action=pay', accepted)).status).toBe(303);
  });

  it('takes two presses at once as one payment', async () => {
    const shop = await openShop();
    const { url } = await checkout(shop);
    const page = await visit(url);
    const pressing = [1, 2, 3].map(() => press(page, 'action=pay', card()));
    const presses = await Promise.all(pressing);
    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await shop.stripe.subscriptions.list()).data).toHaveLength(1);
    expect((await visit(url)).html).toContain('Paiement déjà effectué');
  });

  it('takes nothing from another site, from an expired session or at an unknown address', async () => {
    const shop = await openShop();
    const { url, id } = await checkout(shop);
    const page = await visit(url);
    for (const site of ['cross-site', 'same-site']) {
      const foreign = await press(page, 'action=pay', { ...card() }, { 'sec-fetch-site': site });
      expect(foreign.status).toBe(403);
    }
    shop.local.advance(86_400);
    const late = await press(page, 'action=pay', card());
    expect(late.html).toContain('Session de paiement expirée');
    expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    expect((await shop.stripe.subscriptions.list()).data).toEqual([]);
    expect((await visit(`${shop.local.url}/c/pay/cs_test_x`)).status).toBe(404);
  });
});
