/** Contract of `POST /.netlify/functions/billing`: reads and changes the user's subscription. */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { planKeys, type PlanKey } from '../billing/plans.ts';
import type { StripeStatus } from '../billing/stripe-status.ts';
import type { PaymentIssue } from '../billing/subscription-row.ts';
import type { SubscriptionState } from '../billing/subscription-status.ts';
import type { CommonCode } from './errors.ts';

const stripeId = z.string().regex(/^[a-z]+_\w{1,250}$/);

export const billingRequest = z.discriminatedUnion('action', [
  /** Everything the billing section shows. Response: `BillingOverview`. */
  z.strictObject({ action: z.literal('overview') }),
  /** Previews what a change of plan costs now and later. Response: `PlanPreview`. */
  z.strictObject({ action: z.literal('preview-plan'), plan: z.enum(planKeys) }),
  /** Changes the plan at the previewed amounts only. Response: `PlanChange`. */
  z.strictObject({
    action: z.literal('change-plan'),
    plan: z.enum(planKeys),
    /** Both as returned by the preview. */
    prorated_at: z.int().positive(),
    due_now: z.int(),
  }),
  /** Resumes a cancelled subscription before its period ends. Response: `BillingOverview`. */
  z.strictObject({ action: z.literal('resume') }),
  /** Starts the entry of a new card. Response: `CardSetup`. */
  z.strictObject({ action: z.literal('card-setup') }),
  /**
   * Makes the entered card the default and pays the open invoice with it. Response:
   * `BillingOverview`.
   */
  z.strictObject({ action: z.literal('card-save'), setup_intent: stripeId }),
  /** “I paid but have no access”: reloads this customer's data from Stripe. Response: `Recheck`. */
  z.strictObject({ action: z.literal('recheck') }),
  /** Status of the last Stripe Checkout session. Response: `CheckoutStatus`. */
  z.strictObject({ action: z.literal('checkout-status') }),
  /** Stripe's customer portal. Response: `{ url }`. */
  z.strictObject({ action: z.literal('portal'), lang: z.enum(langs) }),
]);
export type BillingRequest = z.input<typeof billingRequest>;

/** Instants are ISO 8601; amounts are in cents of `currency`. */
export interface BilledSubscription {
  /** Reference shown to customers: `ECT-1A2B3C4D`. */
  readonly reference: string;
  readonly plan: PlanKey | null;
  readonly state: SubscriptionState;
  readonly stripe_status: StripeStatus;
  /** Whether it gives access now. */
  readonly active: boolean;
  /** Price of one month. */
  readonly amount: number;
  readonly currency: string;
  readonly started_at: string;
  readonly paid_until: string;
  /** Last instant of access, grace period included. */
  readonly access_until: string;
  /** Null if there will be no further charge. */
  readonly renews_at: string | null;
  /** Requested end; null while it renews or once it is over. */
  readonly ends_at: string | null;
  readonly payment_issue: PaymentIssue | null;
  /** Stripe's page to pay or authenticate the open invoice; null if none is open. */
  readonly pay_url: string | null;
  /** Last second of the right of withdrawal (23:59:59 in Paris); null once over, or withdrawn. */
  readonly withdrawal_until: string | null;
}

export interface BilledInvoice {
  readonly number: string;
  readonly date: string;
  /** In cents: what remains to be paid of an open invoice, else its total. */
  readonly amount: number;
  readonly currency: string;
  /** `refunded` and `part-refunded`: paid invoices that were refunded. */
  readonly status: 'paid' | 'open' | 'refunded' | 'part-refunded' | 'void' | 'uncollectible';
  /** URLs at Stripe. */
  readonly pdf: string | null;
  readonly page: string | null;
}

