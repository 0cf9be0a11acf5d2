/** Tables and functions of support tickets. */
import type { TicketStatus } from '../../../../src/domain/api/desk.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { TransactionLimit } from './rate-limits.ts';
import type { Table } from './shape.ts';

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

export type TicketRow = {
  id: string;
  reference: string;
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Lang;
  status: TicketStatus;
  priority: 'signals' | 'subscriber' | 'normal';
  sort_order: number;
  answers: { request: string; at: string; text: string }[];
  version: number;
  created_at: string;
  updated_at: string;
};

export type SupportTables = {
  support_tickets: Table<TicketRow, 'name' | 'email' | 'subject' | 'message' | 'language'>;
};

/** Result of a change by the desk; `version` is the ticket's current one. */
type Changed<Done extends string> = {
  outcome: Done | 'conflict' | 'unknown';
  version: number | null;
}[];

export type SupportFunctions = {
  answer_ticket: {
    Args: {
      p_id: string;
      p_version: number;
      p_request: string;
      p_text: string;
    };
    Returns: Changed<'answered'>;
  };
  set_ticket: {
    Args: { p_id: string; p_version: number; p_status: TicketStatus };
    Returns: Changed<'set'>;
  };
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
