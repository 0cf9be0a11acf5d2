/** Tables and functions of mails to send, and what is due. */
import type { Nothing, Table } from './shape.ts';

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
  /** What leaves first: 0 somebody waits for it, 1 signals, 2 it can wait. */
  priority: number;
  deaths: number;
  withdrawn_at: string | null;
};

export type OutboxTables = {
  deliveries: Table<DeliveryRow, 'cause' | 'purpose' | 'template' | 'language'>;
};

export type OutboxFunctions = {
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
  enqueue_renewal_notices: { Args: Nothing; Returns: number };
  claim_deliveries: {
    Args: {
      p_limit: number;
      p_lease_seconds: number;
      p_only?: readonly string[];
      p_per_second?: number;
    };
    Returns: DeliveryRow[];
  };
  settle_deliveries: {
    Args: { p_results: unknown; p_pause_seconds?: number; p_wait_seconds?: number };
    Returns: string[];
  };
  next_delivery: { Args: Nothing; Returns: string | null };
  next_due: { Args: { p_until: string }; Returns: string | null };
  forget_old: { Args: Nothing; Returns: undefined };
};
