/** Tables and functions of support tickets. */
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { TransactionLimit } from './rate-limits.ts';

/** The result of `open_ticket`. */
export type OpenedTicketRow = {
  /** `known`: a ticket already exists for this message. */
  outcome: 'opened' | 'known' | 'token_used' | 'limited' | 'proof_required';
  /** Seconds, when `limited`. */
  wait: number;
  /** All three are null without a ticket. */
  ticket_id: string | null;
  ticket: string | null;
  copy_to: string | null;
};

export type SupportFunctions = {
  open_ticket: {
    Args: {
      p_request: string;
      p_form_token_hash: string;
      p_user: string | null;
      p_name: string;
      p_email: string;
      p_subject: string;
      p_message: string;
      p_language: Lang;
      p_limits: readonly TransactionLimit[];
    };
    Returns: OpenedTicketRow[];
  };
};