export interface BilledCard {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

export interface BillingOverview {
  /** The live subscription, else the newest; null: never subscribed. */
  readonly subscription: BilledSubscription | null;
  readonly card: BilledCard | null;
  /** Newest first, at most 24. */
  readonly invoices: readonly BilledInvoice[];
  /** Plans on sale, to which the subscription may change. */
  readonly offered: readonly PlanKey[];
}

export interface PlanPreview {
  readonly plan: PlanKey;
  /** Cents charged now; negative: credited to the next invoices. */
  readonly due_now: number;
  /** The parts of `due_now`: credit for the current plan (negative), and charge for the new one. */
  readonly credit: number;
  readonly charge: number;
  /**
   * Balance of earlier changes: a credit, used here (negative), or an amount that was too small
   * to charge.
   */
  readonly balance: number;
  /**
   * Amount too small to charge on its own, added to the next invoice; `due_now` is the sum of
   * the other three minus this.
   */
  readonly later: number;
  /** Price of one month from the next renewal. */
  readonly next_amount: number;
  readonly next_at: string;
  readonly currency: string;
  /** Unix seconds; to be sent unchanged in `change-plan`. */
  readonly prorated_at: number;
}

/** `pay_url`: the bank requires authentication; the plan changes after that. */
export interface PlanChange {
  readonly overview: BillingOverview;
  readonly pay_url: string | null;
}

/** For Stripe's Payment Element. */
export interface CardSetup {
  readonly client_secret: string;
}

/**
 * What Stripe reports after a reload. `open`: access was already there; `repaired`: access
 * restored now; `processing`: the bank has not responded; `payment_due`: the last payment
 * failed (see the overview); `ended`: the subscription is over; `returned`: a payment arrived
 * after its end and was refunded; `suspended`: refunded or disputed; `none`: no payment under
 * this account.
 */
export interface Recheck {
  readonly found:
    | 'open'
    | 'repaired'
    | 'processing'
    | 'payment_due'
    | 'ended'
    | 'returned'
    | 'suspended'
    | 'none';
  /** Instant of the end, for `ended` and `returned`. */
  readonly ended_at: string | null;
  /** The newest refunded payment, for `returned`: cents of `currency`. */
  readonly refunded: { readonly amount: number; readonly currency: string } | null;
  readonly pay_url: string | null;
}

/**
 * The user's newest Stripe Checkout session. `open`: not paid, `url` leads back to it;
 * `expired`: abandoned; `paid`: this one or an earlier one, the subscription is stored;
 * `processing`: paid, not confirmed yet; `declined` and `action_required`: `url` is the page that
 * fixes it, if there is one; `returned`: paid after the subscription had ended, and refunded;
 * `none`: no session.
 */
export interface CheckoutStatus {
  readonly state:
    | 'none'
    | 'open'
    | 'expired'
    | 'processing'
    | 'paid'
    | 'declined'
    | 'action_required'
    | 'returned';
  readonly url: string | null;
}

export interface PortalResponse {
  readonly url: string;
}

/**
 * `second_factor_required`: the session has not passed the second factor; `no_subscription`: no
 * live subscription to change; `same_plan`; `plan_not_open`: it is not on sale yet; `ending`: it is cancelled, so resume it first;
 * `payment_due`: an invoice is open, or the renewal is not charged yet; `changed`: the amount
 * differs from the preview, preview again; `preview_expired`: the preview is older than five minutes or than the last
 * change, preview again; `too_many_changes`: four changes of plan in 24 hours; `suspended`: the
 * payment of the period was refunded or is disputed; `card_declined`: the bank declined the new card, the former one stays;
 * `plan_unchanged`: the bank declined the payment of a change of plan, the plan stays;
 * `unknown_card`: not a card entered here; `stripe_unavailable`: Stripe did not respond,
 * nothing was changed as far as is known.
 */
export type BillingCode =
  | CommonCode
  | 'second_factor_required'
  | 'no_subscription'
  | 'same_plan'
  | 'plan_not_open'
  | 'ending'
  | 'payment_due'
  | 'changed'
  | 'preview_expired'
  | 'too_many_changes'
  | 'suspended'
  | 'card_declined'
  | 'plan_unchanged'
  | 'unknown_card'
  | 'stripe_unavailable';
