/** A subscriber in a world whose clock advances: Stripe, email and session outside the pages. */
import type { BrowserContext, Locator, Page } from 'playwright/test';
import type Stripe from 'stripe';
import { formatDate, href, type Lang } from '../../../src/i18n/index.ts';
import { stripeOf } from './stripe.ts';
import { moveDate } from '../move-date.ts';
import type { World } from '../serve-world.ts';
import type { NewAccount } from '../sessions.ts';
import { expect } from '../fixtures.ts';
import type { Mail } from '../inbox.ts';

interface Dashboard {
  /** Stripe's current time, in Unix seconds. */
  readonly now: number;
  /** Newest first. */
  readonly subscriptions: readonly { readonly id: string; readonly email: string }[];
}

/** Expiry of a stored session, in Unix seconds. */
interface Session {
  readonly expires_at: number;
}

export class Subscriber {
  readonly page: Page;
  readonly lang: Lang;
  readonly #world: World;
  readonly #context: BrowserContext;
  readonly #account: NewAccount;
  readonly #folder = process.env['E2E_SHOTS'];
  #shots = 0;

  constructor(world: World, context: BrowserContext, page: Page, lang: Lang, account: NewAccount) {
    this.#world = world;
    this.#context = context;
    this.page = page;
    this.lang = lang;
    this.#account = account;
  }

  /** Takes a screenshot of the page, an element or the viewport if `E2E_SHOTS=<folder>` is set. */
  async shot(name: string, what: Locator | 'window' | 'page' = 'page'): Promise<void> {
    if (!this.#folder) return;
    this.#shots += 1;
    const number = String(this.#shots).padStart(2, '0');
    const path = `${this.#folder}/${this.lang}-${number}-${name}.png`;
    if (typeof what !== 'string') await what.screenshot({ path, animations: 'disabled' });
    else await this.page.screenshot({ path, fullPage: what === 'page', animations: 'disabled' });
  }

  go(path: string): Promise<unknown> {
    return this.page.goto(this.#world.origin + path);
  }

  /** Advances the clock everywhere, runs Stripe's due work and renews the session. */
  async wait(seconds: number): Promise<void> {
    const milliseconds = seconds * 1_000;
    await this.#world.advanceTime(milliseconds);
    await this.#context.addInitScript(`(${moveDate.toString()})(() => ${milliseconds})`);
    await this.#readDashboard();
    // Any button of the dashboard sends the pending events.
    await this.press('webhook-on');
    await this.go(href(this.lang, 'dashboard'));
    // Leaving during the refresh would lose its response, and the session with it.
    await this.page.waitForFunction(() => {
      const session = JSON.parse(localStorage.getItem('session') ?? '{}') as Session;
      return session.expires_at > Date.now() / 1_000;
    });
  }

  /** Advances to some seconds past the end of the paid period. */
  async waitForTheEnd(): Promise<void> {
    const { current_period_end: end } = await this.item();
    const { now } = await this.#readDashboard();
    await this.wait(end - now + 2);
  }

  /** Runs the hourly reconciliation with Stripe. */
  reconcile(): Promise<void> {
    return this.#world.run('reconcile');
  }

  /** Clicks a button of the local Stripe's dashboard. */
  async press(action: string): Promise<void> {
    const body = new URLSearchParams({ action, id: this.#account.email });
    const answer = await fetch(await this.#dashboard(), {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(answer.headers.get('location'), action).toContain('done');
  }

  async #dashboard(): Promise<string> {
    const found = await fetch(`${this.#world.origin}/local/payments`, { redirect: 'manual' });
    return `${found.headers.get('location') ?? ''}/dashboard`;
  }

  async #readDashboard(): Promise<Dashboard> {
    const answer = await fetch(`${await this.#dashboard()}.json`);
    return (await answer.json()) as Dashboard;
  }

  /** The person's newest subscription at Stripe. */
  async atStripe(): Promise<Stripe.Subscription> {
    const { subscriptions } = await this.#readDashboard();
    const own = subscriptions.find(({ email }) => email === this.#account.email);
    return (await stripeOf(this.#world)).subscriptions.retrieve(own?.id ?? '');
  }

  async item(): Promise<Stripe.SubscriptionItem> {
    const [item] = (await this.atStripe()).items.data;
    if (!item) throw new Error('The subscription has no item.');
    return item;
  }

  /** The newest invoice of the subscription. */
  async invoice(): Promise<Stripe.Invoice | undefined> {
    const { id: subscription } = await this.atStripe();
    const stripe = await stripeOf(this.#world);
    return (await stripe.invoices.list({ subscription, limit: 1 })).data[0];
  }

  /** The day of a Stripe timestamp, as the site formats it. */
  day(seconds: number): string {
    return formatDate(this.lang, new Date(seconds * 1_000));
  }

  /** The emails with this subject, newest first; waits for exactly that many. */
  async mailed(subject: RegExp, count = 1): Promise<readonly Mail[]> {
    let mails = await this.#mails(subject);
    await expect
      .poll(
        async () => {
          if (mails.length < count) await this.#world.run('deliver');
          mails = await this.#mails(subject);
          return mails.length;
        },
        { message: `mails ${subject.source}`, timeout: 30_000 },
      )
      .toBe(count);
    return mails;
  }

  /** Checks that no email with this subject was sent. */
  async notMailed(subject: RegExp): Promise<void> {
    await this.#world.run('deliver');
    expect(await this.#mails(subject)).toEqual([]);
  }

  async #mails(subject: RegExp): Promise<readonly Mail[]> {
    const answer = await fetch(`${this.#world.origin}/local/inbox.json`);
    const mails = (await answer.json()) as readonly Mail[];
    return mails.filter((mail) => mail.to === this.#account.email && subject.test(mail.subject));
  }
}
