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
export type LineItem = Wire<Stripe.LineItem>;
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
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
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
}

export type ObjectName = keyof ObjectTypes;

/** The newest API version this stand-in answers in (the one pinned by `stripe` 23.1.0). */
export const API_VERSION = '2026-10-28.endive';
