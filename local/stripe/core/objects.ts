import type Stripe from 'stripe';

/**
 * A Stripe object as it travels in JSON before expansion: expandable fields hold ids, decimals
 * hold strings. Built from the official types, so that a missing or misnamed field does not compile.
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

/** One try at posting an event. */
export interface DeliveryAttempt {
  /** Unix milliseconds. */
  readonly at: number;
  /** HTTP status, `null` when no answer came. */
  readonly status: number | null;
  /** How long it took, in milliseconds. */
  readonly took: number;
  readonly error: string | null;
}

/** Where an event stands; `parked` means ten tries failed and nobody tries again by itself. */
export interface Delivery {
  readonly id: string;
  readonly object: 'delivery';
  readonly event: string;
  readonly state: 'pending' | 'delivered' | 'parked';
  /** Tries since it was queued or resent. */
  readonly attempts: number;
  /** Unix milliseconds of the next try. */
  readonly next_at: number;
  /** Every try ever made, oldest first. */
  readonly log: readonly DeliveryAttempt[];
}

/** An answer kept for requests that come with the same key. */
export interface KeptAnswer {
  readonly id: string;
  readonly object: 'kept_answer';
  /** What was asked. */
  readonly request: string;
  readonly status: number;
  readonly body: string;
  /** Unix milliseconds. */
  readonly at: number;
}

/** What the store keeps, by the value of each object's `object` field. */
export interface ObjectTypes {
  customer: Customer;
  customer_balance_transaction: BalanceTransaction;
  product: Product;
  price: Price;
  coupon: Coupon;
  promotion_code: PromotionCode;
  discount: Discount;
  'checkout.session': CheckoutSession;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  setup_intent: SetupIntent;
  'billing_portal.session': PortalSession;
  event: StripeEvent;
  delivery: Delivery;
  kept_answer: KeptAnswer;
}

export type ObjectName = keyof ObjectTypes;

/** The newest API version this stand-in answers in (the one pinned by `stripe` 23.1.0). */
export const apiVersion = '2026-10-28.endive';
