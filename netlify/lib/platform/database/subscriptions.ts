/** Tables and functions of subscriptions and Stripe data. */
import type { PlanKey } from '../../../../src/domain/billing/plans.ts';
import type { SubscriptionRow } from '../../../../src/domain/billing/subscription-row.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { Nothing, Table } from './shape.ts';

/** A row passed to `apply_subscriptions`: the columns that come from Stripe, and the id of the evidence. */
export type SubscriptionUpdate = Omit<
  SubscriptionRow,
  | 'id'
  | 'user_id'
  | 'stripe_customer_id'
  | 'includes_signals'
  | 'evidence_id'
  | 'reference'
  | 'updated_at'
> & { paid_until: string; evidence: string | null };

/** A row of `checkout_evidence`. */
export type EvidenceRow = {
  id: string;
  user_id: string | null;
  price_id: string;
  plan_key: PlanKey;
  amount: number;
  currency: string;
  language: Lang | null;
  terms_version: string | null;
  waiver: boolean;
  created_at: string;
  checkout_session_id: string | null;
  accepted_at_stripe: string | null;
  contract_ended_at: string | null;
};

type CustomerRow = {
  user_id: string;
  stripe_customer_id: string;
  sync_version: number;
  created_at: string;
};

/** A row of `stripe_events`; `payload` holds ids only. */
export type EventRow = {
  id: string;
  type: string;
  created: string;
  received_at: string;
  processed_at: string | null;
  payload: Record<string, string>;
  leased_until: string | null;
  next_attempt_at: string;
  attempts: number;
};

/** A row of `reconcile_runs`. */
export type RunRow = {
  id: string;
  started_at: string;
  finished_at: string | null;
  leased_until: string | null;
  progress: unknown;
  report: unknown;
};

/** A row of `payment_links`: the subscription that a payment is for. */
export type PaymentLinkRow = {
  charge_id: string;
  charged_at: string;
  /** Null for a payment without an invoice of a subscription. */
  stripe_subscription_id: string | null;
  /** End of the paid period. */
  period_end: string | null;
};

export type SubscriptionsTables = {
  billing_customers: Table<CustomerRow, 'user_id' | 'stripe_customer_id'>;
  subscriptions: Table<SubscriptionRow, never>;
  stripe_events: Table<EventRow, 'id' | 'type' | 'created'>;
  checkout_evidence: Table<EvidenceRow, 'price_id' | 'plan_key' | 'amount' | 'currency'>;
  reconcile_runs: Table<RunRow, never>;
  payment_links: Table<PaymentLinkRow, 'charge_id' | 'charged_at'>;
};

export type SubscriptionsFunctions = {
  has_access: { Args: { signals?: boolean }; Returns: boolean };
  subscription_sync_version: { Args: { p_customer: string }; Returns: number | null };
  apply_subscriptions: {
    Args: {
      p_customer: string;
      p_version: number;
      p_event_id: string | null;
      p_rows: SubscriptionUpdate[];
    };
    Returns: boolean;
  };
  enqueue_returned_payment: {
    Args: {
      p_subscription: string;
      p_payment: string;
      p_amount: number;
      p_currency: string;
      p_paid_at: string;
    };
    Returns: undefined;
  };
  claim_event: {
    Args: {
      p_id: string;
      p_type: string;
      p_created: string;
      p_payload: Record<string, string>;
      p_handled: boolean;
      p_lease_seconds: number;
    };
    Returns: 'claimed' | 'busy' | 'done';
  };
  claim_waiting_events: {
    Args: { p_limit: number; p_lease_seconds: number };
    Returns: EventRow[];
  };
  claim_reconcile: {
    Args: { p_every_seconds: number; p_lease_seconds: number };
    Returns: RunRow[];
  };
  enqueue_unexplained_payment: {
    Args: {
      p_charge: string;
      p_customer: string | null;
      p_amount: number;
      p_currency: string;
      p_at: string;
      p_reason: string;
    };
    Returns: undefined;
  };
  duplicate_subscriptions: { Args: Nothing; Returns: string[][] };
  claim_checkout_evidence: {
    Args: {
      p_user: string;
      p_price: string;
      p_plan: PlanKey;
      p_amount: number;
      p_currency: string;
      p_terms: string;
    };
    Returns: EvidenceRow;
  };
};
