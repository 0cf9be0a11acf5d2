/** Tables and functions of the email outbox and of the scheduled function `deliver`. */
import type { EmailPurpose } from '../../../../src/domain/account/optional-emails.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { EmailTemplate } from '../../../mail/index.ts';
import type { Nothing, Table } from './shape.ts';

/** A row of `emails`. `recipient` and `data` are cleared once it is sent or has failed permanently. */
export type EmailRow = {
  id: string;
  cause: string;
  user_id: string | null;
  purpose: 'account' | EmailPurpose;
  template: EmailTemplate;
  language: Lang;
  recipient: string | null;
  data: unknown;
  created_at: string;
  not_before: string;
  attempts: number;
  leased_until: string | null;
  sent_at: string | null;
  given_up_at: string | null;
  last_error: string | null;
  /** Send order: 0 a user is waiting for it, 1 signals and appointment reminders, 2 the rest. */
  priority: number;
  lease_expirations: number;
  cancelled_at: string | null;
};

export type OutboxTables = {
  emails: Table<EmailRow, 'cause' | 'purpose' | 'template' | 'language'>;
};

export type OutboxFunctions = {
  enqueue_user_email: {
    Args: {
      p_cause: string;
      p_user: string;
      p_purpose: EmailRow['purpose'];
      p_template: EmailTemplate;
      p_data?: unknown;
      p_language?: Lang;
      p_delay_seconds?: number;
    };
    Returns: string | null;
  };
  enqueue_renewal_notices: { Args: Nothing; Returns: number };
  claim_emails: {
    Args: {
      p_limit: number;
      p_lease_seconds: number;
      p_only?: readonly string[];
      p_per_second?: number;
    };
    Returns: EmailRow[];
  };
  settle_emails: {
    Args: { p_results: unknown; p_pause_seconds?: number; p_wait_seconds?: number };
    Returns: string[];
  };
  next_email_at: { Args: Nothing; Returns: string | null };
  next_work_at: { Args: { p_until: string }; Returns: string | null };
  purge_expired: { Args: Nothing; Returns: undefined };
};
