/** The tables and functions of supabase/migrations that functions use, as supabase-js types them. */
import type { PlanKey } from '../../src/domain/plans.ts';

/** A row of `apply_subscriptions`; dates are ISO 8601 instants, `amount` is in cents a month. */
export type SubscriptionRow = {
  stripe_subscription_id: string;
  stripe_price_id: string;
  status: string;
  plan_key: PlanKey | null;
  plan_name: string | null;
  amount: number;
  currency: string;
  start_date: string;
  end_date: string;
  renews_at: string | null;
  cancel_at_period_end: boolean;
  created_at: string;
};

/** A row of `checkout_evidence`. */
export type EvidenceRow = {
  id: string;
  user_id: string | null;
  price_id: string;
  plan_key: PlanKey;
  amount: number;
  currency: string;
  language: 'fr' | 'en' | null;
  terms_version: string | null;
  waiver: boolean;
  created_at: string;
  checkout_session_id: string | null;
};

type CustomerRow = {
  user_id: string;
  stripe_customer_id: string;
  sync_version: number;
  created_at: string;
};

type EventRow = {
  id: string;
  type: string;
  created: string;
  received_at: string;
  processed_at: string | null;
  payload: Record<string, string>;
};

type Table<Row, Required extends keyof Row> = {
  Row: Row;
  Insert: Pick<Row, Required> & Partial<Row>;
  Update: Partial<Row>;
  Relationships: [];
};

export type Database = {
  public: {
    Tables: {
      billing_customers: Table<CustomerRow, 'user_id' | 'stripe_customer_id'>;
      subscriptions: Table<SubscriptionRow & { id: string; user_id: string }, never>;
      stripe_events: Table<EventRow, 'id' | 'type' | 'created'>;
      checkout_evidence: Table<EvidenceRow, 'price_id' | 'plan_key' | 'amount' | 'currency'>;
    };
    Views: { [Name in never]: never };
    Functions: {
      has_access: { Args: { signals?: boolean }; Returns: boolean };
      subscription_sync_version: { Args: { p_customer: string }; Returns: number | null };
      apply_subscriptions: {
        Args: {
          p_customer: string;
          p_version: number;
          p_event_id: string | null;
          p_rows: SubscriptionRow[];
        };
        Returns: boolean;
      };
      claim_checkout_evidence: {
        Args: {
          p_user: string;
          p_price: string;
          p_plan: PlanKey;
          p_amount: number;
          p_currency: string;
        };
        Returns: EvidenceRow;
      };
    };
  };
};
