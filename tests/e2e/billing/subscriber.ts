/** A subscriber in a world whose time moves: what passes around the pages of the site. */
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
  /** Stripe's time, in Unix seconds. */
  readonly now: number;
  /** Newest first. */
  readonly subscriptions: readonly { readonly id: string; readonly email: string }[];
}

/** The part of a stored session that says how long it is good for, in Unix seconds. */
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

  /** Keeps a picture of the page, a part of it or the window, if `E2E_SHOTS=<folder>` asks for them. */
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

  /** Time passes, for everybody, and Stripe does what falls due; the session is renewed on the way. */
  async wait(seconds: number): Promise<void> {
    const milliseconds = seconds * 1_000;
    await this.#world.moveOn(milliseconds);
    await this.#context.addInitScript(`(${moveDate.toString()})(() => ${milliseconds})`);
    await this.#readDashboard();
    // Any press of the dashboard's has the events sent.
    await this.press('webhook-on');
    await this.go(href(this.lang, 'dashboard'));
    // Leaving while it is under way would lose the answer, and with it the session.
    await this.page.waitForFunction(() => {
      const session = JSON.parse(localStorage.getItem('session') ?? '{}') as Session;
      return session.expires_at > Date.now() / 1_000;
    });
  }

  /** To some seconds past the end of the period that is paid. */
  async waitForTheEnd(): Promise<void> {
    const { current_period_end: end } = await this.item();
    const { now } = await this.#readDashboard();
    await this.wait(end - now + 2);
  }

  /** Has the hourly comparison with Stripe run now. */
  reconcile(): Promise<void> {
    return this.#world.run('reconcile');
  }

  /** Presses a button of the local Stripe's dashboard. */
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

  /** The newest subscription of this person, as Stripe has it. */
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

  /** The day of one of Stripe's instants, as the site writes it. */
  day(seconds: number): string {
    return formatDate(this.lang, new Date(seconds * 1_000));
  }

  /** The mails with this subject, newest first, of which there are to be so many. */
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

  /** No mail with this subject was written. */
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
