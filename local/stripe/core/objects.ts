import type Stripe from 'stripe';

/**
 * A Stripe object in JSON before expansion: expandable fields hold ids, decimals hold strings. Derived from
 * the official types, so that a missing or misspelt field does not compile.
 */
type Wire<T> = string extends T
  ? Extract<T, string | null | undefined>
  : T extends Stripe.Decimal
    ? string
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T;

export type Customer = Wire<Stripe.Customer>;
export type BalanceTransaction = Wire<Stripe.CustomerBalanceTransaction>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type Coupon = Wire<Stripe.Coupon>;
export type PromotionCode = Wire<Stripe.PromotionCode>;
export type Discount = Wire<Stripe.Discount>;
export type CheckoutSession = Wire<Stripe.Checkout.Session>;
export type Subscription = Wire<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Charge = Wire<Stripe.Charge>;
export type Refund = Wire<Stripe.Refund>;
export type Dispute = Wire<Stripe.Dispute>;
export type SetupIntent = Wire<Stripe.SetupIntent>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;

/** A recorded event; `data.object` is a snapshot of the object at that moment. */
export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
  readonly type: string;
}

/** One attempt to deliver an event. */
export interface DeliveryAttempt {
  /** Unix milliseconds. */
  readonly at: number;
  /** HTTP status, `null` without a response. */
  readonly status: number | null;
  /** Duration in milliseconds. */
  readonly took: number;
  readonly error: string | null;
}

/** State of a delivery; `parked`: ten attempts failed and there is no automatic retry. */
export interface Delivery {
  readonly id: string;
  readonly object: 'delivery';
  readonly event: string;
  readonly state: 'pending' | 'delivered' | 'parked';
  /** Attempts since it was queued or resent. */
  readonly attempts: number;
  /** Unix milliseconds of the next attempt. */
  readonly next_at: number;
  /** All attempts, oldest first. */
  readonly log: readonly DeliveryAttempt[];
}

/** A stored response for an idempotency key. */
export interface KeptAnswer {
  readonly id: string;
  readonly object: 'kept_answer';
  /** The request. */
  readonly request: string;
  readonly status: number;
  readonly body: string;
  /** Unix milliseconds. */
  readonly at: number;
}

/** Object types in the store, by their `object` field. */
export interface ObjectTypes {
  readonly customer: Customer;
  readonly customer_balance_transaction: BalanceTransaction;
  readonly product: Product;
  readonly price: Price;
  readonly coupon: Coupon;
  readonly promotion_code: PromotionCode;
  readonly discount: Discount;
  readonly 'checkout.session': CheckoutSession;
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  readonly invoice_payment: InvoicePayment;
  readonly payment_intent: PaymentIntent;
  readonly payment_method: PaymentMethod;
  readonly charge: Charge;
  readonly refund: Refund;
  readonly dispute: Dispute;
  readonly setup_intent: SetupIntent;
  readonly 'billing_portal.session': PortalSession;
  readonly event: StripeEvent;
  readonly delivery: Delivery;
  readonly kept_answer: KeptAnswer;
}

export type ObjectName = keyof ObjectTypes;

/** The newest supported API version (the one pinned by `stripe` 23.1.0). */
export const apiVersion = '2026-10-28.endive';
