/** The tables and functions of supabase/migrations that functions use, as supabase-js types them. */
import type { KeptCode } from '../../src/domain/api/account.ts';
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

/** A row of `deliveries`: a mail to send. `recipient` and `data` are emptied once it is settled. */
export type DeliveryRow = {
  id: string;
  cause: string;
  user_id: string | null;
  purpose: 'account' | 'signals' | 'lessons' | 'market';
  template: string;
  language: 'fr' | 'en';
  recipient: string | null;
  data: unknown;
  created_at: string;
  not_before: string;
  attempts: number;
  claimed_until: string | null;
  sent_at: string | null;
  given_up_at: string | null;
  last_error: string | null;
};

/** A row of `erasures`: an account's end, and how far it came. */
export type ErasureRow = {
  id: string;
  user_id: string;
  language: 'fr' | 'en';
  requested_at: string;
  billing_ended_at: string | null;
  account_deleted_at: string | null;
  finished_at: string | null;
  attempts: number;
  last_error: string | null;
  next_try_at: string;
  stripe_customers: string[];
};

type CodeRow = {
  user_id: string;
  code_hash: string;
  created_at: string;
  used_at: string | null;
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

type Nothing = Record<string, never>;

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
      deliveries: Table<DeliveryRow, 'cause' | 'purpose' | 'template' | 'language'>;
      erasures: Table<ErasureRow, 'user_id' | 'language'>;
      recovery_codes: Table<CodeRow, 'user_id' | 'code_hash'>;
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
      second_factor_given: { Args: Nothing; Returns: boolean };
      take_rate: { Args: { p_key: string; p_limit: number; p_seconds: number }; Returns: number };
      export_account: {
        Args: { p_user: string };
        Returns: { account: Record<string, unknown[]>; data: Record<string, unknown[]> };
      };
      enqueue_mail: {
        Args: {
          p_cause: string;
          p_user: string;
          p_purpose: DeliveryRow['purpose'];
          p_template: string;
          p_data?: unknown;
          p_language?: 'fr' | 'en';
          p_recipient?: string;
          p_delay_seconds?: number;
        };
        Returns: string | null;
      };
      claim_deliveries: {
        Args: { p_limit: number; p_lease_seconds: number; p_only?: string };
        Returns: DeliveryRow[];
      };
      finish_delivery: { Args: { p_id: string }; Returns: boolean };
      retry_delivery: {
        Args: { p_id: string; p_attempt: number; p_error: string; p_permanent?: boolean };
        Returns: boolean;
      };
      replace_recovery_codes: { Args: { p_user: string; p_hashes: string[] }; Returns: undefined };
      use_recovery_code: { Args: { p_user: string; p_hash: string }; Returns: string | null };
      restore_recovery_code: {
        Args: { p_user: string; p_hash: string; p_mail: string };
        Returns: undefined;
      };
      begin_erasure: { Args: { p_user: string; p_language: 'fr' | 'en' }; Returns: ErasureRow };
      claim_erasures: { Args: { p_limit: number }; Returns: ErasureRow[] };
      prepare_erasure: { Args: { p_erasure: string }; Returns: KeptCode[] };
      erase_traces: { Args: { p_erasure: string }; Returns: undefined };
      finish_erasure: { Args: { p_erasure: string }; Returns: boolean };
      forget_old: { Args: Nothing; Returns: undefined };
    };
  };
};
