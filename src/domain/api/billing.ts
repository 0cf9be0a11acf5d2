/** Contract of `POST /.netlify/functions/billing`: what a person sees and changes of their subscription. */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { planKeys, type PlanKey } from '../billing/plans.ts';
import type { StripeStatus } from '../billing/stripe-status.ts';
import type { PaymentIssue } from '../billing/subscription-row.ts';
import type { SubscriptionState } from '../billing/subscription-status.ts';
import type { CommonCode } from './errors.ts';

const stripeId = z.string().regex(/^[a-z]+_\w{1,250}$/);

export const billingRequest = z.discriminatedUnion('action', [
  /** Everything the billing section shows. Answer: `BillingOverview`. */
  z.strictObject({ action: z.literal('overview') }),
  /** What a change of plan would cost now and later. Answer: `PlanPreview`. */
  z.strictObject({ action: z.literal('preview-plan'), plan: z.enum(planKeys) }),
  /** Changes the plan for exactly what a preview showed. Answer: `PlanChange`. */
  z.strictObject({
    action: z.literal('change-plan'),
    plan: z.enum(planKeys),
    /** Both as the preview gave them. */
    prorated_at: z.int().positive(),
    due_now: z.int(),
  }),
  /** Takes a cancellation back while the period runs. Answer: `BillingOverview`. */
  z.strictObject({ action: z.literal('resume') }),
  /** Opens the entry of a new card. Answer: `CardSetup`. */
  z.strictObject({ action: z.literal('card-setup') }),
  /** Uses the card entered from now on, and pays what is open with it. Answer: `BillingOverview`. */
  z.strictObject({ action: z.literal('card-save'), setup_intent: stripeId }),
  /** “I paid but have no access”: reads Stripe again for this person. Answer: `Recheck`. */
  z.strictObject({ action: z.literal('recheck') }),
  /** What became of the last payment page. Answer: `CheckoutStatus`. */
  z.strictObject({ action: z.literal('checkout-status') }),
  /** Stripe's own billing page. Answer: `{ url }`. */
  z.strictObject({ action: z.literal('portal'), lang: z.enum(langs) }),
]);
export type BillingRequest = z.input<typeof billingRequest>;

/** Instants are ISO 8601; amounts are in cents of `currency`. */
export interface BilledSubscription {
  /** What people quote: `ECT-1A2B3C4D`. */
  readonly reference: string;
  readonly plan: PlanKey | null;
  readonly state: SubscriptionState;
  readonly stripe_status: StripeStatus;
  /** Whether lessons are open now. */
  readonly active: boolean;
  /** Price of one month. */
  readonly amount: number;
  readonly currency: string;
  readonly started_at: string;
  readonly paid_until: string;
  /** The last instant of access, grace included. */
  readonly access_until: string;
  /** Null when no charge will come. */
  readonly renews_at: string | null;
  /** When it ends because that was asked for; null while it renews or once it is over. */
  readonly ends_at: string | null;
  readonly payment_issue: PaymentIssue | null;
  /** Stripe's page where the open invoice is paid or authenticated; null when nothing is open. */
  readonly pay_url: string | null;
  /** The last second to withdraw (23:59:59 in Paris); null once over, or withdrawn. */
  readonly withdrawal_until: string | null;
}

export interface BilledInvoice {
  readonly number: string;
  readonly date: string;
  readonly amount: number;
  readonly currency: string;
  /** `refunded` and `part-refunded` are paid invoices whose money went back. */
  readonly status: 'paid' | 'open' | 'refunded' | 'part-refunded' | 'void' | 'uncollectible';
  /** Addresses at Stripe. */
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
  /** The running one, else the newest; null: never subscribed. */
  readonly subscription: BilledSubscription | null;
  readonly card: BilledCard | null;
  /** Newest first, at most 24. */
  readonly invoices: readonly BilledInvoice[];
}

export interface PlanPreview {
  readonly plan: PlanKey;
  /** Cents charged at once; negative: a credit on the next invoices. */
  readonly due_now: number;
  /** The parts of `due_now`: what is left of the present plan (negative) and of the new one. */
  readonly credit: number;
  readonly charge: number;
  /** What earlier changes left: a credit, used up here (negative), or what was too little to charge. */
  readonly balance: number;
  /** Too little for a charge of its own, so the next invoice has it; `due_now` is the other three less this. */
  readonly later: number;
  /** Price of one month from the next renewal on. */
  readonly next_amount: number;
  readonly next_at: string;
  readonly currency: string;
  /** Unix seconds; goes back unchanged into `change-plan`. */
  readonly prorated_at: number;
}

/** `pay_url`: the bank asks the cardholder to authenticate; the plan changes once that is done. */
export interface PlanChange {
  readonly overview: BillingOverview;
  readonly pay_url: string | null;
}

/** For Stripe's Payment Element. */
export interface CardSetup {
  readonly client_secret: string;
}

/**
 * What Stripe knows of the person, once read again. `open`: access was there; `repaired`: it is open now;
 * `processing`: the bank has not answered; `payment_due`: the last payment failed (see the overview);
 * `ended`: the subscription is over; `suspended`: paid back or disputed; `none`: no payment under this account.
 */
export interface Recheck {
  readonly found:
    'open' | 'repaired' | 'processing' | 'payment_due' | 'ended' | 'suspended' | 'none';
  /** Instant of the end, for `ended`. */
  readonly ended_at: string | null;
  readonly pay_url: string | null;
}

/**
 * The newest payment page of the person. `open`: not paid, `url` leads back to it; `expired`: left without
 * paying; `paid`: the subscription is stored; `processing`: paid, on its way; `declined` and
 * `action_required`: `url` is where to put it right, if there is such a page; `none`: never opened one.
 */
export interface CheckoutStatus {
  readonly state:
    'none' | 'open' | 'expired' | 'processing' | 'paid' | 'declined' | 'action_required';
  readonly url: string | null;
}

export interface PortalResponse {
  readonly url: string;
}

/**
 * `second_factor_required`: the session has not given it; `no_subscription`: nothing runs that this could
 * change; `same_plan`; `ending`: it is cancelled, so resume it first; `payment_due`: pay what is open first;
 * `changed`: the amount is not the previewed one any more, preview again; `card_declined`: the bank declined
 * the new card, the former one stays; `plan_unchanged`: the bank declined the payment of a change of plan, the
 * plan stays; `unknown_card`: not a card entered here; `stripe_unavailable`: Stripe did not answer, nothing was
 * changed as far as is known.
 */
export type BillingCode =
  | CommonCode
  | 'second_factor_required'
  | 'no_subscription'
  | 'same_plan'
  | 'ending'
  | 'payment_due'
  | 'changed'
  | 'card_declined'
  | 'plan_unchanged'
  | 'unknown_card'
  | 'stripe_unavailable';
